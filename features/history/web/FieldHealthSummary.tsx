import type { Band, Health } from '#features/fields/domain/health.ts';
import { useFormat } from '#kit/web/format.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '#kit/web/ui/icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import { healthEn } from '../words.health.en.ts';
import { healthSw } from '../words.health.sw.ts';
import styles from './FieldHealthSummary.module.css';

const icons = { good: CheckIcon, watch: InfoIcon, bad: WarningIcon } as const satisfies Record<Band, unknown>;

/**
 * Shows percent, label, icon and date, or "No data yet" when unknown (FLD-03). `plantStatus`: Field Plant
 * Status Index (FPSI, FLD-04), null when its inputs are missing.
 */
export const FieldHealthSummary = ({
  health,
  plantStatus,
}: {
  readonly health: Health | null;
  readonly plantStatus: Health | null;
}) => {
  const words = useWords({ en: healthEn, sw: healthSw });
  const format = useFormat();
  if (!health)
    return (
      <p>
        {words.label}: {words.noData}
      </p>
    );
  const Icon = icons[health.band];
  return (
    <>
      <p className={styles.line}>
        <span className={styles[health.band]} aria-hidden="true">
          <Icon size={20} />
        </span>
        <span>
          {words.percent(String(health.percent))} · {words.bands[health.band]}{' '}
          <small>{words.asOf(format.shortDay(health.asOf))}</small>
        </span>
      </p>
      {plantStatus && (
        <p>
          {words.fpsi(String(plantStatus.percent))}{' '}
          <small>{words.asOf(format.shortDay(plantStatus.asOf))}</small>
        </p>
      )}
    </>
  );
};
