export declare const root: string;
export declare const loadSettings: (folder?: string) => void;
export declare const ensureInstalled: () => Promise<void>;
