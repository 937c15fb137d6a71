/** A folder that is being served: on which port, until it is closed. */
export interface Served {
  readonly port: number;
  readonly close: () => void;
}

/** Listens on the first free port from `first` on. */
export function serveFolder(folder: string, first: number): Promise<Served>;
