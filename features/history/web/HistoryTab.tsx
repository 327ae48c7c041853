import { useDeferredValue, useMemo, useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Field as TextField, Select } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { harvestFrom } from '../domain/event.ts';
import {
  type EntryKind,
  entryKinds,
  searchEntries,
  type TimelineEntry,
  toSearchEntry,
} from '../domain/timeline.ts';
import { Timeline } from './Timeline.tsx';
import { useEventsOf } from './use-events.ts';
import { useTimeline } from './use-timeline.ts';
import { type HistoryWords, useHistoryWords } from './words.ts';

/** Fewer entries are quicker to read than to search. */
const SEARCH_FROM = 8;

const kindName = (kind: EntryKind, words: HistoryWords): string => ({ ...words.types, ...words.kinds })[kind];

/** Sprays whose pre-harvest interval is still running, shown first. */
const RunningIntervals = ({ fieldId }: { readonly fieldId: string }) => {
  const words = useHistoryWords();
  const format = useFormat();
  const [today] = useState(() => dayInNairobi(new Date()));
  const running = (useEventsOf(fieldId) ?? []).filter((e) => (harvestFrom(e) ?? '') > today);
  return running.map((e) => (
    <Notice key={e.id} tone="warn" title={words.noHarvestBefore(format.shortDay(harvestFrom(e)!))}>
      {words.waitNotice(e.product ?? words.waitProduct, format.shortDay(e.date))}
    </Notice>
  ));
};

const SearchableTimeline = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => {
  const words = useHistoryWords();
  const [text, setText] = useState('');
  const [chosenKind, setKind] = useState<EntryKind | ''>('');
  const query = useDeferredValue(text);
  const kind = useDeferredValue(chosenKind);
  const searchable = useMemo(() => entries.map(toSearchEntry), [entries]);
  const found = useMemo(() => searchEntries(searchable, query, kind || null), [searchable, query, kind]);
  const kinds = entryKinds.filter((k) => k === chosenKind || entries.some((e) => e.kind === k));
  const isLong = entries.length >= SEARCH_FROM;
  return (
    <Stack>
      {isLong && (
        <Fold id="history-search" icon={DocumentIcon} title={words.found(found.length)} fact={words.search}>
          <Stack>
            <TextField
              label={words.search}
              value={text}
              onChange={setText}
              mic
              type="search"
              autoComplete="off"
            />
            <Select<EntryKind | ''>
              label={words.filter}
              value={chosenKind}
              onChange={setKind}
              options={[
                { value: '', label: words.all },
                ...kinds.map((value) => ({ value, label: kindName(value, words) })),
              ]}
            />
            <div aria-live="polite">{found.length === 0 && <MutedText>{words.noneFound}</MutedText>}</div>
          </Stack>
        </Fold>
      )}
      <Timeline key={`${kind} ${query}`} entries={found} />
    </Stack>
  );
};

interface Props {
  readonly field: Field;
  /** Entries from other features. Null while loading. */
  readonly others: readonly TimelineEntry[] | null;
}

/** The full history of a field, with a link to add an entry (FDC-05). */
export const HistoryTab = ({ field, others }: Props) => {
  const words = useHistoryWords();
  const entries = useTimeline(field, others);
  const add = `/fields/${field.id}/history/add`;
  if (entries === null) return <Skeleton shapes={['line', 'card', 'card']} />;
  const isEmpty = entries.every((e) => e.kind === 'field');
  if (isEmpty)
    return (
      <EmptyState
        drawing="history"
        sentence={words.empty}
        action={
          <LinkButton to={add} icon={PlusIcon} tone="quiet">
            {words.add}
          </LinkButton>
        }
      />
    );
  return (
    <Stack>
      <LinkButton to={add} icon={PlusIcon} tone="quiet" wide>
        {words.add}
      </LinkButton>
      <RunningIntervals fieldId={field.id} />
      <SearchableTimeline entries={entries} />
      <LinkButton tone="quiet" icon={DocumentIcon} to={`/fields/${field.id}/history/print`}>
        {words.print}
      </LinkButton>
    </Stack>
  );
};
