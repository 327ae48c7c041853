import { useRef, useState } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { locate } from '#kit/web/place/locate.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Checkboxes } from '#kit/web/ui/Checkboxes.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { PinIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { suggestSupplier } from '../contract.ts';
import { decideSuggest } from '../domain/suggestion.ts';
import type { Suggestion } from './projections.ts';
import { emptyShopDraft, fromDraft } from './shop-draft.ts';
import { ShopFields } from './ShopFields.tsx';
import { useSupplierWords } from './words.ts';

/** A farmer or dealer suggests a shop. Works offline. */
export const SuggestSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useSupplierWords();
  const { form } = words;
  const refusalText = useRefusalText(words.refusals);
  const store = useStore();
  const waiting = useRows<Suggestion>('supplier_suggestion').filter((s) => s.status === 'waiting').length;
  const [draft, setDraft] = useState(emptyShopDraft);
  const [own, setOwn] = useState(false);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const setCurrentPlace = useExclusiveAction(async () => {
    const place = await locate();
    if (place.ok) setDraft((d) => ({ ...d, lat: place.value.lat, lng: place.value.lng }));
    else showToast(words.placeFailed, { tone: 'bad' });
  });
  const send = useExclusiveAction(async () => {
    setHasSubmitted(true);
    const args = { id: newId(), own, ...fromDraft(draft) };
    const decided = decideSuggest(args, { exists: false, waiting });
    if (!decided.ok || !draft.county) {
      if (!decided.ok) showToast(refusalText(decided), { tone: 'bad' });
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    const result = await store.send(suggestSupplier, args);
    if (!result.ok) {
      showToast(`${form.failed} ${refusalText(result)}`, { tone: 'bad' });
      return;
    }
    showToast(navigator.onLine ? form.sent : form.sentOffline, { tone: 'good' });
    onClose();
  });

  return (
    <Sheet title={form.title} onClose={onClose}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send.run();
        }}
      >
        <Stack>
          <MutedText>{form.lead}</MutedText>
          <ShopFields draft={draft} onChange={setDraft} showErrors={hasSubmitted} />
          <Checkboxes
            label={form.whose}
            values={own ? ['own'] : []}
            onChange={(values) => setOwn(values.length > 0)}
            options={[{ value: 'own', label: form.own }]}
          />
          <Button
            tone="quiet"
            icon={PinIcon}
            busy={setCurrentPlace.busy}
            onClick={() => setCurrentPlace.run()}
          >
            {form.stand}
          </Button>
          {draft.lat !== null && <MutedText>{form.standDone}</MutedText>}
          <Button type="submit" wide busy={send.busy}>
            {form.send}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
