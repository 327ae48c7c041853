import type { Phone, TestServer } from '../../e2e/harness/shared.ts';

export const states = ['data', 'empty', 'offline', 'failed'] as const;
export type State = (typeof states)[number];
export interface Visit {
  readonly server: TestServer;
  readonly phone: Phone;
  readonly language: 'en' | 'sw';
  readonly state: State;
  readonly fields: readonly string[];
}

export interface ScreenshotTarget {
  /** The path; a screen about one field uses the account's first. */
  readonly path: (visit: Visit) => string;
  readonly signedIn: boolean;
  /** The states of the screen; a static page cannot fail. */
  readonly states: readonly State[];
  /** Steps from the opened page to the screenshot. */
  readonly prepare?: (visit: Visit) => Promise<void>;
}
