// Import this in browser tests: import { test, server, browser, newPhone, newFarmer, axeAllThemes, shot }
// from './harness/main.ts'
export { test, server, browser } from './worker.ts';
export * from './shared.ts';
