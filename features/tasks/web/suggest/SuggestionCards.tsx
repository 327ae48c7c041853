import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import type { Day } from '#kit/pure/days.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';
import { useSuggestWords } from './words.ts';

interface Props {
  readonly suggestions: readonly Suggestion[];
  readonly fields: readonly Field[];
  readonly today: Day;
  /** Shown at first. */ readonly first: number;
}

export const SuggestionCards = ({ suggestions, fields, today, first }: Props) => {
  const words = useSuggestWords();
  const [all, setAll] = useState(false);
  const [changing, setChanging] = useState<Suggestion | null>(null);
  const fieldName = useFieldName();
  const nameOf = (id: string): string => {
    const field = fields.find((one) => one.id === id);
    return field ? fieldName(field) : words.cards.aField;
  };
  return (
    <Stack gap="small">
      {suggestions.slice(0, all ? undefined : first).map((one) => (
        <SuggestionCard
          key={one.key}
          of={one}
          fieldName={nameOf(one.field_id)}
          today={today}
          onChange={setChanging}
        />
      ))}
      {suggestions.length > first && (
        <div>
          <Button tone="plain" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.cards.fewer : words.cards.all(suggestions.length)}
          </Button>
        </div>
      )}
      {changing && <ChangeSheet of={changing} onClose={() => setChanging(null)} />}
    </Stack>
  );
};
