//! A thread that works for a match, as the match sees it.
//!
//! It starts with the first question and answers them in their order. An answer has
//! the ticket of its question, so that what nobody waits for any more can be told
//! from what someone does. Who asks never waits.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::Duration;

use super::Waker;

/// How long a match that is left waits for what a thread has started.
const EXIT_LIMIT: Duration = Duration::from_secs(2);

/// The number of a question; later ones are larger.
pub(super) type Ticket = u64;

/// A thread that is asked `Q` and answers `A`, each question as often as it likes. It
/// ends with this.
#[derive(Debug)]
pub(super) struct Background<Q, A> {
    name: &'static str,
    work: fn(Questions<Q, A>),
    waker: Waker,
    channel: Option<Channel<Q, A>>,
    last: Ticket,
}

#[derive(Debug)]
struct Channel<Q, A> {
    questions: Sender<(Ticket, Q)>,
    answers: Receiver<(Ticket, A)>,
}

/// What there was to hear.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard<A> {
    /// An answer to a question.
    Answer(Ticket, A),
    /// Nothing yet.
    Nothing,
    /// The thread has ended by itself; whoever asks again has a new one.
    Gone,
}

impl<Q: Send + 'static, A: Send + 'static> Background<Q, A> {
    /// A thread of this name that does `work`, once it is asked something.
    pub(super) const fn new(name: &'static str, work: fn(Questions<Q, A>), waker: Waker) -> Self {
        Self {
            name,
            work,
            waker,
            channel: None,
            last: 0,
        }
    }

    /// Asks something; `None` if the system has no thread left.
    pub(super) fn ask(&mut self, question: Q) -> Option<Ticket> {
        if self.channel.is_none() {
            self.channel = self.start();
        }
        let channel = self.channel.as_ref()?;
        self.last += 1;
        channel.questions.send((self.last, question)).ok()?;
        Some(self.last)
    }

    /// The ticket of the last question.
    pub(super) const fn last(&self) -> Ticket {
        self.last
    }

    /// What it has answered since this was last asked, one answer at a time.
    pub(super) fn hear(&mut self) -> Heard<A> {
        let Some(channel) = &self.channel else {
            return Heard::Nothing;
        };
        match channel.answers.try_recv() {
            Ok((ticket, answer)) => Heard::Answer(ticket, answer),
            Err(TryRecvError::Empty) => Heard::Nothing,
            Err(TryRecvError::Disconnected) => {
                self.channel = None;
                Heard::Gone
            }
        }
    }

    /// Lets it end, and tells how to wait for that. Asked again, it begins with a
    /// thread that knows nothing of this one.
    pub(super) fn shut_down(&mut self) -> Option<ThreadExit> {
        let answers = self.channel.take()?.answers;
        Some(ThreadExit(Box::new(answers)))
    }

    fn start(&self) -> Option<Channel<Q, A>> {
        let (questions, asked) = channel();
        let (tell, answers) = channel();
        let questions_of_thread = Questions {
            asked,
            tell,
            waker: self.waker.clone(),
        };
        let work = self.work;
        let thread = thread::Builder::new().name(self.name.to_owned());
        thread.spawn(move || work(questions_of_thread)).ok()?;
        Some(Channel { questions, answers })
    }
}

/// The questions as the thread sees them, with whom to tell the answers; the end of
/// them is its own.
#[derive(Debug)]
pub(super) struct Questions<Q, A> {
    asked: Receiver<(Ticket, Q)>,
    tell: Sender<(Ticket, A)>,
    waker: Waker,
}

impl<Q, A> Iterator for Questions<Q, A> {
    type Item = (Q, Teller<A>);

    fn next(&mut self) -> Option<Self::Item> {
        let (ticket, question) = self.asked.recv().ok()?;
        let teller = Teller {
            ticket,
            tell: self.tell.clone(),
            waker: self.waker.clone(),
        };
        Some((question, teller))
    }
}

/// Tells the answers to one question, and wakes whoever looks at the match.
#[derive(Debug)]
pub(super) struct Teller<A> {
    ticket: Ticket,
    tell: Sender<(Ticket, A)>,
    waker: Waker,
}

impl<A> Teller<A> {
    pub(super) fn tell(&self, answer: A) {
        if self.tell.send((self.ticket, answer)).is_ok() {
            self.waker.wake();
        }
    }
}

/// How many threads a search can have while one is left for the window.
pub(super) fn spare_cores() -> usize {
    cores().saturating_sub(1).max(1)
}

/// How many threads can work at once.
pub(crate) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// A thread that was told to end.
#[derive(Debug)]
pub(super) struct ThreadExit(Box<dyn Ends>);

/// A channel that ends with its thread.
trait Ends: fmt::Debug + Send {
    /// Waits for something to be said; whether there was.
    fn says_more(&self) -> bool;
}

impl<A: Send> Ends for Receiver<(Ticket, A)> {
    fn says_more(&self) -> bool {
        self.recv_timeout(EXIT_LIMIT).is_ok()
    }
}

impl ThreadExit {
    /// Waits until it has ended, and with it the programs it started, but not
    /// for ever.
    pub(super) fn wait(self) {
        // What it still has to say is of no interest; once the channel is gone
        // so is the thread.
        while self.0.says_more() {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    /// Says a number and the one after it; ends at 0.
    fn count(questions: Questions<u32, u32>) {
        for (number, teller) in questions {
            if number == 0 {
                return;
            }
            teller.tell(number);
            teller.tell(number + 1);
        }
    }

    fn counting() -> (Background<u32, u32>, Receiver<()>) {
        let (wake, woken) = channel();
        let waker = Waker::new(move || {
            let _ = wake.send(());
        });
        (Background::new("counting", count, waker), woken)
    }

    #[test]
    fn answers_come_with_the_ticket_of_their_question_and_wake_who_waits() {
        let (mut thread, woken) = counting();
        assert_eq!(thread.hear(), Heard::Nothing);
        let tickets = [thread.ask(5).unwrap(), thread.ask(7).unwrap()];
        assert!(tickets[0] < tickets[1]);
        assert_eq!(thread.last(), tickets[1]);
        for (ticket, answer) in [(0, 5), (0, 6), (1, 7), (1, 8)] {
            woken.recv_timeout(PATIENCE).unwrap();
            assert_eq!(thread.hear(), Heard::Answer(tickets[ticket], answer));
        }
        assert_eq!(thread.hear(), Heard::Nothing);
    }

    #[test]
    fn a_thread_that_has_ended_is_told_of_once_and_another_begins() {
        let (mut thread, woken) = counting();
        thread.ask(0).unwrap();
        while thread.hear() == Heard::Nothing {
            thread::yield_now();
        }
        assert_eq!(thread.hear(), Heard::Nothing);
        let ticket = thread.ask(1).unwrap();
        woken.recv_timeout(PATIENCE).unwrap();
        assert_eq!(thread.hear(), Heard::Answer(ticket, 1));
    }

    #[test]
    fn who_waits_for_the_end_hears_nothing_more() {
        let (mut thread, _woken) = counting();
        assert!(thread.shut_down().is_none(), "it has not begun");
        thread.ask(1).unwrap();
        thread.shut_down().unwrap().wait();
        assert_eq!(thread.hear(), Heard::Nothing);
    }
}
