import { startEngine } from '@calculi/engine';
import type { Engine } from '@calculi/engine';
import EngineWorker from '@calculi/engine/worker?worker';

/** The engine in threads of its own, with the script that this build has made for them. */
export const startInBrowser = (): Engine => startEngine(() => new EngineWorker());
