import type { OptionTextsOf } from '../option-texts.ts';

export const options: OptionTextsOf = {
  begins: { label: 'Wer beginnt', values: { even: 'Gerade', odd: 'Ungerade' } },
  setup: {
    label: 'Aufstellung',
    values: {
      classical: 'klassisch',
      forward: 'zwei Reihen vorgerückt',
      'order-sorted': 'Dreiecke nach Rang geordnet',
      phalanx: 'Phalanx',
    },
  },
  count: {
    label: 'Zählung der Entfernung',
    values: { between: 'Felder dazwischen', steps: 'Schritte', inclusive: 'beide Enden mitgezählt' },
  },
  victory: {
    label: 'Sieg',
    values: {
      corps: 'corps: eine Zahl von Steinen',
      bien: 'bien: eine Summe von Werten',
      proces: 'procès: eine Zahl von Ziffern',
      'corps+bien': 'corps und bien',
      'corps+proces': 'corps und procès',
      'bien+proces': 'bien und procès',
      'corps+bien+proces': 'corps, bien und procès',
      proper: 'eigentlicher Sieg: eine Harmonie',
    },
  },
  pieces: { label: 'Zu schlagende Steine', values: {} },
  sum: { label: 'Zu schlagende Summe', values: {} },
  digits: { label: 'Zu schlagende Ziffern', values: {} },
  grade: {
    label: 'Geringste Harmonie',
    values: {
      mediocre: 'mittlere',
      great: 'große',
      excellent: 'vortreffliche',
      magna: 'magna: drei Steine',
      maior: 'maior: vier, zwei Arten',
      praestantissima: 'praestantissima: vier, alle Arten',
    },
  },
  'four-term': { label: 'Viergliedrige Verhältnisse gelten als geometrisch', values: {} },
  moves: {
    label: 'Zugweise',
    values: { standard: 'üblich', boissiere: 'nach de Boissière', 'second-field': 'ins zweite Feld' },
  },
  difference: { label: 'Auch Differenzen und Quotienten', values: {} },
  completion: { label: 'Ein dritter Stein darf eine Eruptio ergänzen', values: {} },
  geometric: { label: 'Auch geometrische Progressionen', values: {} },
  greatest: { label: 'Größte Harmonie 6 8 9 12', values: {} },
  'pyramid-first': { label: 'Die gegnerische Pyramide muss zuerst fallen', values: {} },
  product: { label: 'Auch Produkte und Quotienten', values: {} },
  reentry: { label: 'Geschlagene Steine dürfen wieder ins Spiel', values: {} },
  shapes: { label: 'Form der Steine', values: { standard: 'wie üblich', document: 'wie in der Vorlage' } },
  perfect: { label: 'Vollkommener Sieg', values: {} },
  points: { label: 'Sieg nach Punkten', values: {} },
  first: { label: 'Wer beginnt', values: { black: 'Schwarz', white: 'Weiß' } },
  size: { label: 'Brett', values: { '8x8': '8 × 8', '7x8': '7 × 8', '9x9': '9 × 9', '9x10': '9 × 10' } },
  quiet: {
    label: 'Remis nach so vielen Zügen ohne Schlagen',
    stones: 'Ende und Auszählung der geschlagenen Steine nach so vielen Zügen ohne Schlagen',
    values: {},
  },
  repetition: {
    label: 'Remis, wenn eine Stellung so oft vorkommt',
    stones: 'Ende und Auszählung der geschlagenen Steine, wenn eine Stellung so oft vorkommt',
    values: {},
  },
};
