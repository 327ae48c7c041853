import type { Field as Plot } from '#features/fields/domain/field.ts';
import { CropChoice } from '#features/fields/web/CropChoice.tsx';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { measures } from '#kit/pure/measures.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { Checkboxes } from '#kit/web/ui/Checkboxes.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { EditIcon } from '#kit/web/ui/more-icons.tsx';
import { grades, MAX_NOTE_LENGTH, MAX_WARD_LENGTH } from '../domain/offer.ts';
import { kgOf, needsWeight } from '../domain/weights.ts';
import type { FormFault, useOfferForm } from './use-offer-form.ts';
import { useOfferRefusals, useOfferWords } from './words.ts';

type Form = ReturnType<typeof useOfferForm>;
interface Props {
  readonly form: Form;
}

/** The text of a fault, shown below its field. */
const useErrorFor = (form: Form): ((...codes: readonly FormFault[]) => string | undefined) => {
  const refusals = useOfferRefusals() as Readonly<Record<string, string>>;
  return (...codes) => (form.fault && codes.includes(form.fault) ? refusals[form.fault] : undefined);
};

export const GoodsFields = ({ form }: Props) => {
  const words = useOfferWords();
  const errorFor = useErrorFor(form);
  const { draft, set } = form;
  return (
    <>
      <CropChoice
        label={words.form.crop}
        value={draft.crop}
        onChange={(crop) => set({ crop })}
        error={errorFor('offers.crop_missing')}
      />
      <Field
        label={words.form.quantity}
        value={draft.quantity}
        onChange={(quantity) => set({ quantity })}
        inputMode="decimal"
        error={errorFor('offers.quantity_missing', 'offers.quantity_high')}
      />
      <Choice
        label={words.form.unit}
        value={draft.unit}
        onChange={(unit) => set({ unit })}
        options={measures.map((value) => ({ value, label: words.units[value] }))}
      />
      {draft.crop !== '' && needsWeight(draft.crop, draft.unit) && (
        <Field
          label={words.form.each}
          value={draft.each}
          onChange={(each) => set({ each })}
          inputMode="decimal"
          error={errorFor('offers.weight_missing')}
        />
      )}
      <Choice
        label={words.form.grade}
        value={draft.grade}
        onChange={(grade) => set({ grade })}
        options={grades.map((value) => ({ value, label: words.grades[value] }))}
      />
    </>
  );
};

export const PriceField = ({ form }: Props) => {
  const words = useOfferWords();
  const format = useFormat();
  const errorFor = useErrorFor(form);
  const { draft, set } = form;
  const [price, kg] = [
    typedNumber(draft.price),
    kgOf({ crop: draft.crop, unit: draft.unit, kg_each: typedNumber(draft.each) }),
  ];
  const isKnown = price !== null && price > 0 && kg !== null && kg > 0 && draft.unit !== 'kg';
  return (
    <>
      <Field
        label={words.form.price(words.units[draft.unit])}
        hint={words.form.priceHint}
        value={draft.price}
        onChange={(text) => set({ price: text })}
        inputMode="decimal"
        error={errorFor('offers.price_missing', 'offers.price_low', 'offers.price_high')}
      />
      {isKnown && <MutedText>{words.form.perKg(`KES ${format.number(price / kg, 1)}`)}</MutedText>}
    </>
  );
};

export const PlaceFields = ({ form }: Props) => {
  const { form: words } = useOfferWords();
  const errorFor = useErrorFor(form);
  const { draft, set } = form;
  return (
    <>
      <CountySelect
        label={words.place}
        value={draft.county}
        onChange={(county) => set({ county })}
        error={form.fault === 'county' ? words.countyMissing : undefined}
      />
      <Field
        label={words.ready}
        type="date"
        value={draft.ready_from}
        onChange={(ready_from) => set({ ready_from })}
        error={errorFor('offers.day_wrong')}
      />
    </>
  );
};

/** What a listing may say besides; it opens where something in it must be changed. */
export const OptionalFields = ({ form }: Props) => {
  const { form: words } = useOfferWords();
  const refusals = useOfferRefusals();
  const errorFor = useErrorFor(form);
  const fields = useRows<Plot>('field');
  const { draft, set } = form;
  const noteError = form.fault === 'words' ? refusals['offers.not_allowed'] : errorFor('offers.note_long');
  return (
    <Fold
      id="optional"
      icon={EditIcon}
      title={words.more}
      fact={words.moreFact}
      {...(noteError && { isOpen: true })}
    >
      <Stack>
        <Field
          label={words.ward}
          value={draft.ward}
          onChange={(ward) => set({ ward })}
          maxLength={MAX_WARD_LENGTH}
        />
        {fields.length > 0 && (
          <Select
            label={words.field}
            hint={words.fieldHint}
            value={draft.field_id}
            onChange={(field_id) => set({ field_id })}
            options={[
              { value: '', label: words.noField },
              ...fields.map((field) => ({
                value: field.id,
                label: field.name ?? field.location_description ?? field.crop_type,
              })),
            ]}
          />
        )}
        <TextArea
          label={words.note}
          hint={words.noteHint}
          value={draft.note}
          onChange={(note) => set({ note })}
          maxLength={MAX_NOTE_LENGTH}
          rows={3}
          mic
          error={noteError}
        />
      </Stack>
    </Fold>
  );
};

export const PhoneFields = ({ form }: Props) => {
  const { form: words } = useOfferWords();
  const refusals = useOfferRefusals();
  const errorFor = useErrorFor(form);
  const { draft, set } = form;
  return (
    <>
      <Checkboxes
        label={words.showPhone}
        values={draft.showPhone ? ['yes'] : []}
        onChange={(values) => set({ showPhone: values.length > 0 })}
        options={[{ value: 'yes', label: words.showPhoneYes }]}
      />
      {draft.showPhone ? (
        <Field
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={draft.phone}
          onChange={(phone) => set({ phone })}
          error={form.fault === 'phone' ? refusals['offers.phone_wrong'] : errorFor('offers.phone_wrong')}
        />
      ) : (
        <MutedText>{words.phoneHint}</MutedText>
      )}
    </>
  );
};
