import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { Source } from '#knowledge/sources.ts';
import { taskSources } from '#knowledge/tasks/index.ts';
import { addTask, judgeSuggestion } from '../../contract.ts';
import { savedReason, suggestionText } from '../../domain/suggest/suggestion-text.ts';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { blankTask, DESCRIPTION_MAX, suggestedId, type TaskDetails } from '../../domain/task.ts';
import type { VerdictValue } from '../../domain/verdict.ts';
import { useTaskWords } from '../words.ts';
import { useSuggestWords } from './words.ts';

const WHY_MAX = 600;
const SOURCE_MAX = 300;

export const sourceText = ({ source }: Pick<Suggestion, 'source'>): string => {
  const { publisher, title, year }: Source = taskSources[source];
  return `${publisher}: ${title}${year ? ` (${year})` : ''}`;
};

/** Turns a suggestion into a task to save, with the text shown on the screen. */
export const useSuggestedTask = (): ((one: Suggestion) => TaskDetails) => {
  const { language } = useLanguage();
  return (one) => {
    const text = suggestionText(one, language);
    const { title, how } = text;
    return {
      ...blankTask(),
      title,
      why: savedReason(text).slice(0, WHY_MAX),
      description: how.slice(0, DESCRIPTION_MAX),
      due_date: one.due,
      valid_until: one.until,
      priority: one.priority,
      category: one.category,
      stage: one.stage,
      field_id: one.field_id,
      suggestion_key: one.key,
      rule: one.rule,
      source: sourceText(one).slice(0, SOURCE_MAX),
    };
  };
};

/** Accepts a suggestion, changed or not, or ignores it. Each decision is saved. */
export const useSuggestionDecision = () => {
  const store = useStore();
  const words = useSuggestWords();
  const { failed } = useTaskWords();
  const sendVerdict = async (one: Suggestion, verdict: VerdictValue): Promise<void> => {
    await store.send(judgeSuggestion, { key: one.key, verdict });
  };
  return {
    acceptSuggestion: async (
      one: Suggestion,
      task: TaskDetails,
      verdict: 'accepted' | 'changed',
    ): Promise<boolean> => {
      const result = await store.send(addTask, { id: suggestedId(one.key), ...task });
      if (!result.ok) {
        showToast(failed.addTask, { tone: 'bad' });
        return false;
      }
      await sendVerdict(one, verdict);
      showToast(words.cards.added, { tone: 'good' });
      return true;
    },
    ignore: async (one: Suggestion): Promise<void> => {
      await sendVerdict(one, 'ignored');
      showToast(words.cards.ignored);
    },
  };
};
