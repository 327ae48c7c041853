import { scannerEn } from '#features/scanner/words.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { addFields, drawnLeaf, newFarmer, sendCommands, type Farmer, type Phone, type TestServer } from '../e2e/harness/main.ts';

export const states = ['data', 'empty', 'offline', 'failed'] as const;
export type State = (typeof states)[number];
export interface Visit { readonly server: TestServer; readonly phone: Phone; readonly language: 'en' | 'sw'; readonly state: State; readonly fields: readonly string[] }

export interface LookScreen {
  /** Where it is; a screen of one thing takes the first field of the account. */
  readonly path: (visit: Visit) => string;
  readonly signedIn: boolean;
  /** States that exist for it; a page of plain text has nothing to fail. */
  readonly states: readonly State[];
  /** From the opened page to what shall be seen. */
  readonly reach?: (visit: Visit) => Promise<void>;
}

const plain = (path: string, signedIn = true, some: readonly State[] = states): LookScreen => ({ path: () => path, signedIn, states: some });

const scanned = async ({ phone, language }: Visit): Promise<void> => {
  const words = language === 'sw' ? scannerSw : scannerEn;
  await phone.page.getByText(words.modelReady).waitFor({ timeout: 60_000 });
  await phone.page.setInputFiles('input[type=file]', await drawnLeaf());
  await phone.page.getByRole('button', { name: words.again }).waitFor({ timeout: 60_000 });
};

export const lookScreens: Readonly<Record<string, LookScreen>> = {
  auth: plain('/auth', false, ['empty', 'failed']),
  reset: plain('/auth/reset-password', false, ['empty', 'failed']),
  dashboard: plain('/dashboard'),
  fields: plain('/fields'),
  field: { path: ({ fields }) => `/fields/${fields[0] ?? 'none'}`, signedIn: true, states },
  scan: plain('/scan'),
  'scan-result': { path: () => '/scan', signedIn: true, states: ['data', 'offline'], reach: scanned },
  upgrade: plain('/upgrade'),
  more: plain('/more'),
  outbox: plain('/outbox'),
  'not-found': plain('/404', false, ['empty']),
  privacy: plain('/privacy-policy.html', false, ['data']),
  terms: plain('/terms-of-service.html', false, ['data']),
};

/** An account with a season behind it, as far as the parts that exist can hold one. */
export const settle = async (server: TestServer, phone: Phone, language: 'en' | 'sw', withData: boolean): Promise<{ farmer: Farmer; fields: string[] }> => {
  const farmer = await newFarmer(server, phone.context, { language });
  if (!withData) return { farmer, fields: [] };
  const fields = await addFields(server, phone.context, farmer, 3);
  await sendCommands(server, phone.context, farmer, [{ name: 'fields.change', args: { id: fields[0], name: language === 'sw' ? 'Shamba la mtoni' : 'River field' } }]);
  return { farmer, fields };
};
