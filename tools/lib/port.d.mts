export declare const freePort: (host?: string) => Promise<number>;
