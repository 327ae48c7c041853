// @cache later

import { useSyncExternalStore } from 'react';
import { useOutbox, useRow, useStore } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { kindOf, targetOf, typedColumns } from './item.ts';
import { changeLines } from './lines.ts';
import { ChangedLines } from './Lines.tsx';
import { Overwritten } from './Overwritten.tsx';
import { Refused } from './Refused.tsx';
import { useRowTextContext, type Columns, type RowTextContext } from './speech.ts';
import { titleOf } from './titles.ts';
import { useLargeRows } from './use-large-rows.ts';

export { TwoPhones } from './TwoPhones.tsx';

/** Describes a command with these arguments; `describe.what` of the outbox. */
type What = (item: Pick<OutboxItemView, 'name' | 'args'>) => string;

const useRowSpeech = (): RowTextContext => {
  const store = useStore();
  const view = useSyncExternalStore(store.subscribe, () => store.snapshot().view);
  return useRowTextContext((kind, id) => view.get(kind, id) as Columns | undefined);
};

/** "Delete a field: Shamba 1". */
const namedWhat = (item: OutboxItemView, what: What, speech: RowTextContext): string => {
  const target = targetOf(item, speech);
  const title = target?.known ? titleOf(target.kind, target.known, speech) : null;
  if (title === null) return what(item);
  const text = what({ name: item.name, args: { ...(item.args as Columns), name: title } });
  return text.includes(title) ? text : `${text}: ${title}`;
};

interface ItemProps {
  readonly item: OutboxItemView;
  readonly what: What;
}

/** The farmer's action, with the name of the row. */
export const ItemTitle = ({ item, what }: ItemProps) => <>{namedWhat(item, what, useRowSpeech())}</>;

/** The overwritten values from the server's answer; hidden where a separate card shows them. */
export const ItemReplaced = ({ item }: { readonly item: OutboxItemView }) => {
  const notice = useRow('overwritten', item.id);
  const speech = useRowSpeech();
  const kind = kindOf(item);
  if (notice || kind === null || !item.replaced) return null;
  const typed = typedColumns(item);
  const next = Object.fromEntries(Object.keys(item.replaced).map((column) => [column, typed[column]]));
  return (
    <ChangedLines of={changeLines(kind, item.replaced, next, targetOf(item, speech)?.known ?? {}, speech)} />
  );
};

interface RefusedProps extends ItemProps {
  readonly why: string;
  readonly onDiscard: (what: string) => void;
}

/** Shows why the item was refused, what it concerns, and what can be done. */
export const ItemRefused = ({ item, what, why, onDiscard }: RefusedProps) => {
  const speech = useRowSpeech();
  useLargeRows(useOutbox());
  return (
    <Refused
      item={item}
      speech={speech}
      why={why}
      what={namedWhat(item, what, speech)}
      onDiscard={onDiscard}
    />
  );
};

/** Values that one phone overwrote without having seen them. */
export const OverwrittenList = () => {
  const speech = useRowSpeech();
  useLargeRows(useOutbox());
  return <Overwritten speech={speech} />;
};
