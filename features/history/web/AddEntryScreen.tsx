import { useLocation, useSearch } from 'wouter';
import type { Field } from '#features/fields/domain/field.ts';
import { fieldName } from '#features/fields/web/field-name.ts';
import { useField } from '#features/fields/web/field/use-field.ts';
import { useFieldWords } from '#features/fields/web/words.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { eventTypes } from '../domain/event.ts';
import { EntryForm } from './EntryForm.tsx';
import { useEntryForm } from './use-entry-form.ts';
import { useHistoryWords } from './words.ts';

const AddEntryContent = ({ field }: { readonly field: Field }) => {
  const words = useHistoryWords();
  const fieldWords = useFieldWords();
  const [, go] = useLocation();
  // Links from field insights (domain/insights.ts) pass `?type=`.
  const requestedType = new URLSearchParams(useSearch()).get('type');
  const form = useEntryForm({
    fieldId: field.id,
    existingEntry: null,
    type: eventTypes.find((type) => type === requestedType) ?? null,
  });
  const back = `/fields/${field.id}`;
  return (
    <Screen title={words.addTitle} back={back}>
      <Stack>
        <MutedText>{fieldName(field, fieldWords)}</MutedText>
        <EntryForm form={form} onSaved={() => go(`${back}?tab=history`, { replace: true })} />
      </Stack>
    </Screen>
  );
};

export const AddEntryScreen = ({ id }: { readonly id: string }) => {
  const field = useField(id);
  return field ? <AddEntryContent key={id} field={field} /> : <Skeleton shapes={['title', 'line', 'card']} />;
};
