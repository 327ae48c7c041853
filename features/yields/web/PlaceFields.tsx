import { type County, counties } from '#features/places/domain/counties.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Select } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import type { YieldForm } from '../domain/form.ts';
import { useDeviceCounty } from './use-device-county.ts';
import type { KnownFacts } from './use-known-facts.ts';
import { useYieldWords } from './words.ts';

interface Props {
  readonly form: YieldForm;
  readonly set: (change: Partial<YieldForm>) => void;
  readonly known: KnownFacts;
  readonly error: string | null;
}

const byName = [...counties].sort();

/**
 * The field's own place, else the county that the farmer names or this phone is in. Nairobi only if the
 * farmer accepts it (YLD-04b).
 */
export const PlaceFields = ({ form, set, known, error }: Props) => {
  const {
    place: words,
    form: { choose },
  } = useYieldWords();
  const here = useDeviceCounty((county) => set({ county, place: 'here' }));
  if (known.fieldCounty !== null) return <MutedText>{words.of(known.fieldCounty)}</MutedText>;
  if (known.isLocating) return null;
  const pick = (county: County | ''): void => {
    here.forget();
    set({ county, place: 'county' });
  };
  const isLost = here.state === 'failed' || here.state === 'away';
  return (
    <Stack gap="small">
      {known.field?.location_unconfirmed && <MutedText>{words.unconfirmed}</MutedText>}
      <Select<County | ''>
        label={words.county}
        value={form.county}
        onChange={pick}
        error={error}
        options={[
          { value: '', label: choose },
          ...byName.map((county) => ({ value: county, label: county })),
        ]}
      />
      <Button tone="plain" busy={here.state === 'asked'} onClick={here.ask}>
        {here.state === 'asked' ? words.looking : words.here}
      </Button>
      {form.place === 'here' && form.county !== '' && <MutedText>{words.isHere(form.county)}</MutedText>}
      {form.place === 'nairobi' && <Notice tone="warn">{words.isNairobi}</Notice>}
      {isLost && (
        <Notice
          tone="warn"
          title={here.state === 'away' ? words.away : words.failed}
          action={
            <Button
              tone="plain"
              onClick={() => {
                here.forget();
                set({ county: 'Nairobi', place: 'nairobi' });
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
