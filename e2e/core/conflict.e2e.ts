import { expect } from 'vitest';
import { en } from '../../apps/web/words.en.ts';
import { outboxDetailsEn } from '../../apps/web/words.outbox-details.en.ts';
import { axeAllThemes, test } from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';
import { openTwoPhones, rename, waitForText } from '../harness/two-phones.ts';

test('X-04b a name changed on two offline phones: both see the old and new name, and the overwritten one is restored', async () => {
  const { a, b, field, names } = await openTwoPhones();
  await rename(a, field, 'Juu ya mlima');
  await rename(b, field, 'Bondeni');
  await a.restoreNetwork();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Juu ya mlima']);
  await b.restoreNetwork();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Bondeni']);

  const { overwritten } = outboxDetailsEn;
  await waitForText(a.page, en.ribbon.overwritten(1));
  await a.page.goto('/outbox');
  await waitForText(a.page, overwritten.title);
  await waitForText(a.page, overwritten.byOther);
  await b.page.goto('/outbox');
  await waitForText(b.page, overwritten.byThis);
  for (const { page } of [a, b])
    expect((await page.locator('dl').first().innerText()).replace(/\s+/g, ' ')).toBe(
      'Name Juu ya mlima → Bondeni',
    );
  expect(await axeAllThemes(b.page)).toEqual([]);

  await a.page.getByRole('button', { name: overwritten.putBackOne('Juu ya mlima') }).click();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Juu ya mlima']);
  for (const { page } of [a, b]) await waitForText(page, overwritten.isBack);
  // Both phones had seen all changes, so putting back overwrites nothing unseen.
  for (const { page } of [a, b]) expect(await page.getByText(overwritten.isBack).count()).toBe(1);
  await a.page.goto('/fields');
  await waitForText(a.page, 'Juu ya mlima');
  expect(await a.page.getByText(en.ribbon.overwritten(1)).count()).toBe(0);
  for (const phone of [a, b]) {
    expect(phone.faults).toEqual([]);
    await phone.close();
  }
});
