export declare const diskProblem: (folder: string, minBytes?: number) => string | null;
