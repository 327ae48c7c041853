import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { InfoIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { FieldWater } from '../domain/water/field-water.ts';
import { needText } from './water-text.ts';
import { useWaterWords, type WaterWords } from './words.ts';
import styles from './water.module.css';

const Step = ({ children, source }: { readonly children: ReactNode; readonly source?: string }) => (
  <li>
    {children}
    {source && <small>{source}</small>}
  </li>
);

const methodText = ({ method, assumed }: FieldWater['weather'], { steps }: WaterWords): string =>
  method === 'penman_monteith_filled'
    ? steps.methods.penman_monteith_filled(assumed.map((a) => steps.assumed[a]).join(', '))
    : steps.methods[method];

const rowText = ({ row: { row, isFromRelative } }: FieldWater, { steps }: WaterWords): string =>
  [steps.row, ...(row.lengths === 'own' ? [steps.rowOwn] : []), ...(isFromRelative ? [steps.near] : [])].join(
    ' ',
  );

const yieldText = ({ yield: effect }: FieldWater, { steps }: WaterWords, format: Format): string => {
  if (!effect.known) return steps.noYield[effect.why];
  const lost = 100 * (1 - effect.share);
  return lost < 1 ? steps.yieldNone : steps.yieldShare(format.number(lost), format.number(effect.ky, 2));
};

const Steps = ({ water: w, name, field }: Props) => {
  const words = useWaterWords();
  const format = useFormat();
  const { steps } = words;
  const mm = (n: number): string => format.number(n);
  return (
    <ol className={styles.steps}>
      <Step
        source={
          w.conflictingProviderEt0 === null
            ? methodText(w.weather, words)
            : `${methodText(w.weather, words)} ${steps.told(format.number(w.conflictingProviderEt0, 1))}`
        }
      >
        {steps.et0(format.number(w.et0, 1))}
      </Step>
      <Step source={rowText(w, words)}>
        {steps.crop(name, format.number(w.kc, 2), format.number(w.etc, 1))}
      </Step>
      <Step
        source={
          w.soil.known && field.soil_type ? steps.soilKnown(steps.soils[field.soil_type]) : steps.soilUnknown
        }
      >
        {steps.soil(mm(w.root * 100), mm(w.taw), mm(w.raw))}
      </Step>
      <Step {...(w.weather.filled > 0 && { source: steps.filled(mm(w.weather.filled)) })}>
        {steps.since(format.shortDay(w.since), mm(w.sums.rain), mm(w.sums.irrigationSum), mm(w.sums.used))}
      </Step>
      <Step source={steps.rule}>
        {w.range[1] - w.range[0] < 1
          ? steps.missingSure(mm(w.depletion))
          : steps.missing(mm(w.depletion), mm(w.range[0]), mm(w.range[1]))}
      </Step>
      {w.need && w.need.net >= 1 && (
        <Step source={steps.wateringSource}>
          {[steps.watering[w.irrigationMethod], ...needText(w.need, words, format)].join(' ')}
        </Step>
      )}
      <Step>{yieldText(w, words, format)}</Step>
      {w.daysCounted > 0 && w.degreeDays.missing === 0 && (
        <Step>
          {steps.warmth(format.shortDay(w.since), mm(w.degreeDays.sum), format.number(w.degreeDays.base, 1))}
        </Step>
      )}
    </ol>
  );
};

interface Props {
  readonly field: Field;
  readonly name: string;
  readonly water: FieldWater;
}

/** On tap: every step with its figures and source, and the days ahead. */
export const WaterWhy = (props: Props) => {
  const words = useWaterWords();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { field, name, water } = props;
  return (
    <>
      <Button tone="plain" icon={InfoIcon} onClick={() => setOpen(true)}>
        {words.why}
      </Button>
      {open && (
        <Sheet title={`${name}: ${words.why}`} onClose={() => setOpen(false)}>
          <Stack>
            <Steps {...props} />
            {!water.soil.known && (
              <LinkButton tone="quiet" to={`/fields/${field.id}/edit`}>
                {words.steps.tellSoil}
              </LinkButton>
            )}
            {water.isReliable && (
              <>
                <h3>{words.steps.ahead}</h3>
                <List label={words.steps.ahead}>
                  {water.ahead.map((d) => (
                    <ListItem
                      key={d.date}
                      title={format.day(d.date)}
                      subtitle={words.steps.day(
                        format.number(d.etc, 1),
                        format.number(d.rain, 1),
                        format.number(d.depletion),
                      )}
                    />
                  ))}
                </List>
              </>
            )}
            <MutedText>{words.steps.writeDown}</MutedText>
            <LinkButton tone="quiet" to={`/fields/${field.id}/history/add`}>
              {words.steps.write}
            </LinkButton>
          </Stack>
        </Sheet>
      )}
    </>
  );
};
