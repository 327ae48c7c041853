import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { log } from '#kit/web/log.ts';
import { LanguageProvider } from '#kit/web/words.tsx';
import { LegalScreen } from './LegalScreen.tsx';
import { ScreenErrorBoundary } from './ScreenErrorBoundary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['privacy', '/privacy-policy.html#en', 'Opening the privacy policy…'],
  ['terms', '/terms-of-service.html#en', 'Opening the terms of service…'],
] as const)('SHL-07 the %s address opens %s and shows a loading note', (which, page, note) => {
  const open = vi.fn();
  const { getByRole } = render(<LegalScreen which={which} open={open} />);
  expect(getByRole('status').textContent).toBe(note);
  expect(open.mock.calls).toEqual([[page]]);
});

const Bad = ({ error }: { readonly error: Error }) => {
  throw error;
};

test('an error in a screen shows a plain message with an id that is in the log', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { getByRole } = render(
    <LanguageProvider initial="en">
      <ScreenErrorBoundary>
        <Bad error={new TypeError('x is undefined')} />
      </ScreenErrorBoundary>
    </LanguageProvider>,
  );
  const said = getByRole('alert').textContent ?? '';
  expect(said).toContain('Something went wrong in the app.');
  expect(said).toContain('What you saved is safe on this phone.');
  const entry = log.recent(1)[0];
  expect(entry).toMatchObject({ event: 'screen.broken', error: 'TypeError: x is undefined' });
  expect(said).toContain(String(entry?.metadata?.['id']));
});

test.each([
  new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
  new Error('Unable to preload CSS for /assets/x.css'),
])('a screen that is not on the phone yet says so: %s', (error) => {
  const { getByRole } = render(
    <LanguageProvider initial="sw">
      <ScreenErrorBoundary>
        <Bad error={error} />
      </ScreenErrorBoundary>
    </LanguageProvider>,
  );
  expect(getByRole('alert').textContent).toMatch(/Ukurasa huu bado hauko kwenye simu\./);
});
