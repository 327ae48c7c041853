import { useFormat } from '#kit/web/format.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { RaisedAlert } from '../domain/raised-alert.ts';
import { useAlertWords } from './words.ts';
import styles from './alerts.module.css';

/** ALR-04's conditions: the weather on the days that triggered the rule. */
export const Conditions = ({
  of: { temperature, humidity, windSpeed, rainfall },
}: {
  readonly of: RaisedAlert['seen']['conditions'];
}) => {
  const words = useAlertWords();
  const { number } = useFormat();
  // The satellite has no weather.
  if ([temperature, humidity, windSpeed, rainfall].every((value) => value === null)) return null;
  const lines = [
    [words.temperature, temperature, '°C', 1],
    [words.humidity, humidity, '%', 0],
    [words.wind, windSpeed, words.kmh, 0],
    [words.rainfall, rainfall, 'mm', 1],
  ] as const;
  return (
    <Stack gap="small">
      <MutedText>{words.conditions}</MutedText>
      <dl className={styles.facts}>
        {lines.flatMap(([name, value, unit, decimals]) => [
          <dt key={name}>{name}</dt>,
          <dd key={unit}>
            {value === null ? words.notTold : `${number(value, decimals)}${unit === '%' ? '' : ' '}${unit}`}
          </dd>,
        ])}
      </dl>
    </Stack>
  );
};
