import 'virtual:japanese.css';
import { keepJapanese } from '../offline/japanese.ts';

/** The Japanese fonts, for whoever reads Japanese: loaded with the language, and kept for use without a network. */
keepJapanese();
