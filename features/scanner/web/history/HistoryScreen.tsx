import { useDeferredValue, useState } from 'react';
import type { Field as FarmField } from '#features/fields/domain/field.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows, useStoreState } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { useFieldName } from '../result/use-filing.ts';
import { type Scan, useScans } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { CheckPicture } from './CheckPicture.tsx';
import { SeriousState } from './SeriousState.tsx';
import { useScanName } from './use-scan-name.ts';

/** Page size (GAM-12). */
const PAGE_SIZE = 20;

/** Crop and disease in both languages plus scientific names, because farmers search by the word they know. */
const textOf = (scan: Scan): string => {
  const crop = cropByKey(scan.crop_type ?? '');
  const entries = [scan.condition, scan.pick, ...scan.top3.map((t) => t.condition)].map((key) =>
    conditionByKey(key ?? ''),
  );
  return [
    scan.crop_type,
    crop?.name.en,
    crop?.name.sw,
    ...entries.flatMap((e) => [e?.name.en, e?.name.sw, e?.scientificName]),
  ]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
};

/** Newest first, so the checks of a month follow each other. */
const groupByMonth = (scans: readonly Scan[], monthOf: (taken: Date) => string) => {
  const months: { readonly month: string; readonly scans: Scan[] }[] = [];
  for (const scan of scans) {
    const month = monthOf(new Date(scan.taken_at));
    const last = months[months.length - 1];
    if (last?.month === month) last.scans.push(scan);
    else months.push({ month, scans: [scan] });
  }
  return months;
};

/** The checks by month. Each leads to its own page, where its field can be changed. */
const Months = ({ scans }: { readonly scans: readonly Scan[] }) => {
  const format = useFormat();
  const { language } = useLanguage();
  const nameOf = useScanName();
  const fieldName = useFieldName();
  const fields = new Map(useRows<FarmField>('field').map((field) => [field.id, fieldName(field)]));
  const dayOf = (taken: Date): string =>
    `${taken.getDate()} ${format.monthName(taken.getMonth() + 1).slice(0, 3)}`;
  return groupByMonth(scans, format.month).map((group) => (
    <Stack key={group.month} gap="small">
      <h2>{group.month}</h2>
      <List label={group.month}>
        {group.scans.map((scan) => {
          const facts = [
            cropByKey(scan.crop_type ?? '')?.name[language],
            dayOf(new Date(scan.taken_at)),
            fields.get(scan.field_id ?? ''),
          ];
          return (
            <ListItem
              key={scan.id}
              to={`/scan/${scan.id}`}
              picture={<CheckPicture scan={scan} />}
              title={nameOf(scan)}
              subtitle={
                <>
                  {facts.filter(Boolean).join(' · ')}
                  <br />
                  <SeriousState scan={scan} />
                </>
              }
            />
          );
        })}
      </List>
    </Stack>
  ));
};

export const HistoryScreen = () => {
  const words = useScannerWords();
  const nameOf = useScanName();
  const { scans } = useScans();
  const state = useStoreState();
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const wanted = useDeferredValue(text).trim().toLowerCase();
  const found = scans.filter(
    (scan) => wanted === '' || textOf(scan).includes(wanted) || nameOf(scan).toLowerCase().includes(wanted),
  );
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const currentPage = Math.min(page, pages - 1);
  const goToPage = (to: number): void => {
    setPage(to);
    window.scrollTo(0, 0);
  };
  if (scans.length === 0) {
    if (state === 'filling') return <Skeleton shapes={['title', 'card', 'card']} />;
    return (
      <Screen title={words.history} back="/scan">
        <EmptyState
          drawing="photo"
          sentence={words.historyEmpty}
          action={<LinkButton to="/scan">{words.title}</LinkButton>}
        />
      </Screen>
    );
  }
  return (
    <Screen title={words.history} back="/scan">
      <Stack>
        <Field
          label={words.searchHistory}
          value={text}
          onChange={(next) => {
            setText(next);
            setPage(0);
          }}
          hint={found.length === 0 ? words.historyNone : words.historyFound(found.length)}
          mic
          autoComplete="off"
        />
        <Months scans={found.slice(currentPage * PAGE_SIZE, (currentPage + 1) * PAGE_SIZE)} />
        {pages > 1 && (
          <Row gap="small">
            <Button tone="quiet" disabled={currentPage === 0} onClick={() => goToPage(currentPage - 1)}>
              {words.newer}
            </Button>
            <MutedText>{words.page(currentPage + 1, pages)}</MutedText>
            <Button
              tone="quiet"
              disabled={currentPage === pages - 1}
              onClick={() => goToPage(currentPage + 1)}
            >
              {words.older}
            </Button>
          </Row>
        )}
      </Stack>
    </Screen>
  );
};
