import type { Browser } from 'playwright-core';
import { test as base } from 'vitest';
import { openBrowser } from './phone.ts';
import { runningServers, startServer, type TestServer } from './server.ts';

/** The server and the browser that all files of a worker share. Set before the first test of a worker runs. */
export let server: TestServer;
export let browser: Browser;

/** Behind a trusted proxy each phone has its own IP address, so that limits per address apply per phone. */
const SHARED = { TRUST_PROXY: '1' };

// An interrupted run ends its workers without their cleanup.
process.once('exit', () => {
  for (const one of runningServers)
    try {
      process.kill(one.pid(), 'SIGTERM');
    } catch {
      /* already exited */
    }
});
process.once('SIGTERM', () => process.exit(143));

// oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures from this pattern.
export const test = base.extend('shared', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  [server, browser] = await Promise.all([startServer(SHARED), openBrowser()]);
  // Includes servers of tests that failed before stopping theirs.
  onCleanup(async () => {
    await browser.close();
    await Promise.all([...runningServers].map((one) => one.stop()));
  });
  return { server, browser };
});
