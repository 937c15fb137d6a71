import 'virtual:japanese.css';
import { offline } from '../offline/offline.svelte.ts';

/** The Japanese fonts, for whoever reads Japanese: loaded with the language, and kept for use without a network. */
offline.keepJapanese();
