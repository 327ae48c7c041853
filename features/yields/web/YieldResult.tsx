import { useId, useState } from 'react';
import { cropName } from '#features/crops/web/crop-name.ts';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { InfoIcon } from '#kit/web/ui/icons.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { YieldPrediction } from '../domain/prediction-request.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { roundToTwoDigits, useRange } from './amounts.ts';
import { AreaNote } from './AreaNote.tsx';
import { FactorsCard } from './FactorsCard.tsx';
import { IncomeCard } from './IncomeCard.tsx';
import { WhySheet } from './WhySheet.tsx';
import { useYieldWords } from './words.ts';
import styles from './yields.module.css';

/** Not sent yet, stored by the server, or refused. */
export type PredictionState = 'pending' | 'stored' | 'refused';
interface Props {
  readonly row: YieldPrediction;
  readonly predictionState: PredictionState;
  readonly onAgain: () => void;
  readonly onEnterPrice: () => void;
}

/** From nothing to a little more than the high end: the likely range, and its middle as a line. */
const RangeBar = ({ row }: { readonly row: YieldPrediction }) => {
  const end = row.high_kg_per_ha * 1.1;
  const at = (kg: number): string => `${Math.round((100 * kg) / end)}%`;
  return (
    <div className={styles.bar} aria-hidden="true">
      <span
        className={styles.likely}
        style={{ insetInlineStart: at(row.low_kg_per_ha), insetInlineEnd: at(end - row.high_kg_per_ha) }}
      />
      <span className={styles.middle} style={{ insetInlineStart: at(row.predicted_yield_kg_per_ha) }} />
    </div>
  );
};

/** Shows the range first, then the middle: never a single number. */
const RangeCard = ({ row }: { readonly row: YieldPrediction }) => {
  const { result: words } = useYieldWords();
  const { language } = useLanguage();
  const format = useFormat();
  const fieldWords = useFieldWords();
  const heading = useId();
  const { range, middle, tonnes, isBagged } = useRange(row);
  const kg = (perHa: number): string => format.number(roundToTwoDigits(perHa * row.area_hectares));
  const sure = [
    words.sure(format.number(row.confidence_score)),
    words.sureText(format.number(row.confidence_score)),
  ] as const;
  const { harvest } = row.factors;
  const when = harvest
    ? words.harvestOn(
        format.shortDay(harvest.date),
        format.shortDay(harvest.from),
        format.shortDay(harvest.to),
      )
    : words.noHarvest;
  return (
    <Card labelledBy={heading}>
      <Stack gap="small">
        <SpaceBetween gap="small">
          <h2 id={heading}>{words.heading(cropName(row.crop_type, language))}</h2>
          <ReadAloud text={[range, middle, tonnes, ...sure, words.harvest, when].join('. ')} />
        </SpaceBetween>
        <p className={styles.range}>{range}</p>
        <RangeBar row={row} />
        <p>
          {middle} {isBagged && words.bagIs}
        </p>
        <MutedText>{tonnes}</MutedText>
        <p>
          {words.whole(
            sizeText({ size_hectares: row.area_hectares }, fieldWords, format),
            kg(row.low_kg_per_ha),
            kg(row.high_kg_per_ha),
          )}
        </p>
        <p>
          <strong>{sure[0]}</strong>
        </p>
        <MutedText>{sure[1]}</MutedText>
        <p>
          <strong>{words.harvest}:</strong> {when}
        </p>
      </Stack>
    </Card>
  );
};

/** A prediction with its reasons (YLD-05). */
export const YieldResult = ({ row, predictionState, onAgain, onEnterPrice }: Props) => {
  const words = useYieldWords();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const { base } = row.factors;
  return (
    <Stack>
      {predictionState === 'pending' && <Notice>{words.result.pending}</Notice>}
      {predictionState === 'refused' && (
        <Notice
          tone="warn"
          action={
            <LinkButton to="/outbox" tone="plain">
              {words.outbox}
            </LinkButton>
          }
        >
          {words.result.refused}
        </Notice>
      )}
      <RangeCard row={row} />
      <AreaNote row={row} />
      {row.place_from === 'nairobi' && <Notice tone="warn">{words.place.isNairobi}</Notice>}
      {base.from === 'country' && <Notice tone="warn">{words.result.design}</Notice>}
      {base.noBetter && row.county && <Notice>{words.result.noBetterThanMean(row.county)}</Notice>}
      <Stack gap="small">
        <IncomeCard row={row} onEnterPrice={onEnterPrice} />
        <FactorsCard row={row} />
        <AdviceCard row={row} />
        <List>
          <ListItem icon={InfoIcon} title={words.result.why} onClick={() => setOpen(true)} />
        </List>
      </Stack>
      <MutedText>
        {words.result.updated(format.shortDay(new Date(row.created_at)))}. {words.result.disclaimer}
      </MutedText>
      <Button wide onClick={onAgain}>
        {words.result.again}
      </Button>
      {open && <WhySheet row={row} onClose={() => setOpen(false)} />}
    </Stack>
  );
};
