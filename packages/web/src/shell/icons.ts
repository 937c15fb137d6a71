/** Line drawings of 20 units, in the colour of the text. */
export const ICONS = {
  back: 'M12.5 4 6.5 10l6 6',
  list: 'M7 5h10M7 10h10M7 15h10M3 5h1M3 10h1M3 15h1',
  more: 'M3.5 10h1M9.5 10h1M15.5 10h1',
  undo: 'M8 4 4 8l4 4M4 8h8a4 4 0 0 1 0 8H9',
  bulb: 'M7.5 13.5a5 5 0 1 1 5 0V15h-5zM8 17.5h4',
  help: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM7.8 8a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.9-1.1 1.6M10 14v.2',
  flip: 'M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3',
  lie: 'M3 6h14v8H3zM10 6v8',
  stand: 'M6 3h8v14H6zM6 10h8',
  flag: 'M5 17V3h10l-2 4 2 4H5',
  draw: 'M4 7h12M4 13h12',
  close: 'M5 5l10 10M15 5 5 15',
  first: 'M5 4v12M15 4l-6 6 6 6',
  previous: 'M12.5 4 6.5 10l6 6',
  next: 'M7.5 4l6 6-6 6',
  last: 'M15 4v12M5 4l6 6-6 6',
  theme: 'M15.5 11.5A6.5 6.5 0 1 1 8.5 4.5a5.2 5.2 0 0 0 7 7Z',
  type: 'M3 5h14v10H3zM6 12h8M6 8.5h.5M9.7 8.5h.5M13.5 8.5h.5',
  layers: 'M10 3v3h3v4h3v4h2v3H2v-3h2v-4h3V6h3',
  eye: 'M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  curve: 'M3 3v14h14M5.5 12l3-4 3 2.5 5-6',
  harmony: 'M3 8.5h14M3 11.5h14M5 6v8M10 6v8M15 6v8',
  book: 'M10 5.5C8 4 5.5 3.7 3 4v11.5c2.5-.3 5 0 7 1.5 2-1.5 4.5-1.8 7-1.5V4c-2.5-.3-5 0-7 1.5ZM10 5.5V17',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
};

export type IconName = keyof typeof ICONS;
