import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { fieldName } from '#features/fields/web/field-name.ts';
import { sizeMark, sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import type { TimelineEntry } from '../domain/timeline.ts';
import { useTimeline } from './use-timeline.ts';
import { useHistoryWords } from './words.ts';
import styles from './PrintScreen.module.css';

const Table = ({ entries }: { readonly entries: readonly TimelineEntry[] }) => {
  const words = useHistoryWords();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.columns.day}</th>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.more}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((e) => (
          <tr key={e.id}>
            <td>{format.shortDay(e.day)}</td>
            <td>{e.title}</td>
            <td>
              {[e.detail, e.harvestFrom && words.noHarvestBefore(format.shortDay(e.harvestFrom))]
                .filter(Boolean)
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface Props {
  readonly field: Field;
  readonly others: readonly TimelineEntry[] | null;
}

const Page = ({ field, others }: Props) => {
  const words = useHistoryWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const all = useTimeline(field, others);
  const [year, setYear] = useState('');
  const [today] = useState(() => dayInNairobi(new Date()));
  if (all === null) return <Skeleton shapes={['line', 'card']} />;
  const years = [...new Set(all.map((e) => e.day.slice(0, 4)))];
  const entries = all.filter((e) => e.day.startsWith(year));
  const [last, first] = [entries[0], entries[entries.length - 1]];
  const name = fieldName(field, fieldWords);
  return (
    <div className={styles.page}>
      <div className={styles.unprinted}>
        <Stack>
          {years.length > 1 && (
            <Select
              label={words.filter}
              value={year}
              onChange={setYear}
              options={[{ value: '', label: words.all }, ...years.map((value) => ({ value, label: value }))]}
            />
          )}
          <Button icon={DocumentIcon} onClick={() => window.print()}>
            {words.printNow}
          </Button>
        </Stack>
      </div>
      <div>
        <h2 className={styles.title}>{words.printTitle(name)}</h2>
        <p>
          {[
            name,
            sizeText(field, fieldWords, format) + sizeMark(field, fieldWords),
            field.location_description,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p>
          {words.printedOn(format.shortDay(today), words.found(entries.length))}
          {first && last && ` · ${words.printSpan(format.shortDay(first.day), format.shortDay(last.day))}`}
        </p>
      </div>
      <Table entries={entries} />
    </div>
  );
};

/** The full history for printing: field, dates and entries, no buttons. */
export const PrintScreen = (props: Props) => {
  const words = useHistoryWords();
  return (
    <Screen title={words.title} back={`/fields/${props.field.id}?tab=history`} wide>
      <Page {...props} />
    </Screen>
  );
};
