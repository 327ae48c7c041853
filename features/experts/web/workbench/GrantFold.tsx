import { useState } from 'react';
import { grantRole } from '#features/people/contract.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { useWorkbenchWords } from './workbench-words.ts';

/** For administrators: grants the expert role. */
export const GrantFold = () => {
  const { workbench: words } = useWorkbenchWords();
  const refusalText = useRefusalText(useWords({ en: peopleEn, sw: peopleSw }).refusals);
  const { session } = useSession();
  const [email, setEmail] = useState('');
  const [errorText, setWrong] = useState<string | null>(null);
  if (session?.role !== 'admin') return null;
  const grant = async (role: 'expert' | 'farmer'): Promise<void> => {
    const granted = await call(grantRole, { body: { email: email.trim(), role } });
    setWrong(granted.ok ? null : refusalText(granted));
    if (!granted.ok) return;
    showToast(role === 'expert' ? words.granted(email.trim()) : words.ended(email.trim()), { tone: 'good' });
    setEmail('');
  };
  return (
    <Fold id="grant" title={words.grantTitle} fact={words.grant}>
      <Stack gap="small">
        <Field
          label={words.grantEmail}
          hint={words.grantHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
          error={errorText}
        />
        <Row gap="small">
          <Button
            tone="quiet"
            disabled={email.trim() === ''}
            onClick={() => {
              void grant('expert');
            }}
          >
            {words.grant}
          </Button>
          <Button
            tone="plain"
            disabled={email.trim() === ''}
            onClick={() => {
              void grant('farmer');
            }}
          >
            {words.end}
          </Button>
        </Row>
      </Stack>
    </Fold>
  );
};
