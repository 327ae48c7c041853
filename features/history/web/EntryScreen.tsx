import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { fieldName } from '#features/fields/web/field-name.ts';
import { useField } from '#features/fields/web/field/use-field.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { addEvent, removeEvent } from '../contract.ts';
import { toRestoreArgs } from '../domain/draft.ts';
import { type FieldEvent, harvestFrom } from '../domain/event.ts';
import { EntryForm } from './EntryForm.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useEventsOf } from './use-events.ts';
import { useHistoryWords } from './words.ts';

/** Removes an entry without confirmation, because the removal can be undone. */
const useRemove = (entry: FieldEvent): (() => Promise<boolean>) => {
  const words = useHistoryWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const restore = async (): Promise<void> => {
    const restoredEntry = toRestoreArgs(entry);
    const result = await store.send(addEvent, { ...restoredEntry, photos: [...restoredEntry.photos] });
    showToast(result.ok ? words.restored : refusalText(result), { tone: result.ok ? 'good' : 'bad' });
  };
  return async () => {
    const result = await store.send(removeEvent, { id: entry.id });
    if (result.ok)
      showToast(words.removed, {
        action: {
          label: words.undo,
          run: () => {
            void restore();
          },
        },
      });
    else showToast(refusalText(result), { tone: 'bad' });
    return result.ok;
  };
};

const Form = ({ field, entry }: { readonly field: Field; readonly entry: FieldEvent }) => {
  const words = useHistoryWords();
  const fieldWords = useFieldWords();
  const format = useFormat();
  const [, go] = useLocation();
  const form = useEntryForm({ fieldId: field.id, existingEntry: entry, type: null });
  const remove = useRemove(entry);
  const from = harvestFrom(entry);
  const leave = (): void => go(`/fields/${field.id}?tab=history`, { replace: true });
  return (
    <Stack>
      <MutedText>{fieldName(field, fieldWords)}</MutedText>
      {from && <Notice tone="warn" title={words.noHarvestBefore(format.shortDay(from))} />}
      <EntryForm form={form} onSaved={leave} />
      <Button
        tone="plain"
        icon={BinIcon}
        onClick={() => {
          void remove().then((gone) => {
            if (!gone) return;
            form.forget();
            leave();
          });
        }}
      >
        {words.remove}
      </Button>
    </Stack>
  );
};

/** One entry, with edit and delete. The path names the field and the entry. */
export const EntryScreen = ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
  const { id: fieldId = '', entry: id = '' } = params;
  const words = useHistoryWords();
  const field = useField(fieldId);
  const entries = useEventsOf(fieldId);
  const entry = entries?.find((e) => e.id === id);
  const [, go] = useLocation();
  const isMissing = entries !== null && !entry;
  useEffect(() => {
    if (isMissing) go(`/fields/${fieldId}?tab=history`, { replace: true });
  }, [isMissing, fieldId, go]);
  return (
    <Screen title={words.editTitle} back={`/fields/${fieldId}?tab=history`}>
      {field && entry ? (
        <Form key={id} field={field} entry={entry} />
      ) : (
        <Skeleton shapes={['line', 'card']} />
      )}
    </Screen>
  );
};
