import { useCallback, useEffect, useMemo, useState } from 'react';
import { dayInNairobi } from '#kit/pure/days.ts';
import { useReturn } from '#kit/web/network.ts';
import { useRows, useStore, useStoreState, useStoreUser } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import { loadCondition } from '#knowledge/index.ts';
import { organicAction, organicActions } from '#knowledge/organic/index.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { Preparation } from '#knowledge/types.ts';
import { completeAction } from '../contract.ts';
import { type Choice, doneChoice, isNowForbidden, rankActions } from '../domain/choose.ts';
import { nextOf, resting, actionOfToday, withShown } from '../domain/day.ts';
import { recipeOn } from '../domain/recipe.ts';
import { spotsOf } from '../domain/spots.ts';
import type { DoneAction } from './projections.ts';
import { useFacts } from './use-facts.ts';
import { type SavedMix, useSavedMix } from './use-saved-mix.ts';

export interface Shown {
  readonly choice: Choice;
  readonly action: OrganicAction;
  readonly recipe: Preparation;
}

/** How many candidates are tried when a book is not on the phone and cannot be fetched. */
const TRIES = 4;

const shownOf = (choice: Choice | undefined, recipe: Preparation | undefined): Shown | null => {
  const action = choice && organicAction(choice.action);
  return choice && action && recipe ? { choice, action, recipe } : null;
};

/**
 * Returns the first candidate whose recipe can be read. Null when there is none; rejects when one failed to
 * load.
 */
const firstReadable = async (candidates: readonly Choice[]): Promise<Shown | null> => {
  let fault: unknown = null;
  for (const choice of candidates.slice(0, TRIES)) {
    try {
      const action = organicAction(choice.action);
      const recipe = action && recipeOn(await loadCondition(choice.page), action);
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
  readonly shown: Shown | null;
  readonly done: WithPending<DoneAction> | undefined;
  readonly points: number;
  markDone(): Promise<boolean>;
  /** Shows another action; `again` includes actions shown lately but not done. */
  another(again?: boolean): void;
  retry(): void;
}

export const useToday = (): Today => {
  const store = useStore();
  const farmer = useStoreUser() ?? '';
  const facts = useFacts();
  const rows = useRows<DoneAction>('organic_action');
  const [saved, keep] = useSavedMix();
  const [found, setFound] = useState<{ readonly state: Today['state']; readonly day: string }>({
    state: 'loading',
    day: '',
  });
  const [turn, setTurn] = useState(0);
  const today = dayInNairobi(new Date());
  const done = rows.find((row) => row.id === today && row.completed);
  const past = useMemo(() => rows.filter((row) => row.completed), [rows]);
  // Before the first sync, an empty farm only means that no data has arrived.
  const isFilling = useStoreState() === 'filling';
  const spots = useMemo(
    () => (facts && !isFilling ? spotsOf(facts, today) : null),
    [facts, isFilling, today],
  );
  const ranked = useMemo(
    () => spots && rankActions(organicActions, spots, { day: today, farmer }),
    [spots, today, farmer],
  );

  const show = useCallback(
    async (candidates: readonly (Choice | null)[], before: SavedMix) => {
      try {
        const next = await firstReadable(candidates.filter((one): one is Choice => one !== null));
        if (next)
          keep({
            userId: before.userId,
            shown: withShown(before.shown, today, next.choice),
            last: { day: today, choice: next.choice, recipe: next.recipe },
          });
        setFound({ state: next ? 'ready' : 'none', day: today });
      } catch {
        setFound({ state: 'failed', day: today });
      }
    },
    [keep, today],
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
  const standing = last?.day === today ? shownOf(last.choice, last.recipe) : null;
  const doneAction = done && organicAction(done.action);
  const isOther = doneAction !== undefined && standing?.action.key !== doneAction.key;
  const isShown = standing !== null && !isOther;
  useEffect(() => {
    // The facts may change during the day, but the shown action stays.
    if (!saved || !ranked || isShown || (saved.spent === today && !done)) return;
    // What another phone did counts for the day, whatever this one would have shown.
    const rests = resting(saved.shown, past, today);
    const before = actionOfToday(saved.shown, past, ranked, today);
    const candidates =
      isOther && done
        ? [ranked.find((c) => c.action === doneAction.key) ?? doneChoice(doneAction, done)]
        : [before && !isBanned(before) ? before : null, ...ranked.filter((c) => !rests.has(c.action))];
    void show(candidates, saved);
  }, [saved, ranked, isShown, isOther, isBanned, done, doneAction, past, show, today, turn]);

  const retry = useCallback(() => {
    setFound({ state: 'loading', day: '' });
    setTurn((n) => n + 1);
  }, []);
  useReturn(standing === null && found.state === 'failed' ? retry : null);

  const state = standing
    ? 'ready'
    : saved?.spent === today
      ? 'none'
      : found.day === today
        ? found.state
        : 'loading';
  return {
    state,
    done,
    points: rows.reduce((sum, row) => sum + row.organic_score_points, 0),
    shown: standing ?? (state === 'failed' && last ? shownOf(last.choice, last.recipe) : null),
    markDone: async () => {
      if (!standing) return false;
      const {
        choice: { action, fieldId, crop },
      } = standing;
      return (await store.send(completeAction, { day: today, action, field_id: fieldId, crop_type: crop }))
        .ok;
    },
    another: (again = false) => {
      if (!saved || !ranked) return;
      const next = nextOf(saved.shown, past, ranked, today, again);
      if (next) void show([next], saved);
      else keep({ ...saved, last: null, spent: today });
    },
    retry,
  };
};
