import type { MoreTexts } from '../texts.ts';
import { ends } from './ends.ts';
import { failures } from './failures.ts';
import { games } from './games.ts';
import { links } from './links.ts';
import { online } from './online.ts';
import { panels } from './panels.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { sandbox } from './sandbox.ts';
import { tables } from './tables.ts';

export const more = {
  ends,
  failures,
  games,
  links,
  online,
  panels,
  problems,
  rules,
  sandbox,
  tables,
} satisfies MoreTexts;
