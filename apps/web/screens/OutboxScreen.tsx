import { useState } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { useOutbox, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { DownloadIcon, OutboxIcon, SendIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { en as uiEn } from '#kit/web/words.ui.en.ts';
import { sw as uiSw } from '#kit/web/words.ui.sw.ts';
import { OverwrittenList, ConflictRules } from '../outbox-details/outbox-parts.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import { OutboxItemCard } from './OutboxItemCard.tsx';
import { PhotoQueue } from './PhotoQueue.tsx';
import { useDescribe } from './use-describe.ts';

const newestFirst = (a: OutboxItemView, b: OutboxItemView): number => b.n - a.n;

/** Everything the farmer did that the server has not confirmed, and what it accepted recently. */
export const OutboxScreen = () => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const ui = useWords({ en: uiEn, sw: uiSw });
  const format = useFormat();
  const items = useOutbox();
  const store = useStore();
  const status = useSyncStatus();
  const describe = useDescribe();
  const [discarding, setDiscarding] = useState<{ readonly n: number; readonly what: string } | null>(null);
  const open = items.filter((item) => item.state !== 'applied');
  const sent = items.filter((item) => item.state === 'applied').sort(newestFirst);
  const unsentCount = status.waiting + status.photosWaiting;

  return (
    <Screen
      title={words.title}
      back="/more"
      action={
        unsentCount > 0 && (
          <Button wide icon={SendIcon} busy={status.state === 'sending'} onClick={() => store.sendNow()}>
            {words.sendNow}
          </Button>
        )
      }
    >
      <Stack>
        <MutedText>{words.intro}</MutedText>
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
        {!status.online && unsentCount > 0 && <Notice>{words.offline}</Notice>}
        {open.length === 0 && status.photosWaiting === 0 && (
          <EmptyState
            drawing={<OutboxIcon size={96} />}
            sentence={words.empty}
            action={
              <LinkButton to="/fields" tone="quiet">
                {words.toFields}
              </LinkButton>
            }
          />
        )}
        {open.length > 0 && (
          <Stack gap="small">
            <h2>{words.unsent}</h2>
            {open.map((item) => (
              <OutboxItemCard
                key={item.n}
                item={item}
                describe={describe}
                onDiscard={(what) => setDiscarding({ n: item.n, what })}
              />
            ))}
          </Stack>
        )}
        <LazyErrorBoundary
          errorFallback={status.overwritten > 0 && <Notice>{more.missing}</Notice>}
          loading={null}
        >
          <OverwrittenList />
        </LazyErrorBoundary>
        <PhotoQueue />
        {open.length > 0 && (
          <div>
            <Button
              tone="quiet"
              icon={DownloadIcon}
              onClick={() => saveFile('mavuno-outbox.json', store.exportOutbox())}
            >
              {words.export}
            </Button>
            <MutedText>{words.exportHint}</MutedText>
          </div>
        )}
        {sent.length > 0 && (
          <Stack gap="small">
            <h2>{words.done}</h2>
            {sent.map((item) => (
              <OutboxItemCard key={item.n} item={item} describe={describe} />
            ))}
          </Stack>
        )}
        <LazyErrorBoundary>
          <ConflictRules />
        </LazyErrorBoundary>
      </Stack>
      {discarding && (
        <Confirm
          title={words.discardTitle(discarding.what)}
          confirmLabel={words.discard}
          onClose={() => setDiscarding(null)}
          onConfirm={async () => {
            if ((await store.discard(discarding.n)).ok) showToast(words.discarded);
          }}
        >
          {words.discardText}
        </Confirm>
      )}
    </Screen>
  );
};
