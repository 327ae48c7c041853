import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Overwritten as OverwrittenRow } from '#kit/sync/overwritten.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOutbox, useRows, useStore } from '#kit/web/store/hooks.ts';
import type { OutboxItemView } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { outboxDetailsEn } from '../words.outbox-details.en.ts';
import { outboxDetailsSw } from '../words.outbox-details.sw.ts';
import { changeLines } from './change-lines.ts';
import { ChangedLines } from './Lines.tsx';
import { typedColumns } from './outbox-item.ts';
import { restoreCommands } from './restore.ts';
import type { Columns, RowTextContext } from './row-text-context.ts';
import { pathOf, titleOf } from './titles.ts';

type Notice = OverwrittenRow & { readonly pending: boolean };

const useOverwrittenWords = () => useWords({ en: outboxDetailsEn, sw: outboxDetailsSw }).overwritten;
const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const hasValues = (row: Columns, values: Columns): boolean =>
  Object.keys(values).every((column) => isSameValue(row[column], values[column]));
const pickColumns = (row: Columns, like: Columns): Columns =>
  Object.fromEntries(Object.keys(like).map((column) => [column, row[column]]));

/** Text that says which phone's change is used, if this phone still knows; otherwise null. */
const useOverwriterText = ({ id, row_id, old_values: old }: Notice): string | null => {
  const words = useOverwrittenWords();
  const items = useOutbox();
  if (items.some((item) => item.id === id)) return words.byThis;
  const wroteOld = (item: OutboxItemView): boolean => {
    const typed = typedColumns(item);
    return (
      item.row?.['id'] === row_id &&
      Object.keys(old).some((column) => column in typed && isSameValue(typed[column], old[column]))
    );
  };
  return items.some((item) => item.state === 'applied' && wroteOld(item)) ? words.byOther : null;
};

const RestoreButton = ({
  notice,
  row,
  lines,
}: {
  readonly notice: Notice;
  readonly row: Columns;
  readonly lines: ReturnType<typeof changeLines>;
}) => {
  const words = useOverwrittenWords();
  const store = useStore();
  const commands = restoreCommands(notice.kind, notice.old_values, row);
  if (commands.length === 0) return null;
  const restoreOldValues = async (): Promise<void> => {
    let isSent = true;
    for (const { command, args } of commands) isSent = isSent && (await store.send(command, args)).ok;
    showToast(isSent ? words.sent : words.failed);
  };
  const [only, ...others] = lines;
  const label =
    only && others.length === 0 && only.from.length <= 40 ? words.putBackOne(only.from) : words.putBackAll;
  return (
    <div>
      <Button
        tone="quiet"
        onClick={() => {
          void restoreOldValues();
        }}
      >
        {label}
      </Button>
    </div>
  );
};

const OverwrittenCard = ({
  notice,
  speech,
}: {
  readonly notice: Notice;
  readonly speech: RowTextContext;
}) => {
  const words = useOverwrittenWords();
  const format = useFormat();
  const overwriterText = useOverwriterText(notice);
  const { kind, row_id: id, old_values: old, new_values: next } = notice;
  const row = speech.row(kind, id);
  const lines = changeLines(kind, old, next, row ?? {}, speech);
  const title = (row && titleOf(kind, row, speech)) ?? speech.counted(kind, 1) ?? kind;
  const path = row ? pathOf(kind, row) : null;
  const isRestored = row !== undefined && hasValues(row, old);
  const isChangedAgain = row !== undefined && !isRestored && !hasValues(row, next);
  return (
    <Card>
      <Stack gap="small">
        <h3>{path ? <Link href={path}>{title}</Link> : title}</h3>
        <small>
          {[format.age(Date.parse(notice.at), Date.now()), overwriterText].filter(Boolean).join(' · ')}
        </small>
        <ChangedLines lines={lines} />
        {isChangedAgain &&
          changeLines(kind, old, pickColumns(row, next), row, speech).map(({ label, to }) => (
            <p key={label}>{words.now(to)}</p>
          ))}
        {!row && <p>{words.deleted}</p>}
        {isRestored && <p>{words.isBack}</p>}
        {row && !isRestored && <RestoreButton notice={notice} row={row} lines={lines} />}
      </Stack>
    </Card>
  );
};

/**
 * Values that one phone overwrote without having seen them, newest first; the ribbon counts them until this
 * screen shows them.
 */
export const Overwritten = ({ speech }: { readonly speech: RowTextContext }) => {
  const words = useOverwrittenWords();
  const store = useStore();
  const notices = useRows<OverwrittenRow>('overwritten');
  useEffect(() => {
    void store.markOverwrittenShown();
  }, [store, notices]);
  if (notices.length === 0) return null;
  return (
    <Stack gap="small">
      <h2>{words.title}</h2>
      <MutedText>{words.lead}</MutedText>
      {[...notices]
        .sort((a, b) => (a.at < b.at ? 1 : -1))
        .map((notice) => (
          <OverwrittenCard key={notice.id} notice={notice} speech={speech} />
        ))}
    </Stack>
  );
};
