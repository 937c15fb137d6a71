/** What ids and secrets look like. Apart from the schemas, so that a page can look at one without loading them. */

export const GAME_ID = /^[\w-]{10}$/;

/** At least 128 bits in base64url. */
export const SECRET = /^[\w-]{22,64}$/;

export const isGameId = (text: string): boolean => GAME_ID.test(text);

export const isSecret = (text: string): boolean => SECRET.test(text);
