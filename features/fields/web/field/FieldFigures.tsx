import type { Day } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { FigureRow } from '#kit/web/ui/FigureRow.tsx';
import { State } from '#kit/web/ui/State.tsx';
import { isDefaultSize } from '../../domain/default-size.ts';
import type { Field } from '../../domain/field.ts';
import type { Band } from '../../domain/health.ts';
import { dayAndMonth, dayRange } from '../day-range.ts';
import { sizeText } from '../size-text.ts';
import { useFieldWords } from '../words.ts';

interface Props {
  readonly field: Field;
  readonly health?: {
    readonly percent: number;
    readonly band: Band;
    readonly bandText: string;
    readonly asOf: Day;
  } | null;
  /** Days on which the next crop can be harvested. */
  readonly harvest?: { readonly crop: string; readonly from: Day; readonly to: Day } | null;
}

/** The field in three figures: health, size and next harvest. */
export const FieldFigures = ({ field, health, harvest }: Props) => {
  const fieldWords = useFieldWords();
  const words = fieldWords.figures;
  const format = useFormat();
  const [size = '', hectares] = sizeText(field, fieldWords, format).split(' · ');
  const source = isDefaultSize(field) ? words.defaultSize : words.sources[field.boundary_source];
  return (
    <FigureRow
      figures={[
        health
          ? {
              figure: `${health.percent}%`,
              tone: health.band,
              meaning: (
                <>
                  <State tone={health.band}>{health.bandText}</State>
                  <br />
                  {words.healthOn(dayAndMonth(health.asOf, format))}
                </>
              ),
            }
          : {
              figure: '–',
              meaning: (
                <State tone="unknown">
                  {fieldWords.health}: {fieldWords.noData}
                </State>
              ),
            },
        { figure: size, meaning: [hectares, source].filter(Boolean).join(', ') },
        harvest
          ? {
              figure: dayRange(harvest.from, harvest.to, format),
              meaning: words.harvestOf(harvest.crop),
            }
          : { figure: '–', meaning: words.noHarvest },
      ]}
    />
  );
};
