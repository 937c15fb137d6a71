import { halleDiagrams } from './halle.ts';

export const diagrams = halleDiagrams('halle-beginner', 12);
