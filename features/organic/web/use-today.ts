import { useCallback, useEffect, useMemo, useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useRetryOnline } from '#kit/web/network.ts';
import { useRows, useStore, useStoreState, useStoreUser } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { loadCondition } from '#knowledge/index.ts';
import { organicAction, organicActions } from '#knowledge/organic/index.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { Preparation } from '#knowledge/types.ts';
import { completeAction } from '../contract.ts';
import { nextAction, pausedActions, actionOfToday, withShown } from '../domain/day.ts';
import { fieldCropsOf } from '../domain/field-crops.ts';
import { type Choice, doneChoice, isNowForbidden, rankActions } from '../domain/rank-actions.ts';
import { findRecipe } from '../domain/recipe.ts';
import type { DoneAction } from './projections.ts';
import { useFarmFacts } from './use-facts.ts';
import { type SavedActions, useSavedActions } from './use-saved-actions.ts';

export interface DisplayedAction {
  readonly choice: Choice;
  readonly action: OrganicAction;
  readonly recipe: Preparation;
}

/** How many candidates are tried when a book is not on the phone and cannot be fetched. */
const MAX_TRIES = 4;

const displayedActionOf = (
  choice: Choice | undefined,
  recipe: Preparation | undefined,
): DisplayedAction | null => {
  const action = choice && organicAction(choice.action);
  return choice && action && recipe ? { choice, action, recipe } : null;
};

/**
 * Returns the first candidate whose recipe can be read. Null when there is none; rejects when one failed to
 * load.
 */
const firstReadable = async (candidates: readonly Choice[]): Promise<DisplayedAction | null> => {
  let fault: unknown = null;
  for (const choice of candidates.slice(0, MAX_TRIES)) {
    try {
      const action = organicAction(choice.action);
      const recipe = action && findRecipe(await loadCondition(choice.page), action);
      if (action && recipe) return { choice, action, recipe };
    } catch (error) {
      fault = error;
    }
  }
  if (fault !== null) throw fault;
  return null;
};

export interface Today {
  readonly state: 'loading' | 'ready' | 'none' | 'failed';
  /** The last stored one, also when today's could not be opened. */
  readonly shown: DisplayedAction | null;
  readonly done: WithPending<DoneAction> | undefined;
  readonly points: number;
  markDone(): Promise<boolean>;
  /** Shows another action; `includeShown` allows actions shown recently but not done. */
  another(includeShown?: boolean): void;
  retry(): void;
}

export const useToday = (): Today => {
  const store = useStore();
  const farmer = useStoreUser() ?? '';
  const facts = useFarmFacts();
  const rows = useRows<DoneAction>('organic_action');
  const [saved, saveActions] = useSavedActions();
  const [loadState, setLoadState] = useState<{ readonly state: Today['state']; readonly day: string }>({
    state: 'loading',
    day: '',
  });
  const [retryCount, setRetryCount] = useState(0);
  const today = dayInNairobi(new Date());
  const done = rows.find((row) => row.id === today && row.completed);
  const completedRows = useMemo(() => rows.filter((row) => row.completed), [rows]);
  // Before the first sync, an empty farm only means that no data has arrived.
  const isFilling = useStoreState() === 'filling';
  const spots = useMemo(
    () => (facts && !isFilling ? fieldCropsOf(facts, today) : null),
    [facts, isFilling, today],
  );
  const ranked = useMemo(
    () => spots && rankActions(organicActions, spots, { day: today, farmer }),
    [spots, today, farmer],
  );

  const show = useCallback(
    async (candidates: readonly (Choice | null)[], before: SavedActions) => {
      try {
        const next = await firstReadable(candidates.filter((one): one is Choice => one !== null));
        if (next)
          saveActions({
            userId: before.userId,
            shown: withShown(before.shown, today, next.choice),
            last: { day: today, choice: next.choice, recipe: next.recipe },
          });
        setLoadState({ state: next ? 'ready' : 'none', day: today });
      } catch {
        setLoadState({ state: 'failed', day: today });
      }
    },
    [saveActions, today],
  );

  // Withdraws an action that a later check or alert forbids. A completed action stays.
  const isBanned = useCallback(
    (choice: Choice): boolean => {
      const action = organicAction(choice.action);
      return !done && spots !== null && action !== undefined && isNowForbidden(choice, action, spots);
    },
    [done, spots],
  );
  const last = saved?.last && !isBanned(saved.last.choice) ? saved.last : null;
  const current = last?.day === today ? displayedActionOf(last.choice, last.recipe) : null;
  const doneAction = done && organicAction(done.action);
  const isOther = doneAction !== undefined && current?.action.key !== doneAction.key;
  const isShown = current !== null && !isOther;
  useEffect(() => {
    // The facts may change during the day, but the shown action stays.
    if (!saved || !ranked || isShown || (saved.spent === today && !done)) return;
    // An action completed on another phone replaces the one shown here.
    const paused = pausedActions(saved.shown, completedRows, today);
    const before = actionOfToday(saved.shown, completedRows, ranked, today);
    const candidates =
      isOther && done
        ? [ranked.find((c) => c.action === doneAction.key) ?? doneChoice(doneAction, done)]
        : [before && !isBanned(before) ? before : null, ...ranked.filter((c) => !paused.has(c.action))];
    void show(candidates, saved);
  }, [saved, ranked, isShown, isOther, isBanned, done, doneAction, completedRows, show, today, retryCount]);

  const retry = useCallback(() => {
    setLoadState({ state: 'loading', day: '' });
    setRetryCount((n) => n + 1);
  }, []);
  useRetryOnline(current === null && loadState.state === 'failed' ? retry : null);

  const state = current
    ? 'ready'
    : saved?.spent === today
      ? 'none'
      : loadState.day === today
        ? loadState.state
        : 'loading';
  return {
    state,
    done,
    points: rows.reduce((sum, row) => sum + row.organic_score_points, 0),
    shown: current ?? (state === 'failed' && last ? displayedActionOf(last.choice, last.recipe) : null),
    markDone: async () => {
      if (!current) return false;
      const {
        choice: { action, fieldId, crop },
      } = current;
      return (await store.send(completeAction, { day: today, action, field_id: fieldId, crop_type: crop }))
        .ok;
    },
    another: (includeShown = false) => {
      if (!saved || !ranked) return;
      const next = nextAction(saved.shown, completedRows, ranked, today, includeShown);
      if (next) void show([next], saved);
      else saveActions({ ...saved, last: null, spent: today });
    },
    retry,
  };
};
