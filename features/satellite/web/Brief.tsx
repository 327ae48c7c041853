import type { FieldSlotProps } from '#features/fields/web/field-slots.tsx';
import { useFormat } from '#kit/web/format.ts';
import { useRow } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import type { Result } from '../contract.ts';
import { creditOf, percent } from '../text.ts';
import { briefEn } from '../words.brief.en.ts';
import { briefSw } from '../words.brief.sw.ts';
import { PlotPicture } from './PlotPicture.tsx';
import { useSatelliteWords } from './words.ts';

const HealthLine = ({ result: { of, health } }: { readonly result: Result }) => {
  const words = useSatelliteWords();
  if (of === 'around') return <p>{words.aroundShort}</p>;
  return (
    <p>
      {health ? (
        <strong>
          {words.health}: {words.healthOf(percent(health.value))}
        </strong>
      ) : (
        words.noHealth
      )}
    </p>
  );
};

/** In the list: a field's newest image with its result and date, and a link to the rest (SAT-12). */
export const Brief = ({ field }: FieldSlotProps) => {
  const words = useSatelliteWords();
  const brief = useWords({ en: briefEn, sw: briefSw });
  const format = useFormat();
  const result = useRow<Result>('satellite_result', field.id);
  const to = `/fields/${field.id}?tab=satellite`;
  if (!result)
    return (
      <Stack gap="small">
        <p>{brief.none}</p>
        <LinkButton to={to} tone="quiet">
          {brief.start}
        </LinkButton>
      </Stack>
    );
  return (
    <Stack gap="small">
      <PlotPicture field={field} result={result} view="ndvi" />
      <HealthLine result={result} />
      <MutedText>
        {words.pass(format.shortDay(result.pass_date))} · {creditOf(result, words)}
      </MutedText>
      <LinkButton to={to} tone="quiet">
        {brief.open}
      </LinkButton>
    </Stack>
  );
};
