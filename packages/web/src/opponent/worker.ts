/** The thread in which the engine thinks. */
import '@calculi/engine/worker';
