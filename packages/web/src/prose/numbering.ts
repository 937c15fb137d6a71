import type { Page, Section } from '../reading/index.ts';

const figuresOf = ({ blocks }: Section): number => blocks.filter(({ type }) => type === 'diagram').length;

/** Each section with the number of its first figure, counted through the page. */
export const numberFigures = ({ sections }: Page): { section: Section; firstFigure: number }[] => {
  let next = 1;
  return sections.map((section) => {
    const firstFigure = next;
    next += figuresOf(section);
    return { section, firstFigure };
  });
};
