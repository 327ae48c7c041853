export declare const root: string;
export declare const ensureInstalled: () => Promise<void>;
