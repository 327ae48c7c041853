import { type County, counties } from '#features/places/domain/counties.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { YieldForm } from '../domain/form.ts';
import type { useDeviceCounty } from './use-device-county.ts';
import type { PredictionFacts } from './use-prediction-facts.ts';
import { useYieldWords } from './words.ts';

interface Props {
  readonly form: YieldForm;
  readonly update: (change: Partial<YieldForm>) => void;
  readonly facts: PredictionFacts;
  readonly error: string | null;
  readonly deviceCounty: ReturnType<typeof useDeviceCounty>;
}

const sortedCounties = [...counties].sort();

/**
 * Shows the field's county. Without one, the farmer chooses a county or uses the phone's location. Nairobi is
 * used only if the farmer accepts it (YLD-04b).
 */
export const PlaceFields = ({ form, update, facts, error, deviceCounty }: Props) => {
  const {
    place: words,
    form: { choose: choosePlaceholder },
  } = useYieldWords();
  if (facts.fieldCounty !== null) return <MutedText>{words.fromField(facts.fieldCounty)}</MutedText>;
  if (facts.isFindingCounty) return null;
  const pick = (county: County | ''): void => {
    deviceCounty.reset();
    update({ county, place: 'county' });
  };
  const isLocationFailed = deviceCounty.state === 'failed' || deviceCounty.state === 'outside_kenya';
  return (
    <Stack gap="small">
      {facts.field?.location_unconfirmed && <MutedText>{words.unconfirmed}</MutedText>}
      <Select<County | ''>
        label={words.county}
        value={form.county}
        onChange={pick}
        error={error}
        options={[
          { value: '', label: choosePlaceholder },
          ...sortedCounties.map((county) => ({ value: county, label: county })),
        ]}
      />
      <Button tone="plain" busy={deviceCounty.state === 'locating'} onClick={deviceCounty.locate}>
        {deviceCounty.state === 'locating' ? words.looking : words.useDeviceLocation}
      </Button>
      {form.place === 'here' && form.county !== '' && (
        <MutedText>{words.usesDeviceLocation(form.county)}</MutedText>
      )}
      {form.place === 'nairobi' && <Notice tone="warn">{words.willUseNairobi}</Notice>}
      {isLocationFailed && (
        <Notice
          tone="warn"
          title={deviceCounty.state === 'outside_kenya' ? words.outsideKenya : words.failed}
          action={
            <Button
              tone="plain"
              onClick={() => {
                deviceCounty.reset();
                update({ county: 'Nairobi', place: 'nairobi' });
              }}
            >
              {words.nairobi}
            </Button>
          }
        >
          {words.nairobiWarn}
        </Notice>
      )}
    </Stack>
  );
};
