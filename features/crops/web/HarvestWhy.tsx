import { useFormat } from '#kit/web/format.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import type { Crop } from '../domain/crop.ts';
import { likelyRows } from '../domain/harvest.ts';
import { SourceLine } from './SourceLine.tsx';
import { useCropWords } from './words.ts';

type HarvestBasis = Pick<
  Crop,
  'crop_type' | 'variety_class' | 'altitude_band' | 'county' | 'planting_date' | 'harvest_source'
>;

/** The basis of the expected date: each calendar line with its source, assumptions and unknowns. */
export const HarvestWhy = ({
  crop,
  onClose,
}: {
  readonly crop: HarvestBasis;
  readonly onClose: () => void;
}) => {
  const words = useCropWords();
  const { harvestEstimate } = words;
  const { language } = useLanguage();
  const format = useFormat();
  const rows =
    crop.harvest_source === 'calendar' && crop.planting_date !== null
      ? likelyRows({
          crop: crop.crop_type,
          varietyClass: crop.variety_class,
          band: crop.altitude_band,
          county: crop.county,
          plantedOn: crop.planting_date,
        })
      : [];
  return (
    <Sheet title={harvestEstimate.title} onClose={onClose}>
      <Stack>
        {rows.map((row) => (
          <Stack key={row.key} gap="small">
            {row.name && <h3>{row.name[language]}</h3>}
            <p>
              {(row.counted === 'planting' ? harvestEstimate.days : harvestEstimate.daysAfter)(
                format.number(row.days.low),
                format.number(row.days.high),
              )}
            </p>
            <SourceLine sourceKey={row.source} />
          </Stack>
        ))}
        {rows.length === 0 && crop.harvest_source && <p>{words.harvestEstimate[crop.harvest_source]}</p>}
        {rows.length > 0 && (
          <p>
            {crop.altitude_band
              ? `${harvestEstimate.band[crop.altitude_band]} ${harvestEstimate.bandOurs}`
              : harvestEstimate.noBand}
          </p>
        )}
        {rows.length > 1 && <p>{harvestEstimate.manySeeds}</p>}
        <p>{harvestEstimate.rain}</p>
      </Stack>
    </Sheet>
  );
};
