import { useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { useOnce } from '#kit/web/use-once.ts';
import { useFieldWords } from './words.ts';

interface Props { readonly name: string; readonly onSave: (name: string) => Promise<void>; readonly onClose: () => void }

export const RenameSheet = ({ name, onSave, onClose }: Props) => {
  const words = useFieldWords();
  const [text, setText] = useState(name);
  const [shown, setShown] = useState(false);
  const save = useOnce(async () => {
    setShown(true);
    if (text.trim()) await onSave(text);
  });
  return (
    <Sheet title={words.renameTitle} onClose={onClose}>
      <form noValidate onSubmit={(event) => { event.preventDefault(); save.run(); }}>
        <Stack>
          <Field label={words.name} hint={words.nameHint} value={text} onChange={setText} error={shown && !text.trim() ? words.nameRequired : null} mic maxLength={80} autoComplete="off" />
          <Button type="submit" wide busy={save.busy}>{words.save}</Button>
        </Stack>
      </form>
    </Sheet>
  );
};
