import { test } from 'vitest';
import { legalActions, makeAction, makePosition, play, initialPosition, parsePosition } from '../src/index.ts';
import { cases, rulesOf } from './cases.ts';
import { pickAction } from './walk.ts';
import { Random } from './random.ts';
test('probe', () => {
  const rules = rulesOf('boutin');
  const random = new Random(1000 + cases.findIndex((c) => c.spec.id === 'boutin'));
  let position = initialPosition(rules); let n = 0; let last = ''; let prev = '';
  for (;;) {
    const legal = legalActions(position).map(makeAction);
    if (legal.length === 0 || n > 70000) { console.log('STUCK', n, '\n', prev, '\n', last, '\n', makePosition(position)); 
      try { console.log('again', legalActions(parsePosition(rules, makePosition(position))).length); } catch (e) { console.log(String(e)); } break; }
    const action = pickAction(legal, random);
    prev = makePosition(position); last = action + ' of ' + legal.join(' ');
    const played = play(position, action);
    position = played.result ? initialPosition(rules) : played.position; n++;
  }
});
