// @cache later

import { useSyncExternalStore } from 'react';
import { useOutbox, useRow, useStore } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { changeLines } from './change-lines.ts';
import { ChangedLines } from './Lines.tsx';
import { kindOf, targetOf, typedColumns } from './outbox-item.ts';
import { Overwritten } from './Overwritten.tsx';
import { Refused } from './Refused.tsx';
import { useRowTextContext, type Columns, type RowTextContext } from './row-text-context.ts';
import { titleOf } from './titles.ts';
import { useLazyRows } from './use-large-rows.ts';

export { ConflictRules as TwoPhones } from './ConflictRules.tsx';

/** Describes a command with these arguments; `describe.what` of the outbox. */
type DescribeCommand = (item: Pick<OutboxItemView, 'name' | 'args'>) => string;

const useRowText = (): RowTextContext => {
  const store = useStore();
  const view = useSyncExternalStore(store.subscribe, () => store.snapshot().view);
  return useRowTextContext((kind, id) => view.get(kind, id) as Columns | undefined);
};

/** "Delete a field: Shamba 1". */
const describeWithTitle = (item: OutboxItemView, what: DescribeCommand, speech: RowTextContext): string => {
  const target = targetOf(item, speech);
  const title = target?.lastKnownRow ? titleOf(target.kind, target.lastKnownRow, speech) : null;
  if (title === null) return what(item);
  const text = what({ name: item.name, args: { ...(item.args as Columns), name: title } });
  return text.includes(title) ? text : `${text}: ${title}`;
};

interface ItemProps {
  readonly item: OutboxItemView;
  readonly what: DescribeCommand;
}

/** The farmer's action, with the name of the row. */
export const ItemTitle = ({ item, what }: ItemProps) => <>{describeWithTitle(item, what, useRowText())}</>;

/** The overwritten values from the server's answer; hidden where a separate card shows them. */
export const ItemOverwrites = ({ item }: { readonly item: OutboxItemView }) => {
  const notice = useRow('overwritten', item.id);
  const speech = useRowText();
  const kind = kindOf(item);
  if (notice || kind === null || !item.replaced) return null;
  const typed = typedColumns(item);
  const next = Object.fromEntries(Object.keys(item.replaced).map((column) => [column, typed[column]]));
  return (
    <ChangedLines
      lines={changeLines(kind, item.replaced, next, targetOf(item, speech)?.lastKnownRow ?? {}, speech)}
    />
  );
};

interface RefusedProps extends ItemProps {
  readonly why: string;
  readonly onDiscard: (what: string) => void;
}

/** Shows why the item was refused, what it concerns, and what can be done. */
export const ItemRefused = ({ item, what, why, onDiscard }: RefusedProps) => {
  const speech = useRowText();
  useLazyRows(useOutbox());
  return (
    <Refused
      item={item}
      speech={speech}
      why={why}
      what={describeWithTitle(item, what, speech)}
      onDiscard={onDiscard}
    />
  );
};

/** Values that one phone overwrote without having seen them. */
export const OverwrittenList = () => {
  const speech = useRowText();
  useLazyRows(useOutbox());
  return <Overwritten speech={speech} />;
};
