// A thread that plays games to learn from: it is told their seeds one by one.
import { parentPort, workerData } from 'node:worker_threads';
import { compile, ruleSets } from '@calculi/rules';
import { learnFromGame } from './game.mjs';

const rules = compile(ruleSets.find(({ id }) => id === workerData.rules));
parentPort.on('message', (seed) => parentPort.postMessage(learnFromGame(rules, seed, workerData)));
