import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { isDefaultSize, knownHectares } from '#features/fields/domain/default-size.ts';
import type { Field } from '#features/fields/domain/field.ts';
import { parseSize } from '#features/fields/domain/form.ts';
import { RestoredDraftNotice } from '#features/fields/web/home/Resumed.tsx';
import { sizeText } from '#features/fields/web/size-text.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { toHectares } from '#kit/pure/units.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { type Crop, overplantedTotalHa } from '../../domain/crop.ts';
import { checkForm, type CropForm, type SiteConditions } from '../../domain/form.ts';
import { useCropsOf } from '../use-crops.ts';
import { useCropWords } from '../words.ts';
import { CropFormFields } from './CropFormFields.tsx';
import { useCropForm } from './use-crop-form.ts';
import { useSiteConditions } from './use-site-conditions.ts';

interface Props {
  readonly title: string;
  readonly field: Field;
  readonly initialForm: CropForm;
  /** The crop being edited. */ readonly editedCrop?: Crop;
  readonly onSave: (form: CropForm, ground: SiteConditions, begun: Begun<Crop> | null) => Promise<boolean>;
}

/**
 * Form to add or edit a crop. The draft stays until it is saved or cancelled. Both return to the field
 * (FDC-16).
 */
export const CropFormScreen = ({ title, field, initialForm, editedCrop, onSave }: Props) => {
  const words = useCropWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const [, go] = useLocation();
  const site = useSiteConditions(field);
  const {
    value: { form, said, begun },
    update,
    forget,
    reset,
    resumed,
  } = useCropForm({ fieldId: field.id, initialForm, editedCrop: editedCrop ?? null });
  const [tries, setTries] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const others = useCropsOf(field.id).filter((crop) => crop.id !== editedCrop?.id);
  const faults = checkForm(form, isDefaultSize(field));
  const back = `/fields/${field.id}`;
  // The first error may be above the visible part.
  useEffect(() => {
    if (tries > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const save = useExclusiveAction(async () => {
    if (Object.keys(faults).length > 0) {
      setTries((n) => n + 1);
      return;
    }
    if (!(await onSave(form, site, begun))) return;
    forget();
    go(back);
  });
  const area = toHectares(parseSize(form.area, form.area_unit), form.area_unit);
  const overfull =
    area > 0
      ? overplantedTotalHa([...others, { status: form.status, area_planted: area }], knownHectares(field))
      : null;
  const size = (hectares: number) => sizeText({ size_hectares: hectares }, fieldWords, format);
  return (
    <Screen title={title} back={back}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.run();
        }}
      >
        <Stack>
          {resumed && <RestoredDraftNotice onStartOver={reset} />}
          <CropFormFields
            form={form}
            onChange={(next) => update((now) => ({ ...now, form: next }))}
            site={site}
            faults={faults}
            showErrors={tries > 0}
            isStatusChosen={said}
            onStatusChosen={() => update((now) => ({ ...now, said: true }))}
          />
          {overfull !== null && (
            <Notice tone="warn">{words.tab.overfull(size(overfull), size(field.size_hectares))}</Notice>
          )}
          <Row>
            <Button
              tone="quiet"
              onClick={() => {
                forget();
                go(back);
              }}
            >
              {words.form.cancel}
            </Button>
            <Button type="submit" busy={save.busy}>
              {words.form.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Screen>
  );
};
