"""One step of training after another, on CUDA recorded once and played back.

A step is a thousand small launches, for which the processor takes longer than
the GPU takes for their work: recorded, all of them are one launch.
"""

import torch

from batches import HUMAN, WEIGHTS, forward, loss_of


class Steps:
    def __init__(self, run, net):
        self.run, self.net = run, net
        rate = run.args.rate
        matrices = [p for p in net.parameters() if p.dim() > 1]
        vectors = [p for p in net.parameters() if p.dim() <= 1]
        self.optimizer = torch.optim.AdamW(
            [{"params": matrices, "weight_decay": 0.01}, {"params": vectors, "weight_decay": 0.0}],
            lr=torch.tensor(rate, device=run.device) if run.cuda else rate,
            betas=(0.9, 0.98),
            fused=run.cuda,
            capturable=run.cuda,
        )
        self.recorded = {} if run.cuda else None
        self.memory = None

    def set_rate(self, rate):
        for group in self.optimizer.param_groups:
            if torch.is_tensor(group["lr"]):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate

    def plain(self, groups):
        """-> the losses of each group, not yet read from the device."""
        total, losses = 0.0, {}
        boards = sum(len(batch["points"]) for _, batch, _ in groups)
        for (name, batch, _), answer in zip(groups, forward(self.run, self.net, groups)):
            share = len(batch["points"]) / boards
            for kind, loss in loss_of(batch, answer, name in HUMAN).items():
                total = total + share * WEIGHTS[kind] * loss
                losses[f"{name}.{kind}"] = loss.detach()
        self.optimizer.zero_grad(set_to_none=False)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 2.0, foreach=True)
        self.optimizer.step()
        return losses

    def record(self, groups):
        """-> the recording, where it reads its boards from, where it leaves its losses."""
        inputs = [(name, {k: v.clone() for k, v in batch.items()}, lines) for name, batch, lines in groups]
        recording = torch.cuda.CUDAGraph()
        with torch.cuda.graph(recording, pool=self.memory):
            losses = self.plain(inputs)
        self.memory = recording.pool()
        return recording, inputs, losses

    def warm(self, groups):
        """Steps as they come, aside, so that whatever is made once is made."""
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(2):
                losses = self.plain(groups)
        torch.cuda.current_stream().wait_stream(aside)
        return losses

    def __call__(self, groups):
        if self.recorded is None:
            return self.plain(groups)
        sizes = tuple(lines for _, _, lines in groups)
        if sizes not in self.recorded:
            losses = self.warm(groups)
            try:
                self.recorded[sizes] = self.record(groups)
            except RuntimeError as error:
                self.run.say(not_recorded=str(error)[:300])
                self.recorded = None
            return losses
        recording, inputs, losses = self.recorded[sizes]
        for (_, batch, _), (_, kept, _) in zip(groups, inputs):
            for name, values in batch.items():
                kept[name].copy_(values)
        recording.replay()
        return losses
