export declare const STAMP: string;
export declare const hashOfSources: () => string;
export declare const isBuilt: () => boolean;
export declare const ensureBuilt: () => Promise<void>;
