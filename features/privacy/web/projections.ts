import type { ArgsOf, Projection, RowOf } from '#kit/sync/commands.ts';
import { type consentRows, setConsent } from '../contract.ts';

export type ConsentRow = RowOf<typeof consentRows>;

export const privacyProjections: Record<string, Projection> = {
  [setConsent.name]: ((view, { purpose, given, wording }: ArgsOf<typeof setConsent>, { deviceTime }) =>
    view.put('consent', { id: purpose, given, wording, at: deviceTime } as ConsentRow)) as Projection,
};
