import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { removeField } from '../../contract.ts';
import type { Field } from '../../domain/field.ts';
import { fieldName } from '../field-name.ts';
import { useFieldWords } from '../words.ts';

interface Props {
  readonly field: Field;
  readonly onClose: () => void;
  /** True from the tap until the deletion failed: the field's row disappears before `onDeleted` is called. */
  readonly onRemoving?: (isRemoving: boolean) => void;
  readonly onDeleted?: () => void;
}

/** Asks for confirmation, naming the field and what is deleted with it (FLD-07). */
export const DeleteField = ({ field, onClose, onRemoving, onDeleted }: Props) => {
  const words = useFieldWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const remove = async () => {
    onRemoving?.(true);
    const saved = await store.send(removeField, { id: field.id });
    if (!saved.ok) {
      onRemoving?.(false);
      showToast(`${words.deleteFailed}. ${refusalText(saved)}`, { tone: 'bad' });
      return;
    }
    showToast(words.deleted);
    onDeleted?.();
  };
  return (
    <Confirm
      title={words.deleteTitle(fieldName(field, words))}
      confirmLabel={words.deleteYes}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.deleteText}</p>
    </Confirm>
  );
};
