/** Gives the reader a file. */
export const saveFile = (name: string, content: Blob | string, type = 'text/plain'): void => {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The download has begun by then; what it was made of may go.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
