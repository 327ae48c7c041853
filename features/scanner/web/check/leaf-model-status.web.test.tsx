import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#kit/web/words.tsx';
import { scannerEn } from '../../words.en.ts';
import { LeafModelStatus } from './LeafModelStatus.tsx';

vi.mock('./leaf-client.ts', () => ({
  LEAF_MODEL_BYTES: 2_000_000,
  getLeafClient: async () => undefined,
  leafModelState: { subscribe: () => () => undefined, read: () => ready },
}));
const ready = { state: 'ready' };

afterEach(() => vi.unstubAllGlobals());

test('a leaf check works offline over https and on this machine, and does not say so over plain http', () => {
  const shown = (isSecure: boolean): boolean => {
    vi.stubGlobal('isSecureContext', isSecure);
    const view = render(
      <LanguageProvider initial="en">
        <LeafModelStatus />
      </LanguageProvider>,
    );
    const found = screen.queryByText(scannerEn.modelReady) !== null;
    view.unmount();
    return found;
  };
  expect([shown(true), shown(false)]).toEqual([true, false]);
});
