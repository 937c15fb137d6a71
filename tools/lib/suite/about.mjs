// What a proven position is about: one word for sorting, one sentence for people.
import { completeTurns, sideToPlay, stoneCounts } from '@calculi/rules';

const isLayer = ({ piece }) => /^[Pp]\d+$/.test(piece);
const isWhole = ({ piece }) => /^[Pp]\d+\+/.test(piece);
const numberOf = (piece) => {
  const values = piece
    .replace(/^[A-Za-z]/, '')
    .split('+')
    .map(Number);
  return values.reduce((sum, value) => sum + value, 0);
};
const listed = (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' and ');
const named = (effects) =>
  listed(
    effects.map(({ piece, square }) => {
      const number = numberOf(piece);
      if (!number) return `the stone on ${square}`;
      if (isWhole({ piece })) return `the pyramid on ${square}`;
      return isLayer({ piece }) ? `the layer ${number} on ${square}` : `the ${number} on ${square}`;
    }),
  );

/** How a turn begins, where that is out of the ordinary. */
const beginning = ([action]) => {
  if (action.includes('@')) return 'place';
  if (action.includes(':') && action.includes('-')) return 'split';
  return /^[a-p]\d+x/.test(action) ? 'take-first' : 'move';
};
const BEGINNINGS = {
  place: ['re-entry', 'a prisoner is placed'],
  split: ['split', 'a layer leaves its pyramid'],
  'take-first': ['take-first', 'the capturer takes first and then goes to the square of its victim'],
};

const describeEnd = ({ reason, victory }) => {
  if (victory?.kind === 'harmony')
    return `the ${victory.progressions.join(' and ')} harmony ${victory.values.join(' ')}`;
  if (victory) return `the captures agreed on`;
  return (
    { 'last-piece': 'taking the last piece', 'last-stone': 'the last stones', blockade: 'a blockade' }[
      reason
    ] ?? `the count of captures`
  );
};

const KIND_OF_END = { harmony: 'harmony', plunder: 'plunder', digits: 'plunder' };

const aboutWin = ({ actions, result }) => {
  const way = BEGINNINGS[beginning(actions)];
  return {
    kind: way?.[0] ?? KIND_OF_END[result.victory?.kind] ?? 'win',
    tests: `Wins at once by ${describeEnd(result)}${way ? `: ${way[1]}` : ''}.`,
  };
};

/** The replies that punish the turns that are not good, one for each. */
const punishments = (turns, good, isBad) =>
  turns
    .filter((turn) => !good.includes(turn) && !turn.result)
    .map((turn) => completeTurns(turn.position).find(isBad))
    .filter(Boolean);

const aboutHold = ({ turns, good }) => {
  const [reply] = punishments(turns, good, ({ result, position }) => {
    return result?.winner && result.winner !== sideToPlay(position);
  });
  const bad = reply ?? turns.find((turn) => turn.result && !good.includes(turn));
  const what = bad ? describeEnd(bad.result) : 'what follows';
  return { kind: 'hold', tests: `Every other turn loses at once to ${what}.` };
};

const deedOf = (effects, isTheirs) => {
  const of = (type) => effects.filter((effect) => effect.type === type && isTheirs(effect));
  const [takes, marks, binds] = [of('take'), of('mark'), of('bind')];
  const releases = effects.filter(({ type }) => type === 'release');
  if (takes.some(isWhole)) return ['take-pyramid', `takes ${named(takes)}`];
  if (takes.some(isLayer)) return ['take-layer', `takes ${named(takes)}`];
  if (releases.length > 0) return ['release', `frees ${named(releases)}`];
  if (binds.length > 0) return ['enclose', `binds ${named(binds)}`];
  if (takes.length > 0) return ['take', `takes ${named(takes)}`];
  if (marks.length > 0) return ['two-stages', `marks ${named(marks)}`];
  return ['quiet', 'takes nothing yet'];
};

/** How a forced win ends if the other side answers with the first turn that it has. */
const endOfWin = ({ position, result }, side) => {
  const own = result ?? completeTurns(position).find((turn) => turn.result?.winner === side)?.result;
  if (own) return own;
  for (const reply of completeTurns(position)) {
    const end =
      reply.result ?? completeTurns(reply.position).find((turn) => turn.result?.winner === side)?.result;
    if (end) return end;
  }
  return null;
};

const aboutLaterWin = (turn, count, side, isTheirs) => {
  const [kind, deed] = deedOf(turn.effects, isTheirs);
  const way = BEGINNINGS[beginning(turn.actions)];
  const end = endOfWin(turn, side);
  const quiet = end?.victory?.kind === 'harmony' ? 'build-harmony' : 'prepare';
  return {
    kind: way?.[0] ?? (kind === 'quiet' ? quiet : kind),
    tests: `Wins by force in ${count} turns${end ? `, for instance by ${describeEnd(end)}` : ''}; the first ${deed}${way ? `: ${way[1]}` : ''}.`,
  };
};

/** Whether every turn that is not good loses the pyramid within the next one. */
const savesPyramid = ({ turns, good }, isOwn) => {
  const lost = ({ effects }) => effects.some((each) => each.type === 'take' && isWhole(each) && isOwn(each));
  return turns
    .filter((turn) => !good.includes(turn) && !turn.result)
    .every((turn) => [turn, ...completeTurns(turn.position)].some(lost));
};

const captures = (count) => (count === 1 ? 'one capture' : `${count} captures`);

const aboutGain = (position, proof, isTheirs) => {
  const { good, best } = proof;
  const [turn] = good;
  const isPlacing = stoneCounts(position, sideToPlay(position)).toPlace > 0;
  if (isPlacing && beginning(turn.actions) === 'place')
    return { kind: 'placing', tests: 'Every other placing lets stones be enclosed at once.' };
  const [kind, deed] = deedOf(turn.effects, isTheirs);
  if (best <= 0 && savesPyramid(proof, (effect) => !isTheirs(effect)))
    return { kind: 'save-pyramid', tests: 'Every other turn loses the pyramid.' };
  const way = BEGINNINGS[beginning(turn.actions)];
  if (way && best > 0) return { kind: way[0], tests: `Forces a balance of ${captures(best)}: ${way[1]}.` };
  if (kind === 'release') return { kind, tests: `The turn ${deed}; every other turn is worse.` };
  if (best <= 0) return { kind: 'save', tests: 'Every other turn loses more than this one.' };
  return {
    kind: kind === 'quiet' ? 'threat' : kind,
    tests: `Forces a balance of ${captures(best)}; the turn ${deed}.`,
  };
};

/** The kind of a proven position, and a sentence on what it tests. */
export const about = (position, claim, proof) => {
  const [name, count] = claim.split(' ');
  const [turn] = proof.good;
  const [first] = position.rules.ruleSet.sides;
  const isFirst = sideToPlay(position) === first;
  const isTheirs = ({ piece }) =>
    /^[BWbw]$/.test(piece)
      ? (piece.toUpperCase() === 'W') === isFirst
      : (piece[0] === piece[0].toLowerCase()) === isFirst;
  if (name === 'hold') return aboutHold(proof);
  if (name === 'gain') return aboutGain(position, proof, isTheirs);
  return count === '1' ? aboutWin(turn) : aboutLaterWin(turn, count, sideToPlay(position), isTheirs);
};
