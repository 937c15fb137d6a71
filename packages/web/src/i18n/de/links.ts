import type { MoreTexts } from '../texts.ts';

export const links: MoreTexts['links'] = {
  word: (word) => `Mit „${word}“ in diesem Link lässt sich hier nichts anfangen; dafür gilt das Übliche.`,
  noClock: (word, most) =>
    `„${word}“ in diesem Link ist keine Uhr, die sich stellen lässt; es wird ohne gespielt. Möglich sind 1 bis ${most.minutes} Minuten für jede Seite, dazu bis zu ${most.increment} Sekunden je Zug (etwa clock=10+5), und mit jemandem in der Ferne auch 1 bis ${most.days} Tage je Zug (etwa clock=3d).`,
  clock: 'Gegen den Computer wird ohne Uhr gespielt; die aus diesem Link läuft nicht mit.',
  position: 'Die Stellung in diesem Link ist nicht lesbar; es gilt die übliche.',
  options: 'Die Optionen in diesem Link passen nicht zusammen; es gelten die üblichen.',
  ruleSet: 'Die Regeln, die dieser Link nennt, sind hier nicht bekannt; es gelten die für Anfänger.',
  game: 'Diese Partie liegt nicht auf diesem Gerät; eine neue mit denselben Vereinbarungen beginnt.',
};
