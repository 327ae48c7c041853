// @cache later

import { useEffect, useState, type ReactNode } from 'react';
import { type Crop, isGrowing } from '#features/crops/domain/crop.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { openGazetteer } from '#features/places/web/gazetteer.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Point } from '#kit/pure/geometry.ts';
import { type Format, useFormat } from '#kit/web/format.ts';
import { log } from '#kit/web/log.ts';
import { useRowsOf } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SayingCard } from '#kit/web/ui/SayingCard.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import type { Normal } from '#knowledge/climate/normals.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { type Usual, usualOf } from '../domain/usual.ts';
import { usualEn } from '../words.usual.en.ts';
import { usualSw } from '../words.usual.sw.ts';
import { useAlertWords } from './words.ts';

interface PlaceMonth {
  readonly county: string | null;
  readonly normal: Normal | null;
}

const placeMonth = async (point: Point, elevation: number | null, month: number): Promise<PlaceMonth> => {
  const { county, elevation: height } = (await openGazetteer()).placeOf(point);
  const { normalOf } = await import('#knowledge/climate/normals.ts');
  return { county, normal: normalOf({ county, ...point, elevation: elevation ?? height }, month) };
};

/** The field's county and this month's usual weather, from tables on the phone; null while they load. */
const usePlaceMonth = ({ location: { lat, lng }, elevation }: Field, month: number): PlaceMonth | null => {
  const [found, setFound] = useState<PlaceMonth | null>(null);
  useEffect(() => {
    let cancelled = false;
    const read = async (): Promise<void> => {
      const found = await placeMonth({ lat, lng }, elevation, month).catch((error: unknown): PlaceMonth => {
        // Without a network the tables may not be on this phone yet.
        log.warn('alerts.usual', { error });
        return { county: null, normal: null };
      });
      if (!cancelled) setFound(found);
    };
    const start = (): void => void read();
    start();
    window.addEventListener('online', start);
    return () => {
      cancelled = true;
      window.removeEventListener('online', start);
    };
  }, [lat, lng, elevation, month]);
  return found;
};

interface TextInput {
  readonly words: typeof usualEn;
  readonly format: Format;
  readonly county: string;
  readonly month: string;
  /** Name of the field's crop. */
  readonly crop: string | null;
}

const dayText = (day: string, format: Format): string =>
  `${Number(day.slice(8))} ${format.monthName(Number(day.slice(5, 7)))}`;

const usualText = (usual: Usual, { words, format, county, month, crop }: TextInput): [string, string] => {
  const day = (one: string): string => dayText(one, format);
  const named = (saying: string): string => (crop === null ? saying : words.ofCrop(crop, saying));
  switch (usual.kind) {
    case 'plant':
      return [named(words.plant), words.plantWhy(county, day(usual.from), day(usual.to))];
    case 'prepare':
      return [words.prepare, words.prepareWhy(county, day(usual.from))];
    case 'harvest': {
      const [from, to] = usual.months.map((one) => format.monthName(one)) as [string, string];
      return [named(words.harvest), words.harvestWhy(from, to)];
    }
    default: {
      const { rain, need, next } = usual;
      const fact = words.rain(month, county, format.number(rain), format.number(need));
      return [words[usual.kind], next ? `${fact} ${words.next(day(next))}` : fact];
    }
  }
};

interface Props {
  readonly field: Field;
  readonly beside?: ReactNode;
  /** Below the card. */
  readonly below?: ReactNode;
  /** Shown where no table covers the place, or it is not on this phone. */
  readonly otherwise: ReactNode;
}

/** The saying of the day from place, month and crop, without a forecast. */
export const UsualSaying = ({ field, beside, below, otherwise }: Props) => {
  const words = useWords({ en: usualEn, sw: usualSw });
  const { todayTitle } = useAlertWords();
  const { language } = useLanguage();
  const format = useFormat();
  const today = dayInNairobi(new Date());
  const month = Number(today.slice(5, 7));
  const place = usePlaceMonth(field, month);
  const crops = useRowsOf<Crop>('crop', 'field_id', field.id);
  if (!place || !crops) return <Skeleton shapes={['picture']} />;
  const growing = crops.filter(isGrowing);
  const crop = findCropByName(growing[0]?.crop_type ?? field.crop_type)?.key ?? null;
  const usual = usualOf({ today, ...place, crop, isGrowing: growing.length > 0 });
  if (!usual) return otherwise;
  const [saying, reason] = usualText(usual, {
    words,
    format,
    county: place.county ?? '',
    month: format.monthName(month),
    crop: crop && cropName(crop, language),
  });
  return (
    <Stack gap="small">
      <SayingCard
        id="todays-action"
        eyebrow={todayTitle}
        beside={beside}
        saying={saying}
        reason={reason}
        actions={
          crops.length === 0 && (
            <LinkButton to={`/fields/${field.id}/crops/add`} tone="quiet">
              {words.whatGrows}
            </LinkButton>
          )
        }
      >
        <MutedText>{words.source}</MutedText>
      </SayingCard>
      {below}
    </Stack>
  );
};
