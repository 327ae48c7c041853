import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { Checkboxes } from '#kit/web/ui/Checkboxes.tsx';
import { Field, Select } from '#kit/web/ui/Field.tsx';
import { normalizePhone } from '../domain/phone.ts';
import { products, supplierKinds, type SupplierKind } from '../domain/products.ts';
import { languages } from '../domain/suggestion.ts';
import type { ShopDraft } from './shop-draft.ts';
import { useSupplierWords } from './words.ts';

interface Props {
  readonly draft: ShopDraft;
  readonly onChange: (draft: ShopDraft) => void;
  readonly showErrors: boolean;
}

/** The fields of a shop, for suggesting and for checking it. */
export const ShopFields = ({ draft, onChange, showErrors }: Props) => {
  const words = useSupplierWords();
  const { form, refusals } = words;
  const set =
    <Key extends keyof ShopDraft>(key: Key) =>
    (value: ShopDraft[Key]) =>
      onChange({ ...draft, [key]: value });
  const missingError = (text: string, sentence: string): string | null =>
    showErrors && !text.trim() ? sentence : null;
  const phoneError = (text: string): string | null =>
    showErrors && text.trim() && !normalizePhone(text) ? refusals['suppliers.phone_wrong'] : null;
  return (
    <>
      <Field
        label={form.name}
        value={draft.name}
        onChange={set('name')}
        error={missingError(draft.name, refusals['suppliers.name_missing'])}
        mic
        maxLength={80}
        autoComplete="off"
      />
      <Select<SupplierKind>
        label={form.kind}
        value={draft.kind}
        onChange={set('kind')}
        options={supplierKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <Field
        label={form.place}
        value={draft.place}
        onChange={set('place')}
        error={missingError(draft.place, refusals['suppliers.name_missing'])}
        mic
        maxLength={80}
        autoComplete="off"
      />
      <CountySelect
        label={form.county}
        value={draft.county}
        onChange={set('county')}
        error={missingError(draft.county, form.countyMissing) ?? undefined}
      />
      <Field
        label={form.phone}
        value={draft.phone}
        onChange={set('phone')}
        error={phoneError(draft.phone)}
        inputMode="tel"
        maxLength={60}
        autoComplete="off"
      />
      <Checkboxes
        label={form.products}
        values={draft.products}
        onChange={set('products')}
        options={products
          .filter((p) => p !== 'farm_inputs')
          .map((value) => ({ value, label: words.products[value] }))}
      />
      <Field
        label={form.hours}
        value={draft.opening_hours}
        onChange={set('opening_hours')}
        maxLength={80}
        autoComplete="off"
      />
      <Field
        label={form.whatsapp}
        value={draft.whatsapp}
        onChange={set('whatsapp')}
        error={phoneError(draft.whatsapp)}
        inputMode="tel"
        maxLength={30}
        autoComplete="off"
      />
      <Checkboxes
        label={form.languages}
        values={draft.languages}
        onChange={set('languages')}
        options={languages.map((value) => ({ value, label: form.languageNames[value] }))}
      />
      <Field
        label={form.licence}
        value={draft.licence_no}
        onChange={set('licence_no')}
        maxLength={40}
        autoComplete="off"
      />
    </>
  );
};
