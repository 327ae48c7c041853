import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { en } from '#kit/web/words.ui.en.ts';
import { sw } from '#kit/web/words.ui.sw.ts';
import { setPhone } from '../../contract.ts';
import { storeSentCode } from '../draft.ts';
import { PhoneForm, spaced, usePhoneWords } from '../PhoneForm.tsx';
import type { AccountProps } from './account.ts';

/** The number that signs in, where the server can send codes. */
export const PhoneCard = ({ account, onChanged }: AccountProps) => {
  const { card: words } = usePhoneWords();
  const { cancel } = useWords({ en, sw });
  const { serverOptions, refresh } = useSession();
  const [open, setOpen] = useState(false);
  const offered = serverOptions?.phone;
  if (!offered?.sms && !offered?.whatsapp) return null;
  return (
    <Card labelledBy="account-phone">
      <Stack gap="small">
        <h2 id="account-phone">{words.title}</h2>
        <p>{account.phone ? spaced(account.phone) : words.none}</p>
        {open ? (
          <>
            <PhoneForm
              act={words.save}
              onProof={async ({ phone, code }) => {
                const answer = await call(setPhone, { body: { phone, code } });
                if (!answer.ok) return answer;
                showToast(words.done, { tone: 'good' });
                setOpen(false);
                onChanged();
                await refresh();
                return { ok: true };
              }}
            />
            <Button
              tone="plain"
              onClick={() => {
                storeSentCode(null);
                setOpen(false);
              }}
            >
              {cancel}
            </Button>
          </>
        ) : (
          <Button tone="quiet" onClick={() => setOpen(true)}>
            {account.phone ? words.change : words.add}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
