import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLeafWorker } from '#features/scanner/web/testing.tsx';
import { closeApp, cachedSessionOf, openApp, screen } from './testing.tsx';

vi.mock('#features/impact/web/index.ts', async (original) => {
  const { lazyComponent } = await import('#kit/web/ui/lazy-component.ts');
  const { impactWeb } = await original<typeof import('#features/impact/web/index.ts')>();
  const Impact = lazyComponent(async () => () => <p>what the checks were worth</p>);
  return { impactWeb: { ...impactWeb, slots: { ...impactWeb.slots, Impact } } };
});
beforeEach(() => fakeLeafWorker('ready'));
afterEach(closeApp);

const known = { '/api/start': () => ({ body: { ...cachedSessionOf(), changes: null } }) };

test('the leaf check screen shows parts from other features, and each check has its own address', async () => {
  await openApp({ at: '/scan', cachedSession: cachedSessionOf(), server: known });
  // Behind the camera.
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('what the checks were worth')).toBeTruthy();
  closeApp();
  await openApp({
    at: '/scan/019a0000-0000-7000-8000-0000000000aa',
    cachedSession: cachedSessionOf(),
    server: known,
  });
  expect(await screen.findByRole('heading', { name: 'Leaf check' })).toBeTruthy();
});
