import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { ShopDetails } from '../domain/suggestion.ts';
import { type ShopDraft, fromDraft, toDraft } from './shop-draft.ts';
import { ShopFields } from './ShopFields.tsx';
import { useSupplierWords } from './words.ts';

interface Props {
  readonly shopDetails: ShopDetails;
  readonly act: string;
  readonly onSave: (corrected: ReturnType<typeof fromDraft>) => Promise<boolean>;
  readonly onClose: () => void;
}

const degrees = (text: string): number | null => {
  const value = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(value) ? value : null;
};

export const CorrectSheet = ({ shopDetails, act, onSave, onClose }: Props) => {
  const { admin, refusals } = useSupplierWords();
  const [draft, setDraft] = useState<ShopDraft>(() => toDraft(shopDetails));
  const [lat, setLat] = useState(shopDetails.lat?.toString() ?? '');
  const [lng, setLng] = useState(shopDetails.lng?.toString() ?? '');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const missing = (text: string): string | null =>
    hasSubmitted && degrees(text) === null ? refusals['suppliers.place_missing'] : null;
  const save = useExclusiveAction(async () => {
    setHasSubmitted(true);
    if (degrees(lat) === null || degrees(lng) === null) return;
    if (await onSave(fromDraft({ ...draft, lat: degrees(lat), lng: degrees(lng) }))) onClose();
  });
  return (
    <Sheet title={admin.correct} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.run();
        }}
      >
        <Stack>
          <ShopFields draft={draft} onChange={setDraft} showErrors={hasSubmitted} />
          <Row gap="small">
            <Field
              label={admin.lat}
              value={lat}
              onChange={setLat}
              error={missing(lat)}
              inputMode="decimal"
              autoComplete="off"
            />
            <Field
              label={admin.lng}
              value={lng}
              onChange={setLng}
              error={missing(lng)}
              inputMode="decimal"
              autoComplete="off"
            />
          </Row>
          <Button type="submit" wide busy={save.busy}>
            {act}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
