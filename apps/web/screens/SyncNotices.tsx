import { useFormat } from '#kit/web/format.ts';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en as uiEn } from '#kit/web/words.ui.en.ts';
import { sw as uiSw } from '#kit/web/words.ui.sw.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';

/** When the phone last reached the server, and what keeps it from sending now. */
export const SyncNotices = ({ hasUnsent }: { readonly hasUnsent: boolean }) => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const ui = useWords({ en: uiEn, sw: uiSw });
  const format = useFormat();
  const status = useSyncStatus();
  return (
    <>
      <small>
        {status.lastSyncAt === null
          ? words.neverSynced
          : words.lastSync(format.age(status.lastSyncAt, Date.now()))}
      </small>
      {status.state === 'unavailable' && <Notice tone="bad">{ui.refusals['store.unavailable']}</Notice>}
      {status.isStorageFull && <Notice tone="bad">{more.full}</Notice>}
      {status.state === 'signed_out' && (
        <Notice tone="warn" action={<LinkButton to="/auth">{words.signIn}</LinkButton>}>
          {words.signedOut}
        </Notice>
      )}
      {!status.online && hasUnsent && <Notice>{words.offline}</Notice>}
    </>
  );
};
