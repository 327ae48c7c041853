import { directionFrom } from '#features/places/domain/direction.ts';
import { usePlaceWords } from '#features/places/web/words.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { fromHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { type Fact, FactList } from '#kit/web/ui/Facts.tsx';
import { FigureRow } from '#kit/web/ui/FigureRow.tsx';
import { MutedText, SpaceBetween, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { ProChip } from '#kit/web/ui/ProChip.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import type { Result } from '../contract.ts';
import { alertText, figure, healthText, percent } from '../text.ts';
import type { PredictedYield } from './predicted-yield.ts';
import { useSatelliteWords } from './words.ts';
import styles from './satellite.module.css';

interface Props {
  readonly result: Result;
}

const FactPairs = ({ of }: { readonly of: readonly Fact[] }) => (
  <div className={styles.pairs}>
    <FactList facts={of} />
  </div>
);

/** Health, always with its basis. Tonnes only as the yield engine's range (SAT-05). */
export const Health = ({ result, predicted }: Props & { readonly predicted: PredictedYield | null }) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const {
    health,
    vegetationIndices: { ndvi },
  } = result;
  const tonnes =
    predicted &&
    words.tonnes(
      predicted.crop,
      format.number(predicted.low, 1),
      format.number(predicted.high, 1),
      format.shortDay(predicted.on),
    );
  const text = healthText(result, words);
  const figures = [
    { figure: health ? words.healthOf(percent(health.value)) : '–', meaning: words.healthLabel },
    { figure: figure(ndvi, 2), meaning: words.ndvi },
  ];
  return (
    <Stack gap="small">
      <SpaceBetween gap="small">
        <h3>{words.health}</h3>
        <ReadAloud text={[words.health, text, tonnes].filter(Boolean).join('. ')} />
      </SpaceBetween>
      <FigureRow figures={figures} />
      <p>{text}</p>
      <MutedText>
        {words.predicted}: {tonnes ?? words.noYield}
      </MutedText>
      {!predicted && (
        <LinkButton tone="quiet" to="/yield-predictor">
          {words.toYield} <ProChip />
        </LinkButton>
      )}
    </Stack>
  );
};

const tones = { critical: 'bad', high: 'warn', medium: 'info' } as const;
const SHOWN_ALERTS = 2;
const SHOWN_ADVICE = 3;

/** SAT-07. */
export const Advice = ({ result: { alerts, recommendations } }: Props) => {
  const words = useSatelliteWords();
  const shown = alerts.slice(0, SHOWN_ALERTS);
  const advice = recommendations.slice(0, SHOWN_ADVICE).map((one) => words.advices[one]);
  return (
    <Stack gap="small">
      {shown.map((alert) => (
        <Notice key={alert.type} tone={tones[alert.severity]} title={words.severities[alert.severity]}>
          {alertText(alert, words)}
        </Notice>
      ))}
      <SpaceBetween gap="small">
        <h3>{words.advice}</h3>
        <ReadAloud
          text={[...shown.map((alert) => alertText(alert, words)), words.advice, ...advice].join('. ')}
        />
      </SpaceBetween>
      <ul>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
};

const PIXEL_HA = 0.01;
/** Keeps one to three pixels from showing as "0 acres". */
const SMALL_ACRES = 0.1;

/** SAT-08: where to look. */
export const ProblemAreas = ({
  result: {
    problemAreas,
    corners: [northWest, , southEast],
  },
}: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const { directions } = usePlaceWords();
  // The image has the same margin around the plot on all sides; the field's own position may be a corner of
  // it.
  const middle = { lat: (northWest!.lat + southEast!.lat) / 2, lng: (northWest!.lng + southEast!.lng) / 2 };
  const where = (at: Point): string => directions[directionFrom(middle, at)];
  const acres = (pixels: number): string => {
    const size = fromHectares(pixels * PIXEL_HA, 'acres');
    return format.number(size, size < SMALL_ACRES ? 2 : 1);
  };
  return (
    <Stack gap="small">
      <h3>{words.areas}</h3>
      {problemAreas.length === 0 ? (
        <MutedText>{words.noAreas}</MutedText>
      ) : (
        <ul>
          {problemAreas.map(({ ndvi, pixels, ...at }) => (
            <li key={`${at.lat} ${at.lng}`}>{words.area(where(at), percent(ndvi), acres(pixels))}</li>
          ))}
        </ul>
      )}
      {problemAreas.length > 0 && <MutedText>{words.areasHow}</MutedText>}
    </Stack>
  );
};

/** SAT-06, SAT-09: the detailed figures. */
export const Source = ({
  result: {
    of,
    vegetationIndices: { ndvi, evi, savi, ndmi },
    moistureStress,
    soilAnalysis,
    pixels,
    cloud,
    analysis_date: analysed,
    sample,
  },
}: Props) => {
  const words = useSatelliteWords();
  const format = useFormat();
  return (
    <>
      <details className={styles.source}>
        <summary>{of === 'plot' ? words.indices : words.healthAround}</summary>
        <FactPairs
          of={[
            [words.stress, words.stresses[moistureStress]],
            [words.moistureIndex, figure(ndmi, 3)],
            ['NDVI', figure(ndvi, 3)],
            ['EVI', figure(evi, 3)],
            ['SAVI', figure(savi, 3)],
          ]}
        />
        <MutedText>
          {words.means} {words.stressLimits}
        </MutedText>
      </details>
      <details className={styles.source}>
        <summary>{words.source}</summary>
        <FactPairs
          of={[
            [words.source, sample ? words.sampleName : words.sourceName],
            [
              words.confidence,
              soilAnalysis.confidence_score === null ? '–' : `${soilAnalysis.confidence_score}%`,
            ],
            [words.resolution, words.resolutionValue],
            [words.analysed, format.shortDay(new Date(analysed))],
          ]}
        />
        <MutedText>{words.confidenceWhy(format.number(Math.round(pixels)), percent(cloud))}</MutedText>
      </details>
    </>
  );
};
