import type { Phone, TestServer } from '../../e2e/harness/shared.ts';

export const screenStates = ['data', 'empty', 'offline', 'failed'] as const;
export type ScreenState = (typeof screenStates)[number];
export interface ScreenshotContext {
  readonly server: TestServer;
  readonly phone: Phone;
  readonly language: 'en' | 'sw';
  readonly state: ScreenState;
  readonly fields: readonly string[];
}

export interface ScreenshotTarget {
  /** The path; a screen about one field uses the account's first. */
  readonly path: (context: ScreenshotContext) => string;
  readonly signedIn: boolean;
  /** The states of the screen; a static page cannot fail. */
  readonly states: readonly ScreenState[];
  /** Steps from the opened page to the screenshot. */
  readonly prepare?: (context: ScreenshotContext) => Promise<void>;
}
