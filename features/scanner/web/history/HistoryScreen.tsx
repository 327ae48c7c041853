import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { useFormat } from '#kit/web/format.ts';
import { Thumbnail } from '#kit/web/photo/Thumbnail.tsx';
import { useStoreState } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import { FieldOfCheck } from '../result/FieldOfCheck.tsx';
import { SeverityState } from '../result/ScanResult.tsx';
import { type Scan, useScans } from '../use-scans.ts';
import { useScannerWords } from '../words.ts';
import { useScanName } from './use-scan-name.ts';
import styles from './ScanHistory.module.css';

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

export const HistoryScreen = () => {
  const words = useScannerWords();
  const format = useFormat();
  const { language } = useLanguage();
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
          mic
          autoComplete="off"
        />
        <MutedText>{found.length === 0 ? words.historyNone : words.historyFound(found.length)}</MutedText>
        <ul className={styles.list} aria-label={words.history}>
          {found.slice(currentPage * PAGE_SIZE, (currentPage + 1) * PAGE_SIZE).map((scan) => {
            const taken = new Date(scan.taken_at);
            const crop = cropByKey(scan.crop_type ?? '')?.name[language];
            return (
              <li key={scan.id} className={styles.entry}>
                <Link href={`/scan/${scan.id}`} className={styles.head}>
                  <Thumbnail hash={scan.photo} />
                  <span className={styles.text}>
                    <strong>{nameOf(scan)}</strong>
                    <small>
                      {crop && `${crop} · `}
                      {format.shortDay(taken)}, {format.time(taken)}
                    </small>
                  </span>
                  {scan.severity && <SeverityState severity={scan.severity} />}
                </Link>
                {scan.outcome !== 'no_leaf' && <FieldOfCheck scan={scan} />}
              </li>
            );
          })}
        </ul>
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
