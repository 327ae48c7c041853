export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  readonly integrity: string;
}

export declare const verifyIntegrity: (bytes: Uint8Array, integrity: string, what: string) => void;
export declare const withPackage: <T>(pinned: PinnedPackage, use: (folder: string) => T) => T;
export declare const installTool: (folder: string) => string;
