// @cache later

import { useEffect } from 'react';
import { call } from '#kit/web/call.ts';
import { useOnline } from '#kit/web/network.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '#kit/web/words.ui.en.ts';
import { sw } from '#kit/web/words.ui.sw.ts';
import { readAccount } from '../../contract-account.ts';
import { InviteCard } from '../join/InviteCard.tsx';
import type { Account } from './account.ts';
import { Devices } from './Devices.tsx';
import { EmailCard } from './EmailCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PhoneCard } from './PhoneCard.tsx';
import { useAccountText, useAccountWords } from './words.ts';

/**
 * Sign-in methods and open sessions. Requested with each visit, because an old list of devices would be
 * useless.
 */
export const AccountScreen = () => {
  const words = useAccountWords();
  const { tryAgain } = useWords({ en, sw });
  const text = useAccountText();
  const { session } = useSession();
  const { value, refusal, isLoading, reload } = useOnlineCall<Account>(
    `people.account ${session?.userId ?? ''}`,
    () => call(readAccount, {}),
  );
  const online = useOnline();
  useEffect(() => {
    if (online) reload();
  }, [reload, online]);
  return (
    <Screen title={words.title} back="/settings">
      <Stack gap="large">
        {!online && <Notice>{words.online}</Notice>}
        {online && refusal && (
          <Notice
            tone="warn"
            action={
              <Button tone="quiet" busy={isLoading} onClick={reload}>
                {tryAgain}
              </Button>
            }
          >
            {text(refusal)}
          </Notice>
        )}
        {online && !value && !refusal && <Skeleton shapes={['card', 'card', 'card']} />}
        {value && (
          <>
            <PhoneCard account={value} onChanged={reload} />
            <EmailCard account={value} onChanged={reload} />
            {value.email && <PasswordCard account={value} onChanged={reload} />}
            <Devices account={value} onChanged={reload} />
          </>
        )}
        <InviteCard />
      </Stack>
    </Screen>
  );
};
