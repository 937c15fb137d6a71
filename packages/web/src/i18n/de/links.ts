import type { MoreTexts } from '../texts.ts';

export const links: MoreTexts['links'] = {
  word: (word) => `Mit „${word}“ in diesem Link lässt sich hier nichts anfangen; dafür gilt das Übliche.`,
  clock: 'Gegen den Computer wird ohne Uhr gespielt; die aus diesem Link läuft nicht mit.',
  position: 'Die Stellung in diesem Link ist nicht lesbar; es gilt die übliche.',
  options: 'Die Optionen in diesem Link passen nicht zusammen; es gelten die üblichen.',
  ruleSet: 'Die Regeln, die dieser Link nennt, sind hier nicht bekannt; es gelten die für Anfänger.',
  game: 'Diese Partie liegt nicht auf diesem Gerät; eine neue mit denselben Vereinbarungen beginnt.',
};
