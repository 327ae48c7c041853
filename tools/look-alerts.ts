import type { LookScreen, Visit } from './look-visit.ts';

/** The first alert of the list, whole. */
const first = async ({ phone: { page } }: Visit): Promise<void> => {
  await page.locator('[data-level]').first().waitFor({ timeout: 30_000 });
  await page.locator('h3 a').first().click();
  await page.waitForTimeout(1_500);
};
const listed = async ({ phone: { page }, state }: Visit): Promise<void> => {
  if (state === 'data') await page.locator('[data-level]').first().waitFor({ timeout: 30_000 }).catch(() => undefined);
};

export const alertScreens: Readonly<Record<string, LookScreen>> = {
  alerts: { path: () => '/alerts', signedIn: true, states: ['data', 'empty', 'offline', 'failed'], reach: listed },
  alert: { path: () => '/alerts', signedIn: true, states: ['data'], reach: first },
};
