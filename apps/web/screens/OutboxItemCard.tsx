import { useFormat } from '#kit/web/format.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Row, Stack } from '#kit/web/ui/layout.tsx';
import { LazyErrorBoundary } from '#kit/web/ui/LazyErrorBoundary.tsx';
import { useWords } from '#kit/web/words.tsx';
import { ItemRefused, ItemOverwrites, ItemTitle } from '../outbox-details/outbox-parts.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import type { Describe } from './use-describe.ts';

const tones = { waiting: 'maize', sending: 'sky', applied: 'leaf', refused: 'clay' } as const;
/** Refusals that ask the farmer to choose between the two phones. */
const CONFLICT_CODES: ReadonlySet<string> = new Set(['sync.unseen', 'sync.changed_elsewhere']);

interface Props {
  readonly item: OutboxItemView;
  readonly describe: Describe;
  /** Asks for confirmation, then discards; not for sent items. */
  readonly onDiscard?: (what: string) => void;
}

/** Fallback when the details could not be loaded: shows the reason, and a retry where it loses nothing. */
const RefusalFallback = ({ item, describe, onDiscard }: Required<Props>) => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const store = useStore();
  if (!item.refusal) return null;
  return (
    <>
      <p>{words.reason(describe.why(item.refusal))}</p>
      {CONFLICT_CODES.has(item.refusal.code) ? (
        <p>{more.missing}</p>
      ) : (
        <Row gap="small">
          <Button
            tone="quiet"
            onClick={() => {
              void store.tryAgain(item.n);
            }}
          >
            {words.again}
          </Button>
          <Button tone="quiet" onClick={() => onDiscard(describe.what(item))}>
            {words.discard}
          </Button>
        </Row>
      )}
    </>
  );
};

export const OutboxItemCard = ({ item, describe, onDiscard }: Props) => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const format = useFormat();
  const isChoice = item.refusal !== undefined && CONFLICT_CODES.has(item.refusal.code);
  const states = {
    waiting: words.waiting,
    sending: words.sending,
    applied: words.sent,
    refused: isChoice ? more.yourChoice : words.refused,
  };
  const statusLine = [
    format.age(Date.parse(item.deviceTime), Date.now()),
    item.photos.length > 0 && words.photos(item.photos.length),
    item.attempts > 0 && item.state !== 'applied' && words.tries(item.attempts),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <Card>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h3>
            <LazyErrorBoundary errorFallback={describe.what(item)}>
              <ItemTitle item={item} what={describe.what} />
            </LazyErrorBoundary>
          </h3>
          <Badge tone={tones[item.state]}>{states[item.state]}</Badge>
        </SpaceBetween>
        <small>{statusLine}</small>
        {item.replaced && (
          <LazyErrorBoundary>
            <ItemOverwrites item={item} />
          </LazyErrorBoundary>
        )}
        {item.state === 'refused' && item.refusal && onDiscard && (
          <LazyErrorBoundary
            errorFallback={<RefusalFallback item={item} describe={describe} onDiscard={onDiscard} />}
            loading={null}
          >
            <ItemRefused
              item={item}
              what={describe.what}
              why={describe.why(item.refusal)}
              onDiscard={onDiscard}
            />
          </LazyErrorBoundary>
        )}
      </Stack>
    </Card>
  );
};
