import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { count } = makeGrammar('de');

export const online: MoreTexts['online'] = {
  yourTurn: 'Sie sind am Zug',
  status: {
    sending: 'Ihr Zug wird gesendet …',
    waiting: 'Die andere Seite fehlt noch',
    lost: 'Verbindung unterbrochen',
    connecting: 'Verbindung wird hergestellt …',
  },
  presence: { here: 'anwesend', away: 'abwesend', notYet: 'noch nicht da' },
  who: (side, presence) => `${side}: ${presence}`,
  watchers: (watchers) => count(watchers, { one: 'Eine Person sieht zu.', other: '# Personen sehen zu.' }),
  watching: 'Sie sehen zu.',
  lost: 'Die Verbindung ist unterbrochen. Die Seite versucht es weiter; nichts, was Sie gezogen haben, geht verloren.',
  invite: {
    text: 'Wer diesen Link als Erster öffnet, spielt gegen Sie.',
    link: 'Link für die andere Seite',
    share: 'Teilen',
    code: 'Der Link als Code zum Abfotografieren',
    watch: 'Link zum Zusehen',
    title: 'Einladung zu einer Partie',
  },
  wish: {
    theirs: {
      draw: 'Die andere Seite bietet Remis an.',
      'take-back': 'Die andere Seite möchte ihren letzten Zug zurücknehmen.',
    },
    yours: {
      draw: 'Sie haben Remis angeboten.',
      'take-back': 'Sie haben gebeten, Ihren letzten Zug zurücknehmen zu dürfen.',
    },
    grant: { draw: 'Annehmen', 'take-back': 'Erlauben' },
    decline: 'Ablehnen',
  },
  notices: {
    'premove-dropped': 'Was Sie als Nächstes ziehen wollten, ist jetzt nicht möglich.',
    'not-played': 'Ihr Zug zählte nicht: Die Partie war inzwischen weitergegangen. So steht sie jetzt.',
    'not-done': 'Das ist nicht mehr möglich.',
    'draw-declined': 'Die andere Seite spielt weiter.',
    'take-back-declined': 'Die andere Seite erlaubt es nicht.',
  },
  premove: { next: (what) => `Als Nächstes: ${what}`, drop: 'Verwerfen' },
  abort: 'Partie abbrechen',
  abortSure: 'Die Partie abbrechen? Niemand gewinnt.',
  claim: {
    soon: (time) => `Die andere Seite ist abwesend. In ${time} können Sie die Partie beanspruchen.`,
    now: 'Die andere Seite ist schon lange abwesend. Sie können warten oder die Partie beanspruchen.',
    win: 'Sieg beanspruchen',
    draw: 'Remis beanspruchen',
  },
  again: {
    ask: 'Noch einmal mit vertauschten Seiten',
    asked: 'Sie würden noch einmal spielen. Die andere Seite ist gefragt.',
    theirs: 'Die andere Seite würde noch einmal spielen.',
    go: 'Zur nächsten Partie',
  },
  say: 'Etwas sagen',
  says: (who, phrase) => `${who}: „${phrase}“`,
  phrases: {
    greeting: 'Guten Tag',
    'good-luck': 'Auf eine gute Partie',
    'well-played': 'Gut gespielt',
    'fine-capture': 'Schön geschlagen',
    'fine-harmony': 'Eine schöne Harmonie',
    thinking: 'Ich muss nachdenken',
    'back-soon': 'Bin gleich wieder da',
    back: 'Bin wieder da',
    sorry: 'Verzeihung',
    thanks: 'Danke',
    'another-game': 'Spielen wir noch einmal?',
    farewell: 'Auf Wiedersehen',
  },
  seat: {
    title: 'Anderswo weiterspielen',
    text: 'Dieser Link nimmt Ihren Platz auf ein anderes Gerät mit. Wer ihn hat, spielt für Sie: Geben Sie ihn niemandem sonst.',
    link: 'Ihr Platz',
  },
  full: 'Beide Plätze sind besetzt. Sie sehen zu.',
  troubles: {
    'unknown-game': [
      'Diese Partie gibt es nicht',
      'Vielleicht ist der Link unvollständig, oder die Partie wurde nach ihrer Frist gelöscht.',
    ],
    'wrong-secret': [
      'Das ist nicht Ihr Platz',
      'Der Link zu diesem Platz stimmt nicht, vielleicht ist er unvollständig. Sie können zusehen oder um den ganzen Link bitten.',
    ],
    'no-server': [
      'Hier gibt es keinen Server',
      'Für Partien mit jemandem in der Ferne braucht die Seite ihren Server, und diese Kopie hat keinen. Sie können gegen den Computer spielen oder mit jemandem neben Ihnen.',
    ],
    unreachable: [
      'Der Server ist nicht erreichbar',
      'Vielleicht besteht gerade keine Verbindung. Alles, was gezogen wurde, ist aufgehoben.',
    ],
    outdated: [
      'Diese Seite ist aus einer anderen Version',
      'Die Partie wird nach einer anderen Fassung der Regeln gespielt, als diese Seite sie kennt. Laden Sie die Seite neu.',
    ],
    unsound: [
      'So lässt sich keine Partie beginnen',
      'Die Regeln lassen nicht zu, was vereinbart wurde. Wählen Sie andere Optionen.',
    ],
    'too-fast': ['Zu viel auf einmal', 'Warten Sie eine Minute und versuchen Sie es dann wieder.'],
    other: ['Das ist nicht gelungen', 'Nichts ist verloren. Versuchen Sie es noch einmal.'],
  },
  retry: 'Noch einmal versuchen',
  lookOn: 'Zusehen',
  otherwise: 'Anders spielen',
  creating: 'Die Partie wird angelegt …',
  terms: {
    days: (days) => count(days, { one: 'ein Tag je Zug', other: '# Tage je Zug' }),
    noClock: 'ohne Uhr',
    aids: 'Hilfen erlaubt',
    aidsText: 'Tipps, mögliches Schlagen und Harmonien dürfen gezeigt werden, beiden Seiten.',
    noAids: 'ohne Hilfen',
    listed: 'Für alle offen',
    listedText: 'Sie steht in der öffentlichen Liste: Jeder kann sich dazusetzen oder zusehen.',
  },
  watch: {
    title: 'Partien mit Menschen in der Ferne',
    lead: 'Partien, die ihre Spieler für alle geöffnet haben. Ohne Konto und ohne Namen.',
    states: { waiting: 'Gegner gesucht', playing: 'Im Gange', finished: 'Beendet' },
    none: {
      waiting: 'Gerade wartet niemand auf einen Gegner.',
      playing: 'Gerade wird keine Partie gespielt.',
      finished: 'Noch keine beendete Partie.',
    },
    seatFree: (side) => `frei: ${side}`,
    more: 'Frühere Partien',
    open: 'Eine Partie für alle öffnen',
  },
  mine: {
    title: 'Mit Menschen in der Ferne',
    yours: 'Sie sind am Zug',
    theirs: 'Die andere Seite ist am Zug',
    waiting: 'Gegner fehlt noch',
    forget: 'Vergessen',
  },
};
