import { useLocation } from 'wouter';
import type { Begun } from '#kit/web/store/store.ts';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import type { ChangeField } from '../../domain/field.ts';
import { useChangeField } from '../field/use-change-field.ts';
import { useField } from '../field/use-field.ts';
import { useWizardWords } from '../wizard/words.ts';
import { useFieldWords } from '../words.ts';
import { EditForm } from './EditForm.tsx';

/** All details of a field on one page (FLD-32). */
export const EditFieldScreen = ({ id }: { readonly id: string }) => {
  const words = useWizardWords();
  const fieldWords = useFieldWords();
  const field = useField(id);
  const change = useChangeField();
  const [, go] = useLocation();
  const back = `/fields/${id}`;
  if (!field)
    return (
      <Screen title={fieldWords.title} back="/fields">
        <Skeleton shapes={['line', 'line', 'line']} />
      </Screen>
    );
  const save = async (what: Omit<ChangeField, 'id'>, begun: Begun): Promise<boolean> => {
    if (Object.keys(what).length === 0) showToast(words.nothingChanged);
    else if (!(await change(field, what, begun))) return false;
    else showToast(navigator.onLine ? words.saved : words.savedOffline, { tone: 'good' });
    go(back, { replace: true });
    return true;
  };
  return <EditForm key={id} field={field} back={back} onSave={save} />;
};
