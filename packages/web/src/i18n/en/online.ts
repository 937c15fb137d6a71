import type { Phrase } from '@calculi/protocol';
import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** What can stand in the way; anything else is `other`. */
type Trouble =
  | 'unknown-game'
  | 'wrong-secret'
  | 'no-server'
  | 'unreachable'
  | 'outdated'
  | 'unsound'
  | 'link'
  | 'too-fast'
  | 'other';

/** Games with people far away. */
export const online = {
  yourTurn: 'Your turn',
  status: {
    sending: 'Sending your turn…',
    waiting: 'Waiting for the other side',
    lost: 'Connection lost',
    connecting: 'Connecting…',
  },
  presence: { here: 'here', away: 'away', notYet: 'not here yet' },
  who: (side: string, presence: string) => `${side}: ${presence}`,
  watchers: (watchers: number) =>
    count(watchers, { one: 'One person looks on.', other: '# people look on.' }),
  watching: 'You are looking on.',
  lost: 'The connection is lost. The page keeps trying; nothing that you have played is lost.',
  invite: {
    text: 'Whoever opens this link first plays against you.',
    link: 'Link for the other side',
    share: 'Share',
    code: 'The link as a code to photograph',
    watch: 'Link for looking on',
    title: 'An invitation to play',
  },
  wish: {
    theirs: {
      draw: 'The other side offers a draw.',
      'take-back': 'The other side would like to take back their last turn.',
    },
    yours: { draw: 'You have offered a draw.', 'take-back': 'You have asked to take back your last turn.' },
    grant: { draw: 'Agree', 'take-back': 'Allow' },
    decline: 'Decline',
  },
  notices: {
    'premove-dropped': 'What you had chosen to play next cannot be played now.',
    'not-played': 'Your turn did not count: the game had gone on in the meantime. This is how it stands.',
    'not-done': 'That is not possible any more.',
    'draw-declined': 'The other side plays on.',
    'take-back-declined': 'The other side does not allow it.',
  },
  premove: { next: (what: string) => `To be played next: ${what}`, drop: 'Drop it' },
  abort: 'Call off',
  abortSure: 'Call the game off? Nobody wins.',
  claim: {
    soon: (time: string) => `The other side is away. In ${time} you may claim the game.`,
    now: 'The other side has been away for long. You may wait, or claim the game.',
    win: 'Claim the win',
    draw: 'Claim a draw',
  },
  again: {
    ask: 'Play again, sides changed',
    asked: 'You would play again. Waiting for the other side.',
    theirs: 'The other side would play again.',
    go: 'To the next game',
  },
  say: 'Say something',
  says: (who: string, phrase: string) => `${who}: “${phrase}”`,
  phrases: {
    greeting: 'Hello',
    'good-luck': 'Have a good game',
    'well-played': 'Well played',
    'fine-capture': 'A fine capture',
    'fine-harmony': 'A fine harmony',
    thinking: 'I need to think',
    'back-soon': 'I’ll be back soon',
    back: 'I’m back',
    sorry: 'Sorry',
    thanks: 'Thank you',
    'another-game': 'Shall we play again?',
    farewell: 'Goodbye',
  } as Readonly<Record<Phrase, string>>,
  seat: {
    title: 'Go on elsewhere',
    text: 'This link takes your seat to another device. Whoever has it plays for you: give it to nobody else.',
    link: 'Your seat',
  },
  takeSeat: 'Take the free seat',
  full: 'Both seats are taken. You are looking on.',
  /** What stands in the way, as a heading and what to do. */
  troubles: {
    'unknown-game': [
      'There is no such game',
      'The link may be incomplete, or the game has been deleted after its time.',
    ],
    'wrong-secret': [
      'This is not your seat',
      'The link to the seat is not right, perhaps incomplete. You can look on, or ask for the whole link.',
    ],
    'no-server': [
      'There is no server here',
      'To play with someone far away the site needs its server, and this copy has none. You can play against the computer, or with someone beside you.',
    ],
    unreachable: [
      'The server cannot be reached',
      'Perhaps there is no connection just now. Everything that was played is kept.',
    ],
    outdated: [
      'This page is from another version',
      'The game is played by another version of the rules than this page knows. Load the page again.',
    ],
    unsound: ['This game cannot be set up', 'The rules refuse what was agreed on. Choose other options.'],
    link: ['Not all of this link can be followed', 'The game can be set up all the same.'],
    'too-fast': ['Too much at once', 'Wait a minute, then try again.'],
    other: ['That did not work', 'Nothing is lost. Try again.'],
  } as Readonly<Record<Trouble, readonly [title: string, text: string]>>,
  retry: 'Try again',
  anyway: 'Set it up like this',
  lookOn: 'Look on',
  otherwise: 'Play otherwise',
  creating: 'The game is being set up…',
  terms: {
    days: (days: number) => count(days, { one: 'a day a turn', other: '# days a turn' }),
    noClock: 'no clock',
    aids: 'Aids allowed',
    aidsText: 'Hints, standing captures and harmonies may be shown, to both.',
    noAids: 'no aids',
    listed: 'Open to all',
    listedText: 'It stands in the public list: anyone may take the seat or look on.',
  },
  watch: {
    title: 'Games with people far away',
    lead: 'Games that their players have opened to all. Without an account, and without names.',
    states: { waiting: 'Waiting for an opponent', playing: 'Being played', finished: 'Finished' },
    none: {
      waiting: 'Nobody waits for an opponent just now.',
      playing: 'No game is being played just now.',
      finished: 'No finished game yet.',
    },
    seatFree: (side: string) => `${side} is free`,
    more: 'Earlier games',
    open: 'Open a game to all',
  },
  mine: {
    title: 'With people far away',
    yours: 'Your turn',
    theirs: 'The other side’s turn',
    waiting: 'Waiting for an opponent',
    forget: 'Forget',
  },
};
