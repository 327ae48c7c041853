import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { locate, type Place } from '#kit/web/place/locate.ts';
import { useSession } from '#kit/web/session.tsx';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRows, useStore } from '#kit/web/store/hooks.ts';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { addField } from '../contract.ts';
import { type AddField, decideAdd, type Farm, type Field, instantDefaults } from '../domain/field.ts';
import { useFieldWords } from './words.ts';

type Wish = Pick<AddField, 'name' | 'size' | 'size_unit' | 'crop_type'> & { readonly place: Place | null };

const fresh = { soil_type: null, irrigation_type: null, location_description: null };

/** Adds a field: decides on the phone, keeps it, and says what happened. Gives its id, or null when it was refused. */
export const useAddField = () => {
  const words = useFieldWords();
  const store = useStore();
  const fields = useRows<Field>('field');
  const farm = useRows<Farm>('farm')[0] ?? null;
  const { plan, fieldLimit } = useSubscriptionContext();
  const { session } = useSession();
  const [, go] = useLocation();
  const sentence = useRefusalText(words.refusals);

  /** Whether a field may be added at all; says why not. `title` is the wording of the screen that asks (FLD-15, FLD-16). */
  const mayAdd = useCallback((asked: 'instant' | 'form'): boolean => {
    if (!session) { showToast(words.signInFirst, { tone: 'bad' }); go('/auth'); return false; }
    if (!plan) { showToast(words.checkingPlan); return false; }
    if (fieldLimit === null || fields.length < fieldLimit) return true;
    if (asked === 'instant') { showToast(words.limitInstant, { tone: 'bad' }); go('/upgrade'); }
    else showToast(`${words.limitTitle}. ${words.limitText}`, { tone: 'bad', act: { label: words.upgradeNow, run: () => go('/upgrade') } });
    return false;
  }, [session, plan, fieldLimit, fields.length, words, go]);

  const add = useCallback(async (wish: Wish): Promise<string | null> => {
    const args: AddField = { ...fresh, ...wish, id: newId(), farm_id: newId(), season: dayInNairobi(new Date()).slice(0, 4) };
    const decided = decideAdd(args, { fields, farm, fieldLimit }, new Date().toISOString());
    const kept = decided.ok ? await store.send(addField, args) : decided;
    if (kept.ok) return args.id;
    showToast(`${words.createFailed}. ${sentence(kept)}`, { tone: 'bad' });
    return null;
  }, [fields, farm, fieldLimit, store, words, sentence]);

  const addHere = useCallback(async (): Promise<string | null> => {
    if (!mayAdd('instant')) return null;
    showToast(words.locating);
    const place = await locate();
    const id = await add({ ...instantDefaults, name: null, place: place.ok ? place.value : null });
    if (id === null) return null;
    if (place.ok) showToast(words.createdHere, { tone: 'good' });
    else showToast(words.createdDefault);
    if (!navigator.onLine) showToast(words.offlineCreated);
    return id;
  }, [mayAdd, add, words]);

  return { mayAdd, add, addHere };
};
