import { makeGrammar } from '../grammar.ts';
import type { MoreTexts } from '../texts.ts';

const { and, count } = makeGrammar('de');

const STEINE = { one: '# Stein', other: '# Steine' };

export const ends: MoreTexts['ends'] = {
  reason: {
    victory: 'Durch einen Sieg nach den Regeln.',
    'last-piece': 'Eine Seite hat keinen Stein mehr.',
    'no-turn': 'Keine Seite kann ziehen.',
    blockade: 'Wer am Zug ist, ist blockiert; die geschlagenen Steine werden gezählt.',
    'last-stone': 'Eine Seite hat höchstens noch einen Stein; die geschlagenen Steine werden gezählt.',
    repetition: 'Die Stellung ist zu oft wiedergekehrt.',
    quiet: 'Zu viele Züge vergingen, ohne dass geschlagen wurde.',
    resignation: 'Durch Aufgabe.',
    agreement: 'Durch Vereinbarung.',
    time: 'Die Zeit ist abgelaufen.',
    absence: 'Eine Seite ist gegangen und nicht wiedergekommen.',
    abort: 'Bevor beide Seiten gezogen hatten.',
  },
  plunder: (pieces, sum, digits) =>
    `Durch Beute: ${count(pieces, STEINE)}, Summe ${sum}, ${count(digits, { one: '# Ziffer', other: '# Ziffern' })}.`,
  digits: (digits) => `Durch die vereinbarten Ziffern ${digits} in der Beute.`,
  harmony: (grade, kinds, terms) => `${grade}: ${terms.join(', ')}; ${and(kinds)}.`,
  captures: (more, less, withBound) =>
    `Geschlagene${withBound ? ' und festgesetzte' : ''} Steine: ${more} zu ${less}.`,
  term: (value, square) => `${value} auf ${square}`,
  victories: {
    halle: { small: 'Victoria magna', great: 'Victoria maior', excellent: 'Victoria praestantissima' },
    greatest: 'Die größte Harmonie',
    scholars: { small: 'Kleiner Sieg', great: 'Großer Sieg', excellent: 'Gewaltiger Sieg' },
    boutin: {
      small: 'Médiocre, der mittlere Sieg',
      great: 'Grande, der große Sieg',
      excellent: 'Excellente, der vortreffliche Sieg',
    },
    perfect: 'Vollkommener Sieg',
  },
};
