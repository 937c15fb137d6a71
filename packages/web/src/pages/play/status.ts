import { piecesOnBoard, stoneCounts, turnsPlayed } from '@calculi/rules';
import type { Play } from '../../game/play.svelte.ts';
import { onlyPerson } from '../../game/session.ts';
import type { Texts } from '../../i18n/texts.ts';
import { nameText } from '../../words/named.ts';
import { outcomeText } from '../../words/outcome.ts';

/** What is going on, as one line. */
export const statusText = (play: Play, texts: Texts): string => {
  const { status } = texts.play;
  if (play.preview) return texts.advice.preview;
  if (!play.isLive) return status.viewing(turnsPlayed(play.position));
  if (play.ending) return outcomeText(texts, play.ending);
  if (play.remote?.status) return play.remote.status;
  if (play.computer.state === 'thinking') return status.thinking;
  if (play.computer.state === 'stopped') return status.stopped;
  return [turnText(play, texts), detail(play, texts)].filter(Boolean).join(' · ');
};

/** What the last press has led to, where no square says it: several things to choose from, or a prisoner picked up. */
export const pressText = ({ choosing, selection }: Play, { play, words }: Texts): string => {
  if (choosing.length > 0) return play.status.choose;
  if (selection?.kind !== 'hand') return '';
  return `${words.piece(nameText(selection.piece))}, ${words.cell.selected}`;
};

const turnText = (play: Play, { play: { status }, words }: Texts): string => {
  const turn = turnsPlayed(play.position) + 1;
  const isYours = play.side !== null && onlyPerson(play.session) === play.side;
  return isYours ? status.yours(turn) : status.theirs(words.side[play.side ?? play.viewer], turn);
};

/** What the turn asks for: a stone to place or to take, captures that may be made, pieces in danger. */
const detail = (play: Play, texts: Texts): string => {
  const { status } = texts.play;
  const { actions, side } = play;
  if (actions.length === 0 || side === null) return '';
  if (actions.every(({ type }) => type === 'place') && play.rules.ruleSet.play.type === 'stones')
    return status.place(stoneCounts(play.position, side).toPlace);
  const victims = new Set(play.shown.filter(({ action }) => action).map(({ square }) => square));
  if (actions.every(({ type }) => type === 'take')) return status.mustTake;
  if (victims.size > 0) return status.mayTake(victims.size);
  if (play.canDo) return status.continue;
  const marked = piecesOnBoard(play.position).filter((piece) => piece.marked && piece.side === side);
  return marked.length === 0 ? '' : status.marked(texts.words.and(marked.map(({ value }) => String(value))));
};
