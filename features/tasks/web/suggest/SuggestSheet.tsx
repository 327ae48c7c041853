import { useState } from 'react';
import { bandOf } from '#features/crops/domain/harvest.ts';
import { cropName } from '#features/crops/web/crop-name.ts';
import { useFieldName } from '#features/fields/web/field-name.ts';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { cropWorks } from '#knowledge/tasks/index.ts';
import type { GoalField } from '../../domain/goal/plan-from-goal.ts';
import { PlanPreview } from './PlanPreview.tsx';
import { SuggestionCards } from './SuggestionCards.tsx';
import type { KnownFacts } from './use-facts.ts';
import { type GoalState, useGoal } from './use-goal.ts';
import { useKnownSuggestions } from './use-suggestions.ts';
import { WeatherNote } from './WeatherNote.tsx';
import { useSuggestWords } from './words.ts';

/** Maximum length of a stored goal. */
const GOAL_MAX = 500;
const MAX_CARDS = 100;
const FIELD_FROM_TEXT = 'meant';

const goalFields = ({ fields, facts }: KnownFacts): readonly GoalField[] =>
  fields.flatMap((plot) => {
    const now = facts?.fields.find(({ id }) => id === plot.id);
    return now ? [{ ...now, hectares: plot.size_hectares, band: bandOf(plot.elevation) }] : [];
  });

const NoPlanNotice = ({ problem }: Pick<GoalState, 'problem'>) => {
  const words = useSuggestWords();
  const { language } = useLanguage();
  if (problem !== 'none') return null;
  return (
    <Notice tone="warn" title={words.goal.none}>
      <p>
        {words.goal.noneMore(cropWorks.map(({ crop }) => cropName(crop, language).toLowerCase()).join(', '))}
      </p>
    </Notice>
  );
};

interface Props {
  readonly onClose: () => void;
}

/**
 * PLN-11: turns a goal in the farmer's own words into a dated plan, or into the week's work if no crop is
 * named.
 */
export const SuggestSheet = ({ onClose }: Props) => {
  const words = useSuggestWords();
  const known = useKnownSuggestions();
  const { fields, suggestions, today } = known;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const goalState = useGoal();
  const { answer, problem, busy } = goalState;
  const fieldName = useFieldName();
  const planField = answer?.is === 'plan' ? fields.find(({ id }) => id === answer.plan.fieldId) : undefined;
  const sentence = problem === null || problem === 'none' ? null : words.goal[problem];
  if (answer?.is === 'plan')
    return (
      <Sheet title={words.title} onClose={onClose}>
        <PlanPreview
          plan={answer.plan}
          text={text}
          field={planField}
          fieldName={planField ? fieldName(planField) : words.cards.aField}
          onDone={onClose}
          onRestart={goalState.reset}
        />
      </Sheet>
    );
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Stack>
        <MutedText>{words.honest}</MutedText>
        {fields.length === 0 && (
          <Notice
            title={words.goal.noField}
            action={
              <LinkButton to="/fields" tone="quiet">
                {words.goal.makeField}
              </LinkButton>
            }
          />
        )}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void goalState.submitGoal(text, goalFields(known), chosen, today, suggestions.length);
          }}
        >
          <Stack>
            <TextArea
              label={words.goal.label}
              hint={words.goal.hint}
              value={text}
              onChange={setText}
              rows={3}
              maxLength={GOAL_MAX}
              error={sentence}
              mic
            />
            {fields.length > 1 && (
              <FieldChoice
                label={words.goal.field}
                fields={fields}
                value={chosen ?? FIELD_FROM_TEXT}
                onChange={(id) => setChosen(id === FIELD_FROM_TEXT ? null : id)}
                before={[{ value: FIELD_FROM_TEXT, label: words.goal.meant }]}
              />
            )}
            <Button type="submit" wide aria-busy={busy || undefined}>
              {words.goal.act}
            </Button>
          </Stack>
        </form>
        <NoPlanNotice problem={problem} />
        {answer?.is === 'week' && <WeatherNote sample={known.sample} oldForecast={known.oldForecast} />}
        {answer?.is === 'week' && (
          <SuggestionCards suggestions={suggestions} fields={fields} today={today} first={MAX_CARDS} />
        )}
      </Stack>
    </Sheet>
  );
};
