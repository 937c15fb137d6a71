/** Random texts that nobody guesses: base64url of so many bytes. */
const makeText = (bytes: number): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whoever knows it has the seat: 192 bits. */
export const newSecret = (): string => makeText(24);

export const newKey = (): string => makeText(12);
