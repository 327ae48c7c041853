import { useId } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { LeafIcon } from '#kit/web/ui/more-icons.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { type FactorKey, factorKeys, type Factors } from '../domain/prediction.ts';
import { percentChange, tonnes } from './amounts.ts';
import { useYieldWords } from './words.ts';
import styles from './yields.module.css';

const MAX_SHOWN = 3;
/** Smaller effects are hidden: they round to nothing. */
const MIN_EFFECT = 0.005;

const largestFactors = (factors: Factors): readonly FactorKey[] =>
  // An older stored row has no figure for heat and health.
  factorKeys
    .filter((key) => Math.abs((factors[key] ?? 1) - 1) >= MIN_EFFECT)
    .sort((a, b) => Math.abs(Math.log(factors[b])) - Math.abs(Math.log(factors[a])))
    .slice(0, MAX_SHOWN);

/** The three largest factors, in words. */
export const FactorsCard = ({
  row: {
    factors: { base, factors, keyFactors },
    county,
  },
}: {
  readonly row: YieldPrediction;
}) => {
  const { result: words } = useYieldWords();
  const format = useFormat();
  const heading = useId();
  const keys = largestFactors(factors);
  const usual = tonnes(base.kg);
  return (
    <Fold
      id={heading}
      icon={LeafIcon}
      title={words.moved}
      fact={keys[0] ? `${words.factors[keys[0]]} ${percentChange(factors[keys[0]], format)}` : words.nothing}
    >
      <Stack gap="small">
        {keys.length > 0 && (
          <ul className={styles.moved}>
            {keys.map((key) => (
              <li key={key}>
                <span>{words.factors[key]}</span> <strong>{percentChange(factors[key], format)}</strong>
              </li>
            ))}
          </ul>
        )}
        <MutedText>
          {words.parts(
            percentChange(keyFactors.weatherImpact, format),
            percentChange(keyFactors.soilImpact, format),
            percentChange(keyFactors.managementImpact, format),
          )}
        </MutedText>
        <MutedText>
          {base.from === 'county' && county ? words.usual(usual, county) : words.usualKenya(usual)}
        </MutedText>
      </Stack>
    </Fold>
  );
};
