import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import type { Begun } from '#kit/web/store/store.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { changeField } from '../../contract.ts';
import { type ChangeField, decideChange, type Field } from '../../domain/field.ts';
import { useFieldWords } from '../words.ts';

/** Changes a field; a refusal shows at once. `begun`: the row versions that an open form showed. */
export const useChangeField = () => {
  const words = useFieldWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  return async (field: Field, change: Omit<ChangeField, 'id'>, formStart?: Begun): Promise<boolean> => {
    const args = { id: field.id, ...change };
    const decided = decideChange(field, args, new Date().toISOString());
    const result = decided.ok ? await store.send(changeField, args, { formStart }) : decided;
    if (!result.ok) showToast(`${words.saveFailed}. ${refusalText(result)}`, { tone: 'bad' });
    return result.ok;
  };
};
