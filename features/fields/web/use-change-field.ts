import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { changeField } from '../contract.ts';
import { type ChangeField, decideChange, type Field } from '../domain/field.ts';
import { useFieldWords } from './words.ts';

/** Changes a field; a refusal is said at once. */
export const useChangeField = () => {
  const words = useFieldWords();
  const store = useStore();
  const sentence = useRefusalText(words.refusals);
  return async (field: Field, change: Omit<ChangeField, 'id'>): Promise<boolean> => {
    const args = { id: field.id, ...change };
    const decided = decideChange(field, args, new Date().toISOString());
    const kept = decided.ok ? await store.send(changeField, args) : decided;
    if (!kept.ok) showToast(`${words.saveFailed}. ${sentence(kept)}`, { tone: 'bad' });
    return kept.ok;
  };
};
