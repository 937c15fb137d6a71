import { boutin, compile, newGame, parsePosition, playAction, sideToPlay, turnsPlayed } from '@calculi/rules';
import { describe, expect, it } from 'vitest';
import { think } from '../src/think.ts';

const ENOUGH = 40;
const LIMITS = { nodes: 3_000 };

/** The enemy pyramid has fallen, the armies are nearly whole, and the other side only counts what it takes. */
const FALLEN = [
  {
    side: 'even',
    text: '1,s225,t90,s66,1,t56,s121,s49/1,s120,t64,1,t12,1,c9,s28/2,c81,1,c25,t36,1,t16/2,c49,1,c5,3/4,c7,3/3,t100,t30,3/1,T25,s361,3,T6,1/4,P25+16+9+4+1,3/8/6,T72,1/1,T20,6/1,S45,C4,3,C36,1/4,C6,3/T9,2,C16,1,C64,1,T81/S15,2,S25,3,S153/1,S81,T42,T49,C3,C9,S169,S289 e p16,p25,p36,p49,p64/C2,C4,C8,P36 - 80 quiet=1',
  },
  {
    side: 'odd',
    text: 's361,s225,t30,3,s121,s49/1,s120,t64,t56,1,t36,s66,s28/t100,t90,c81,1,c25,c9,1,t16/2,c49,2,c3,2/8/8/8/8/4,p49+36+25,3/8/8/1,C2,C4,1,C8,3/4,C6,3/T9,T6,C4,C16,C36,C64,1,T81/S15,S45,T25,T20,T42,T49,1,S153/S25,S81,3,T72,S169,S289 o c5,c7,c9,t12,p16,p64/P9+4+1,P16,P25,P36 - 17 quiet=1',
  },
] as const;

describe('once the pyramid has fallen', () => {
  it.for(FALLEN)(
    'a harmony of the $side army is built against one who takes what he can',
    ({ side, text }) => {
      const rules = compile(boutin);
      let game = newGame(rules, parsePosition(rules, text));
      const end = turnsPlayed(game.position) + ENOUGH;
      while (game.result === null && turnsPlayed(game.position) < end) {
        const setting = sideToPlay(game.position) === side ? {} : { preset: 'material' as const };
        const [best] = think(game, setting, LIMITS).lines;
        game = best!.turns[0]!.reduce(playAction, game);
      }
      expect(game.result).toMatchObject({ winner: side, victory: { kind: 'harmony' } });
    },
  );
});
