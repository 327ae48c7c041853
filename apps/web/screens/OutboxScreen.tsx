import { useState, useSyncExternalStore } from 'react';
import { useRefusalText } from '#kit/web/refusal.ts';
import { saveFile } from '#kit/web/save-file.ts';
import { useOutbox, useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { OverwrittenList, ConflictRules } from '../outbox-details/outbox-parts.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import { OutboxItemCard } from './OutboxItemCard.tsx';
import { PhotoQueue } from './PhotoQueue.tsx';
import { SyncNotices } from './SyncNotices.tsx';
import { useDescribe } from './use-describe.ts';

const newestFirst = (a: OutboxItemView, b: OutboxItemView): number => b.n - a.n;

interface Discarding {
  readonly n: number;
  /** What the farmer did, as text. */
  readonly what: string;
}

const DiscardDialog = ({ n, what, onClose }: Discarding & { readonly onClose: () => void }) => {
  const { outbox: words } = useWords({ en, sw });
  const store = useStore();
  const refusalText = useRefusalText();
  return (
    <Confirm
      title={words.discardTitle(what)}
      confirmLabel={words.discard}
      onClose={onClose}
      onConfirm={async () => {
        const discarded = await store.discard(n);
        if (discarded.ok) showToast(words.discarded);
        else showToast(refusalText(discarded), { tone: 'bad' });
      }}
    >
      {words.discardText}
    </Confirm>
  );
};

const EmptyOutbox = () => {
  const { outbox: words } = useWords({ en, sw });
  return (
    <EmptyState
      drawing="network"
      sentence={words.empty}
      action={
        <LinkButton to="/fields" tone="quiet">
          {words.toFields}
        </LinkButton>
      }
    />
  );
};

const ExportButton = () => {
  const { outbox: words } = useWords({ en, sw });
  const store = useStore();
  return (
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
  );
};

/** Everything the farmer did that the server has not confirmed, and what it accepted recently. */
export const OutboxScreen = () => {
  const { outbox: words } = useWords({ en, sw });
  const outboxScreenWords = useWords({ en: outboxEn, sw: outboxSw });
  const items = useOutbox();
  const store = useStore();
  const status = useSyncStatus();
  const describe = useDescribe();
  const [discarding, setDiscarding] = useState<Discarding | null>(null);
  const hasUnsentPhotos = useSyncExternalStore(store.subscribe, () =>
    store.snapshot().photos.some(({ state }) => state !== 'sent'),
  );
  const unsent = items.filter((item) => item.state !== 'applied');
  const sent = items.filter((item) => item.state === 'applied').sort(newestFirst);
  const waitingCount = status.waiting + status.photosWaiting;

  return (
    <Screen
      title={words.title}
      back="/more"
      action={
        waitingCount > 0 && (
          <Button wide icon={SendIcon} busy={status.state === 'sending'} onClick={() => store.sendNow()}>
            {words.sendNow}
          </Button>
        )
      }
    >
      <Stack>
        <MutedText>{words.intro}</MutedText>
        <SyncNotices hasUnsent={waitingCount > 0} />
        {unsent.length === 0 && !hasUnsentPhotos && <EmptyOutbox />}
        {unsent.length > 0 && (
          <Stack gap="small">
            <h2>{words.unsent}</h2>
            {unsent.map((item) => (
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
          errorFallback={status.overwritten > 0 && <Notice>{outboxScreenWords.missing}</Notice>}
          loading={null}
        >
          <OverwrittenList />
        </LazyErrorBoundary>
        <PhotoQueue />
        {unsent.length > 0 && <ExportButton />}
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
      {discarding && <DiscardDialog {...discarding} onClose={() => setDiscarding(null)} />}
    </Screen>
  );
};
