import type { GoogleOption } from '#features/people/server/index.ts';
import type { plansServer } from '#features/plans/server/index.ts';
import { ok } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { SyncServer } from '#kit/server/sync/sync.ts';
import { start } from '../contract.ts';

interface StartDeps {
  readonly plans: Pick<ReturnType<typeof plansServer>, 'check'>;
  readonly changesSince: SyncServer['changesSince'];
  readonly google: GoogleOption;
  readonly phone: { readonly sms: boolean; readonly whatsapp: boolean };
  /** Set on a development server that offers its sample village. */
  readonly village?: true;
  /** Set where an outside language model answers, which credits pay for. */
  readonly model?: true;
  readonly supportUrl: string | null;
  readonly version: string;
}

export const startOperation = ({ plans, changesSince, ...common }: StartDeps) => {
  return serve(start, async ({ session, now }, { query }) => {
    const serverTime = now.toISOString();
    if (!session)
      return ok({ session: null, entitlements: null, proof: null, changes: null, ...common, serverTime });
    const { userId } = session;
    const cursor = query.user === userId ? query.cursor : 0;
    const { entitlements, proof } = await plans.check(userId, now);
    const changes = await changesSince(userId, cursor);
    return ok({ session, entitlements, proof, changes, ...common, serverTime });
  });
};
