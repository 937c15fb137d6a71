import { readFileSync } from 'node:fs';
import { compile, newGame, playAction } from '@calculi/rules';
import { think } from '@calculi/engine';
import { rateOf } from './calibration.mjs';

/** Openings of each rule set that are thought about. */
const OPENINGS = 6;
/** Nodes of one search for the speed: enough to go several turns deep. */
const NODES = 20_000;
/** Turns ahead for the signature, and a bound that is never met, so that the table always has the same size. */
const SIGNED = { depth: 4, nodes: 10_000_000 };

/** The games of the committed openings, each turn its actions joined by `+`. */
const openingGames = (rules) => {
  const file = new URL(`../packages/cli/openings/${rules.ruleSet.id}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return lines
    .slice(0, OPENINGS)
    .map((line) => line.split(/[ +]/).reduce((game, action) => playAction(game, action), newGame(rules)));
};

/** Nodes for each second of processor time, at full strength. */
const speedOf = (games, seconds) => {
  let searches = 0;
  let nodes = 0;
  const rate = rateOf(
    (count) => {
      for (let done = 0; done < count; done++)
        nodes += think(games[searches++ % games.length], {}, { nodes: NODES }).nodes;
    },
    1,
    seconds,
  );
  return rate * (nodes / searches);
};

/** Changes only when the search or the evaluation behaves otherwise; the same on every machine. */
const signatureOf = (games) => games.reduce((sum, game) => sum + think(game, {}, SIGNED).nodes, 0);

export const measureEngine = (spec, seconds) => {
  const games = openingGames(compile(spec));
  return { id: spec.id, signature: signatureOf(games), nodes: speedOf(games, seconds) };
};
