import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { consentRows } from '../contract.ts';

export type ConsentRow = RowOf<typeof consentRows>;

export const projections: ProjectionsOf<typeof contract> = {
  'privacy.consent': (view, { purpose, given, wording }, { deviceTime }) =>
    view.put('consent', { id: purpose, given, wording, at: deviceTime } as ConsentRow),
};
