import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { setExpertName } from '../../contract.ts';
import { NAME_MAX } from '../../domain/answer.ts';
import { useExpertWords } from '../words.ts';
import { useWorkbenchWords } from './workbench-words.ts';

/** Asks an expert without a name for one, because the server refuses answers without it. */
export const NameCard = () => {
  const { workbench: words } = useWorkbenchWords();
  const { refusals } = useExpertWords();
  const refusalText = useRefusalText(refusals);
  const { session, refresh } = useSession();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [errorText, setWrong] = useState<string | null>(null);
  if (session?.name !== '') return null;
  const save = async (): Promise<void> => {
    setBusy(true);
    const saved = await call(setExpertName, { body: { name: name.trim() } });
    setBusy(false);
    setWrong(saved.ok ? null : refusalText(saved));
    if (saved.ok) await refresh();
  };
  return (
    <Card tone="maize">
      <Stack gap="small">
        <Field
          label={words.name}
          hint={words.nameHint}
          value={name}
          onChange={setName}
          maxLength={NAME_MAX}
          autoComplete="name"
          error={errorText}
        />
        <Button
          busy={busy}
          disabled={name.trim().length < 2}
          onClick={() => {
            void save();
          }}
        >
          {words.nameSave}
        </Button>
      </Stack>
    </Card>
  );
};
