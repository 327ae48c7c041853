import { useFormat } from '#kit/web/format.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Between, Row, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import type { Describe } from './use-describe.ts';

const tones = { waiting: 'maize', sending: 'sky', applied: 'leaf', refused: 'clay' } as const;

interface Props { readonly item: ShownItem; readonly describe: Describe; readonly onDiscard?: () => void; readonly onAgain?: () => void }

/** Where another phone was faster, the farmer looks before deciding. */
const fieldToLookAt = ({ name, args, refusal }: ShownItem): string | null => {
  const { id } = (args ?? {}) as { readonly id?: unknown };
  return name.startsWith('fields.') && refusal && ASKS.has(refusal.code) && typeof id === 'string' ? `/fields/${id}` : null;
};
const ASKS: ReadonlySet<string> = new Set(['sync.unseen', 'sync.changed_elsewhere']);

export const OutboxItemCard = ({ item, describe, onDiscard, onAgain }: Props) => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const format = useFormat();
  const states = { waiting: words.waiting, sending: words.sending, applied: words.sent, refused: words.refused };
  const lookAt = fieldToLookAt(item);
  const under = [
    format.age(Date.parse(item.deviceTime), Date.now()),
    item.photos.length > 0 && words.photos(item.photos.length),
    item.attempts > 0 && item.state !== 'applied' && words.tries(item.attempts),
  ].filter(Boolean).join(' · ');
  return (
    <Card>
      <Stack gap="small">
        <Between gap="small"><h3>{describe.what(item)}</h3><Badge tone={tones[item.state]}>{states[item.state]}</Badge></Between>
        <small>{under}</small>
        {item.replaced && <p>{describe.replaced(item.replaced)}</p>}
        {item.refusal && <p>{words.reason(describe.why(item.refusal))}</p>}
        {item.state === 'refused' && onAgain && onDiscard && (
          <Row gap="small">
            <Button tone="quiet" onClick={onAgain}>{words.again}</Button>
            <Button tone="quiet" onClick={onDiscard}>{words.discard}</Button>
            {lookAt && <LinkButton to={lookAt} tone="quiet">{more.look}</LinkButton>}
            {item.refusal?.code.endsWith('.limit_reached') && <LinkButton to="/upgrade">{words.upgrade}</LinkButton>}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
