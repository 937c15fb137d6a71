import { pieceAt } from '@calculi/rules';
import type { Action, Position } from '@calculi/rules';
import type { Texts } from '../i18n/texts.ts';
import { nameText } from './named.ts';

/** An action as the words on a button: what is done to what. */
export const actionName = ({ play }: Texts, position: Position, action: Action): string => {
  switch (action.type) {
    case 'move':
      return play.move(action.to);
    case 'split':
      return play.moveLayer(action.layer);
    case 'place':
      return play.move(action.to);
    case 'take': {
      if (action.layer !== undefined) return play.takeLayer(action.layer);
      const piece = pieceAt(position, action.square);
      const named = piece && nameText(piece.text);
      const name = named && named.kind !== 'stone' ? String(named.value) : action.square;
      return action.by === undefined ? play.take(name) : play.takeWith(name, action.by);
    }
    case 'done':
      return play.done;
    case 'pass':
      return play.pass;
  }
};
