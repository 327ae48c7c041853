import type { Phone, TestServer } from '../../e2e/harness/parts.ts';

export const states = ['data', 'empty', 'offline', 'failed'] as const;
export type State = (typeof states)[number];
export interface Visit {
  readonly server: TestServer;
  readonly phone: Phone;
  readonly language: 'en' | 'sw';
  readonly state: State;
  readonly fields: readonly string[];
}

export interface LookScreen {
  /** Where it is; a screen of one thing takes the first field of the account. */
  readonly path: (visit: Visit) => string;
  readonly signedIn: boolean;
  /** States that exist for it; a page of plain text has nothing to fail. */
  readonly states: readonly State[];
  /** From the opened page to what shall be seen. */
  readonly reach?: (visit: Visit) => Promise<void>;
}
