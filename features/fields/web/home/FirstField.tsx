import { useLocation } from 'wouter';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { EmptyState } from '#kit/web/ui/Empty.tsx';
import { PlusIcon } from '#kit/web/ui/icons.tsx';
import { useAddField } from '../use-add-field.ts';
import { useFieldWords } from '../words.ts';

/** Home for a farmer without a field: a button that adds one at the phone's position. */
export const FirstField = () => {
  const { home: words } = useFieldWords();
  const { addHere } = useAddField();
  const [, go] = useLocation();
  const add = useExclusiveAction(async () => {
    const id = await addHere();
    if (id) go(`/fields/${id}`);
  });
  const action = (
    <Button wide icon={PlusIcon} busy={add.busy} onClick={() => add.run()}>
      {words.addFirst}
    </Button>
  );
  return <EmptyState drawing="fields" sentence={words.empty} action={action} />;
};
