import { Link } from 'wouter';
import type { listScans } from '#features/scanner/contract.ts';
import type { Scan } from '#features/scanner/web/use-scans.ts';
import { useScannerWords } from '#features/scanner/web/words.ts';
import type { ReplyOf } from '#kit/pure/contract.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { diseaseOf, latestOutcome, type OutcomeRow } from '../domain/outcome.ts';
import { useImpactWords } from './words.ts';
import styles from './dashboard.module.css';

/** The last ten checks on the server, each with its outcome. */
export const RecentChecks = ({ value: { scans } }: { readonly value: ReplyOf<typeof listScans> }) => {
  const { history: words, ask } = useImpactWords();
  const { language } = useLanguage();
  const format = useFormat();
  const scanner = useScannerWords();
  const rows = useRows<Scan>('scan');
  const outcomes = useRows<OutcomeRow>('outcome');
  const outcomeText = (own: Scan | undefined, id: string): string | null => {
    const latest = latestOutcome(outcomes.filter((o) => o.scan_id === id));
    if (latest) return ask.answers[latest.answer];
    return own && diseaseOf(own) !== null ? words.asked : null;
  };
  const nameOf = (own: Scan | undefined, serverName: string | null): string => {
    if (own && own.outcome !== 'answer') return scanner.outcomes[own.outcome];
    return conditionByKey(own?.condition ?? '')?.name[language] ?? serverName ?? '–';
  };
  const checks = scans
    .map(({ id, diseaseName, createdAt }) => ({
      id,
      diseaseName,
      localScan: rows.find((r) => r.id === id),
      createdAt,
    }))
    .map(({ createdAt, ...check }) => ({ ...check, at: check.localScan?.taken_at ?? createdAt }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <ul className={styles.list}>
      {checks.map(({ id, diseaseName, localScan, at }) => (
        <li key={id}>
          <Link href={`/scan/${id}`} className={styles.line}>
            <span>
              {nameOf(localScan, diseaseName)}
              <br />
              <small>{format.shortDay(new Date(at))}</small>
            </span>
            <small>{outcomeText(localScan, id)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
};
