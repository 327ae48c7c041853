import { useMemo } from 'react';
import { suggestTasks } from '../../domain/suggest/suggest-tasks.ts';
import type { Suggestion } from '../../domain/suggest/suggestion.ts';
import { type KnownFacts, useFacts } from './use-facts.ts';

const none: readonly Suggestion[] = [];

export const useKnownSuggestions = (): KnownFacts & { readonly suggestions: readonly Suggestion[] } => {
  const known = useFacts();
  const suggestions = useMemo(
    () => (known.facts ? suggestTasks(known.facts, known.today) : none),
    [known.facts, known.today],
  );
  return { ...known, suggestions };
};
