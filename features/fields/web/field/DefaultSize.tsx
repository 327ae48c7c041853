import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { isDefaultSize } from '../../domain/default-size.ts';
import type { Field } from '../../domain/field.ts';
import { useFieldWords } from '../words.ts';
import { useChangeField } from './use-change-field.ts';

/** Marks a default size until the farmer confirms, edits or measures it. */
export const DefaultSize = ({ field }: { readonly field: Field }) => {
  const words = useFieldWords();
  const change = useChangeField();
  const confirm = useExclusiveAction(async () => {
    if (await change(field, { size: field.size, size_unit: field.size_unit }))
      showToast(words.sizeConfirmed, { tone: 'good' });
  });
  if (!isDefaultSize(field)) return null;
  return (
    <Notice
      tone="warn"
      action={
        <>
          <Button tone="quiet" busy={confirm.busy} onClick={() => confirm.run()}>
            {words.sizeRight}
          </Button>
          <LinkButton tone="plain" to={`/fields/${field.id}/edit`}>
            {words.edit}
          </LinkButton>
        </>
      }
    >
      {words.sizeDefault}
    </Notice>
  );
};
