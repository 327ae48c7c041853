import { useEffect, useRef } from 'react';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Field, Select, TextArea } from '#kit/web/ui/Field.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { unitOf } from '../domain/draft.ts';
import {
  DESCRIPTION_MAX,
  eventTypes,
  hasProduct,
  NOTES_MAX,
  PRODUCT_MAX,
  type QuantityUnit,
  unitsFor,
} from '../domain/event.ts';
import { EntryPhotos } from './EntryPhotos.tsx';
import type { useEntryForm } from './use-entry-form.ts';
import { useHistoryWords } from './words.ts';

interface Props {
  readonly form: ReturnType<typeof useEntryForm>;
  readonly onSaved: () => void;
}

/** Product, amount and pre-harvest interval, where they apply. */
const Details = ({ form: { draft, change, faults } }: Pick<Props, 'form'>) => {
  const words = useHistoryWords();
  const type = draft.event_type;
  if (type === null) return null;
  const units = unitsFor(type);
  return (
    <>
      {hasProduct(type) && (
        <Field
          label={words.product}
          hint={type === 'spraying' ? words.productSprayHint : words.productFertiliserHint}
          value={draft.product}
          onChange={(product) => change({ product })}
          maxLength={PRODUCT_MAX}
          mic
          autoComplete="off"
        />
      )}
      {type === 'spraying' && (
        <Field
          label={words.wait}
          hint={words.waitHint}
          value={draft.wait}
          onChange={(wait) => change({ wait })}
          error={faults.wait && words[faults.wait]}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      {units.length > 0 && (
        <Row gap="small">
          <Field
            label={words.quantity}
            value={draft.quantity}
            onChange={(quantity) => change({ quantity })}
            error={faults.quantity && words[faults.quantity]}
            inputMode="decimal"
            autoComplete="off"
          />
          <Select<QuantityUnit>
            label={words.unit}
            value={unitOf(draft) ?? units[0]!}
            onChange={(quantity_unit) => change({ quantity_unit })}
            options={units.map((value) => ({ value, label: words.units[value] }))}
          />
        </Row>
      )}
    </>
  );
};

/** The form: what was done, when, and details (FDC-06). */
export const EntryForm = ({ form, onSaved }: Props) => {
  const words = useHistoryWords();
  const { draft, change, faults, addFiles, today, tries } = form;
  const formRef = useRef<HTMLFormElement>(null);
  // The first error may be above the visible part.
  useEffect(() => {
    if (tries > 0)
      formRef.current
        ?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')
        ?.scrollIntoView({ block: 'center' });
  }, [tries]);
  const saving = useExclusiveAction(async () => {
    if (await form.save()) onSaved();
  });
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.run();
      }}
    >
      <Stack>
        {form.resumed && <RestoredDraftNotice onStartOver={form.anew} />}
        <Choice
          label={words.what}
          options={eventTypes.map((value) => ({ value, label: words.types[value] }))}
          value={draft.event_type}
          onChange={(event_type) => change({ event_type })}
        />
        {faults.event_type && <Notice tone="bad">{words[faults.event_type]}</Notice>}
        <Field
          label={words.date}
          type="date"
          max={today}
          value={draft.date}
          onChange={(date) => change({ date })}
          error={faults.date && words.refusals[faults.date]}
        />
        <Details form={form} />
        <Field
          label={words.description}
          hint={words.descriptionHint}
          value={draft.description}
          onChange={(description) => change({ description })}
          error={faults.description && words.refusals[faults.description]}
          maxLength={DESCRIPTION_MAX}
          mic
          autoComplete="off"
        />
        <TextArea
          label={words.notes}
          value={draft.notes}
          onChange={(notes) => change({ notes })}
          maxLength={NOTES_MAX}
          rows={3}
          mic
        />
        <EntryPhotos
          photos={draft.photos}
          pictureOf={form.pictureOf}
          onFiles={(files) => {
            void addFiles(files);
          }}
          onRemove={(hash) => change({ photos: draft.photos.filter((p) => p !== hash) })}
        />
        <Button type="submit" wide icon={CheckIcon} busy={saving.busy}>
          {words.save}
        </Button>
      </Stack>
    </form>
  );
};
