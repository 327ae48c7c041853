import { useCallback, useRef } from 'react';
import { useLocation } from 'wouter';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { locate } from '#kit/web/place/locate.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useRows, useStore, useStoreState } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { dismissToast, showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { addField } from '../contract.ts';
import {
  type AddField,
  onLandOrNull,
  decideAdd,
  type Farm,
  type Field,
  instantDefaults,
} from '../domain/field.ts';
import { placeProblemOf } from './field/place-problem.ts';
import { findPlaceName } from './find-place-name.ts';
import { useFieldWords } from './words.ts';

type NewField = Omit<AddField, 'id' | 'farm_id' | 'season'>;

/** Longer than the position timeout; the toast closes once the position was found or not. */
const LOCATING_MS = 15_000;

const locateWithToast = async (sentence: string) => {
  const toast = showToast(sentence, { durationMs: LOCATING_MS });
  try {
    return await locate();
  } finally {
    dismissToast(toast);
  }
};

/** Adds a field: decides on the phone, stores it and reports the result. Returns its id, or null when refused. */
export const useAddField = () => {
  const words = useFieldWords();
  const { language } = useLanguage();
  const store = useStore();
  const isStoreOpen = useStoreState() === 'open';
  const fields = useRows<Field>('field');
  const farm = useRows<Farm>('farm')[0] ?? null;
  const { plan, fieldLimit } = useSubscriptionContext();
  const { session } = useSession();
  const [, go] = useLocation();
  const refusalText = useRefusalText(words.refusals);

  /** Whether a field may be added; otherwise shows why not. `addMethod` selects the wording (FLD-15, FLD-16). */
  const ensureCanAdd = useCallback(
    (addMethod: 'instant' | 'form'): boolean => {
      if (!session) {
        showToast(words.signInFirst, { tone: 'bad' });
        go('/auth');
        return false;
      }
      if (!plan) {
        showToast(words.checkingPlan);
        return false;
      }
      if (!isStoreOpen) {
        showToast(words.countFailed, { tone: 'bad' });
        return false;
      }
      if (fieldLimit === null || fields.length < fieldLimit) return true;
      if (addMethod === 'instant') {
        showToast(words.limitInstant, { tone: 'bad' });
        go(upgradePath('/fields/new'));
      } else
        showToast(`${words.limitTitle}. ${words.limitText}`, {
          tone: 'bad',
          action: { label: words.upgradeNow, run: () => go(upgradePath('/fields/new')) },
        });
      return false;
    },
    [session, plan, isStoreOpen, fieldLimit, fields.length, words, go],
  );

  /** The toast of the previous failed attempt, dismissed by the next attempt. */
  const failedToast = useRef(0);
  const add = useCallback(
    async (field: NewField): Promise<string | null> => {
      const args: AddField = {
        ...field,
        id: newId(),
        farm_id: newId(),
        season: dayInNairobi(new Date()).slice(0, 4),
      };
      const decided = decideAdd(args, { fields, farm, fieldLimit }, new Date().toISOString());
      const result = decided.ok ? await store.send(addField, args) : decided;
      dismissToast(failedToast.current);
      if (result.ok) return args.id;
      failedToast.current = showToast(`${words.createFailed}. ${refusalText(result)}`, { tone: 'bad' });
      return null;
    },
    [fields, farm, fieldLimit, store, words, refusalText],
  );

  const addHere = useCallback(async (): Promise<string | null> => {
    if (!ensureCanAdd('instant')) return null;
    const found = await locateWithToast(words.locating);
    const place = onLandOrNull(found.ok ? found.value : null);
    const { name: location_description, elevation } = await findPlaceName(place, language);
    const id = await add({
      ...instantDefaults,
      size_is_default: true,
      name: null,
      soil_type: null,
      irrigation_type: null,
      location_description,
      elevation,
      place,
      ...(!found.ok && { place_problem: placeProblemOf(found.code) }),
    });
    if (id === null) return null;
    if (place) showToast(words.createdHere, { tone: 'good' });
    else showToast(words.createdDefault);
    if (!navigator.onLine) showToast(words.offlineCreated);
    return id;
  }, [ensureCanAdd, add, words, language]);

  return { mayAdd: ensureCanAdd, add, addHere };
};
