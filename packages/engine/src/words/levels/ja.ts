import type { LevelName } from '../shape.ts';

export const levels: readonly LevelName[] = [
  { name: 'Tiro', gloss: '初心者' },
  { name: 'Discipulus', gloss: '生徒' },
  { name: 'Lector', gloss: '読み手' },
  { name: 'Cantor', gloss: '比を歌う者' },
  { name: 'Computista', gloss: '暦の計算者' },
  { name: 'Abacista', gloss: 'アバクスの計算者' },
  { name: 'Baccalarius', gloss: '学士' },
  { name: 'Magister', gloss: '学校の教師' },
  { name: 'Doctor', gloss: '四科の博士' },
  { name: 'Boethius', gloss: '算術すべての師' },
];
