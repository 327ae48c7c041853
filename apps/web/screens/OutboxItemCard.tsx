import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import type { ShownItem } from '#kit/web/store/store.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Between, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { kindOf, targetOf, typedColumns } from '../outbox/item.ts';
import { ChangedLines } from '../outbox/Lines.tsx';
import { changeLines } from '../outbox/lines.ts';
import { isChoice, Refused } from '../outbox/Refused.tsx';
import type { Columns, Speech } from '../outbox/speech.ts';
import { en } from '../words.en.ts';
import { outboxEn } from '../words.outbox.en.ts';
import { outboxSw } from '../words.outbox.sw.ts';
import { sw } from '../words.sw.ts';
import type { Describe } from './use-describe.ts';

const tones = { waiting: 'maize', sending: 'sky', applied: 'leaf', refused: 'clay' } as const;

/** What it replaced, as the server answered; where a card of its own says so, it is not said twice. */
const Replaced = ({ item, replaced, speech }: { readonly item: ShownItem; readonly replaced: Columns; readonly speech: Speech }) => {
  const notice = useRow('overwritten', item.id);
  const kind = kindOf(item);
  if (notice || kind === null) return null;
  const typed = typedColumns(item);
  const next = Object.fromEntries(Object.keys(replaced).map((column) => [column, typed[column]]));
  return <ChangedLines of={changeLines(kind, replaced, next, targetOf(item, speech)?.known ?? {}, speech)} />;
};

interface Props { readonly item: ShownItem; readonly describe: Describe; readonly onDiscard?: () => void }

export const OutboxItemCard = ({ item, describe, onDiscard }: Props) => {
  const { outbox: words } = useWords({ en, sw });
  const more = useWords({ en: outboxEn, sw: outboxSw });
  const format = useFormat();
  const states = { waiting: words.waiting, sending: words.sending, applied: words.sent, refused: isChoice(item) ? more.yourChoice : words.refused };
  const { speech } = describe;
  const under = [
    format.age(Date.parse(item.deviceTime), Date.now()),
    item.photos.length > 0 && words.photos(item.photos.length),
    item.attempts > 0 && item.state === 'waiting' && words.tries(item.attempts),
  ].filter(Boolean).join(' · ');
  return (
    <Card>
      <Stack gap="small">
        <Between gap="small"><h3>{describe.what(item)}</h3><Badge tone={tones[item.state]}>{states[item.state]}</Badge></Between>
        <small>{under}</small>
        {item.replaced && <Replaced item={item} replaced={item.replaced} speech={speech} />}
        {item.refusal && onDiscard && <Refused item={item} speech={speech} why={describe.why(item.refusal)} onDiscard={onDiscard} />}
      </Stack>
    </Card>
  );
};
