import { useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { isFarmDay, TITLE_MAX, TITLE_MIN } from '../../domain/task.ts';
import { useSuggestionDecision, useSuggestedTask } from './use-suggestion-decision.ts';
import { useSuggestWords } from './words.ts';

interface Props {
  readonly of: Suggestion;
  readonly onClose: () => void;
}

/** Edits a suggestion's text or day before adding it. */
export const ChangeSheet = ({ of: one, onClose }: Props) => {
  const words = useSuggestWords();
  const { acceptSuggestion } = useSuggestionDecision();
  const task = useSuggestedTask()(one);
  const [title, setTitle] = useState(task.title);
  const [day, setDay] = useState(one.due);
  const [short, setShort] = useState(false);
  const saving = useExclusiveAction(async () => {
    if ([...title.trim()].length < TITLE_MIN) {
      setShort(true);
      return;
    }
    if (
      await acceptSuggestion(
        one,
        { ...task, title: title.trim(), due_date: isFarmDay(day) ? day : null },
        'changed',
      )
    )
      onClose();
  });
  return (
    <Sheet title={words.changing.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.run();
        }}
      >
        <Stack>
          <Field
            label={words.changing.name}
            value={title}
            onChange={(text) => {
              setTitle(text);
              setShort(false);
            }}
            maxLength={TITLE_MAX}
            error={short ? words.changing.short : null}
            mic
          />
          <Field label={words.changing.day} type="date" value={day} onChange={setDay} />
          <Button type="submit" wide busy={saving.busy}>
            {words.changing.act}
          </Button>
        </Stack>
      </form>
    </Sheet>
  );
};
