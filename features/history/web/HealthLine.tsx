import type { Band, Health } from '#features/fields/domain/health.ts';
import { useFormat } from '#kit/web/format.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '#kit/web/ui/icons.tsx';
import { useWords } from '#kit/web/words.tsx';
import { healthEn } from '../words.health.en.ts';
import { healthSw } from '../words.health.sw.ts';
import styles from './HealthLine.module.css';

const icons = { good: CheckIcon, watch: InfoIcon, bad: WarningIcon } as const satisfies Record<Band, unknown>;

/**
 * Shows percent, label, icon and date, or "No data yet" when unknown (FLD-03). FPSI is shown only when its
 * inputs exist (FLD-04).
 */
export const HealthLine = ({
  health,
  status,
}: {
  readonly health: Health | null;
  readonly status: Health | null;
}) => {
  const words = useWords({ en: healthEn, sw: healthSw });
  const format = useFormat();
  if (!health)
    return (
      <p>
        {words.label}: {words.none}
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
          {words.line(String(health.percent))} · {words.bands[health.band]}{' '}
          <small>{words.asOf(format.shortDay(health.asOf))}</small>
        </span>
      </p>
      {status && (
        <p>
          {words.fpsi(String(status.percent))} <small>{words.asOf(format.shortDay(status.asOf))}</small>
        </p>
      )}
    </>
  );
};
