import { useFormat } from '#kit/web/format.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { type Fact, Facts } from '#kit/web/ui/Facts.tsx';
import { Soft, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { Result } from './Views.tsx';
import { useSatelliteWords } from './words.ts';

const two = (n: number | null): string => (n === null ? '–' : n.toFixed(2));
const three = (n: number | null): string => (n === null ? '–' : n.toFixed(3));

/** Health, never without what it rests on (SAT-05). */
export const Health = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  const { health } = result;
  const facts: Fact[] = [
    [words.health, health ? words.healthOf(String(Math.round(health.value * 100))) : '–'],
    [words.ndvi, two(result.vegetationIndices.ndvi)], [words.predicted, words.noYield],
  ];
  return (
    <Stack gap="small">
      <Facts title={words.health} of={facts} />
      <p>{health ? words.against[health.against](two(health.ndvi), two(health.reference)) : words.noHealth}</p>
      <LinkButton tone="quiet" to="/yield-predictor">{words.toYield}</LinkButton>
    </Stack>
  );
};

const SHOWN_ALERTS = 2;
const SHOWN_ADVICE = 3;

/** SAT-07. */
export const Advice = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  return (
    <Stack gap="small">
      {result.alerts.slice(0, SHOWN_ALERTS).map(({ type, severity, value, against }) => (
        <Notice key={type} tone={severity === 'critical' ? 'bad' : 'warn'} title={words.severities[severity]}>{type === 'dry' ? words.alerts.dry(two(value)) : words.alerts[type](two(value), two(against))}</Notice>
      ))}
      <h3>{words.advice}</h3>
      <ul>{result.recommendations.slice(0, SHOWN_ADVICE).map((one) => <li key={one}>{words.advices[one]}</li>)}</ul>
      {result.recommendations.includes('photo') && <LinkButton to="/scan" tone="quiet">{words.photo}</LinkButton>}
    </Stack>
  );
};

export const Areas = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  return (
    <Stack gap="small">
      <h3>{words.areas}</h3>
      {result.problemAreas.length === 0 ? <Soft>{words.noAreas}</Soft> : <ul>{result.problemAreas.map(({ lat, lng, ndvi, pixels }) => <li key={`${lat} ${lng}`}>{words.area(String(Math.round(ndvi * 100)), String(pixels))}</li>)}</ul>}
    </Stack>
  );
};

/** SAT-06, SAT-09. */
export const Source = ({ result }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  const format = useFormat();
  const { ndvi, evi, savi, ndmi } = result.vegetationIndices;
  return (
    <Stack>
      <Facts title={words.indices} of={[['NDVI', three(ndvi)], ['EVI', three(evi)], ['SAVI', three(savi)], [words.moistureIndex, three(ndmi)], [words.stress, words.stresses[result.moistureStress]]]} />
      <Facts title={words.source} of={[
        [words.source, words.sourceName], [words.confidence, `${result.soilAnalysis.confidence_score} %`], [words.resolution, words.metres], [words.analysed, format.shortDay(new Date(result.analysis_date))],
      ]} />
      <Soft>{words.confidenceWhy(format.number(Math.round(result.pixels)), String(Math.round(result.cloud * 100)))}</Soft>
    </Stack>
  );
};
