import type { Health } from '#features/fields/domain/health.ts';
import { useFormat } from '#kit/web/format.ts';
import { State } from '#kit/web/ui/State.tsx';
import { useWords } from '#kit/web/words.tsx';
import { healthEn } from '../words.health.en.ts';
import { healthSw } from '../words.health.sw.ts';

/**
 * Shows percent, label, shape and date, or "No data yet" when unknown (FLD-03). `plantStatus`: Field Plant
 * Status Index (FPSI, FLD-04), null when its inputs are missing.
 */
export const FieldHealthSummary = ({
  health,
  plantStatus,
  isBrief = false,
}: {
  readonly health: Health | null;
  readonly plantStatus: Health | null;
  /** The percentage alone; its date and meaning are on the field's screen. */
  readonly isBrief?: boolean | undefined;
}) => {
  const words = useWords({ en: healthEn, sw: healthSw });
  const format = useFormat();
  if (!health)
    return (
      <State tone="unknown">
        {words.label}: {words.noData}
      </State>
    );
  if (isBrief) return <State tone={health.band}>{words.percent(String(health.percent))}</State>;
  return (
    <>
      <p>
        <State tone={health.band}>
          {words.percent(String(health.percent))} · {words.bands[health.band]}
        </State>{' '}
        <small>{words.asOf(format.shortDay(health.asOf))}</small>
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
