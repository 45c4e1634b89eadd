"""KataGo's net of the run g170 (model version 8) as a reader of our records."""

import numpy
import torch
import torch.nn.functional as F

from records import planes

# The teacher's planes that are bits of ours; its ladders of one and two moves
# ago are extras, and the rest is zero under area rules.
FROM_POINTS = {
    0: 15, 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5,
    9: 10, 10: 11, 11: 12, 12: 13, 13: 14,
    14: 6, 17: 7, 18: 8, 19: 9,
}
FROM_EXTRAS = {15: 0, 16: 1}


class Teacher:
    def __init__(self, path, device, dtype):
        self.device, self.dtype = device, dtype
        arrays = numpy.load(path)
        self.w = {}
        for name in arrays.files:
            array = torch.from_numpy(arrays[name].astype(numpy.float32)).to(device)
            if array.dim() == 4:
                array = array.permute(3, 2, 0, 1).contiguous(memory_format=torch.channels_last)
                array = array.to(dtype)
            self.w[name] = array
        self.blocks = 0
        while f"b{self.blocks}.conv1" in self.w:
            self.blocks += 1

    def conv(self, x, name):
        w = self.w[name]
        return F.conv2d(x, w, padding=w.shape[-1] // 2)

    def norm(self, x, name):
        scale, shift = self.w[name + ".s"].to(x.dtype), self.w[name + ".b"].to(x.dtype)
        return torch.addcmul(shift[:, None, None], x, scale[:, None, None]).relu_()

    @staticmethod
    def pool(x):
        s = (x.shape[-1] - 14) / 10
        x = x.float()
        mean = x.mean((2, 3))
        return torch.cat([mean, mean * s, x.amax((2, 3))], 1)

    @torch.no_grad()
    def __call__(self, points, extras, numbers, lines):
        """-> policy logits [b, n·n+1], win, lead and ownership of the side to play."""
        b, area = points.shape
        x = torch.zeros(b, 22, area, device=self.device, dtype=self.dtype)
        bits = planes(points).to(self.dtype)
        for plane, bit in FROM_POINTS.items():
            x[:, plane] = bits[:, :, bit]
        for plane, bit in FROM_EXTRAS.items():
            x[:, plane] = (extras >> bit & 1).to(self.dtype)
        x = x.view(b, 22, lines, lines).contiguous(memory_format=torch.channels_last)
        g = torch.zeros(b, 19, device=self.device)
        g[:, :5] = numbers[:, :5]
        g[:, 5] = numbers[:, 5]
        g[:, 6], g[:, 7] = 1.0, 0.5
        g[:, 18] = numbers[:, 6]
        x = self.conv(x, "c1") + (g @ self.w["gi"]).to(self.dtype)[:, :, None, None]
        for i in range(self.blocks):
            p = f"b{i}."
            y = self.norm(x, p + "bn1")
            if p + "gconv" in self.w:
                q = self.pool(self.norm(self.conv(y, p + "gconv"), p + "gbn"))
                bias = (q @ self.w[p + "gmul"]).to(self.dtype)
                y = self.conv(y, p + "conv1") + bias[:, :, None, None]
            else:
                y = self.conv(y, p + "conv1")
            x = x + self.conv(self.norm(y, p + "bn2"), p + "conv2")
        x = self.norm(x, "tb")
        q = self.pool(self.norm(self.conv(x, "g1"), "g1b"))
        h = self.conv(x, "p1") + (q @ self.w["gp"]).to(self.dtype)[:, :, None, None]
        place = self.conv(self.norm(h, "p1b"), "p2").reshape(b, area).float()
        logits = torch.cat([place, q @ self.w["pp"]], 1)
        v = self.norm(self.conv(x, "v1"), "v1b")
        s = (lines - 14) / 10
        mean = v.float().mean((2, 3))
        w = torch.cat([mean, mean * s, mean * (s * s - 0.1)], 1)
        h = F.relu(w @ self.w["v2"] + self.w["v2b"])
        outcome = torch.softmax(h @ self.w["v3"] + self.w["v3b"], 1)
        win = outcome[:, 0] + outcome[:, 2] / 2
        lead = (h @ self.w["sv"] + self.w["svb"])[:, 2] * 20
        ownership = torch.tanh(self.conv(v, "ow").reshape(b, area).float())
        return logits, win, lead, ownership
