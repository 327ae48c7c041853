import { useFormat } from '#kit/web/format.ts';
import { SpaceBetween } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { type PlantingAdvice, ONSET } from '../domain/planting-advice.ts';
import { Rule } from './RuleDetails.tsx';
import { useWaterWords } from './words.ts';
import styles from './water.module.css';

const tones = { wait: 'warn', prepare: 'info', plant: 'good' } as const;

/** The planting advice (wait, prepare or plant) with its reason and rule. */
export const PlantingAdviceSection = ({ of: { gate, why } }: { readonly of: PlantingAdvice }) => {
  const words = useWaterWords();
  const format = useFormat();
  const { reason, wet, dry } = why;
  const mm = format.number(wet?.mm ?? 0);
  const dates = (of: { readonly from: string; readonly to: string } | null): [string, string] => [
    of ? format.shortDay(of.from) : '',
    of ? format.shortDay(of.to) : '',
  ];
  const text =
    reason === 'no_rain'
      ? words.reasons.no_rain(format.number(why.limit))
      : reason === 'dry_gap'
        ? words.reasons.dry_gap(mm, ...dates(dry))
        : reason === 'out_of_season' || reason === 'no_weather'
          ? words.reasons[reason]
          : words.reasons[reason](mm, ...dates(wet));
  return (
    <section className={styles.part}>
      <SpaceBetween gap="small">
        <h3>{words.gateTitle}</h3>
        <ReadAloud text={`${words.gates[gate]}. ${text}`} />
      </SpaceBetween>
      <Notice tone={tones[gate]} title={words.gates[gate]}>
        <p>{text}</p>
      </Notice>
      {reason !== 'no_weather' && (
        <Rule>
          <p>
            {words.gateRule(
              format.number(why.limit),
              format.number(Math.min(ONSET.requiredDays, why.knownDaysAfter)),
            )}{' '}
            {words.gateIrrigated}
          </p>
        </Rule>
      )}
    </section>
  );
};
