import { useState } from 'react';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeleteFarm } from './DeleteFarm.tsx';
import { useFarmDataWords } from './words.ts';

/** Permanent deletion. Each action is confirmed once and lists what it deletes (SET-13). */
export const DeleteScreen = () => {
  const { remove: words } = useFarmDataWords();
  const { waiting, sending, photosWaiting, online } = useSyncStatus();
  const [done, setDone] = useState(false);
  const unsent = waiting + sending + photosWaiting;
  return (
    <Screen title={words.title} back="/settings/data">
      <Stack gap="large">
        <p>{words.intro}</p>
        <LinkButton to="/settings/data" tone="quiet">
          {words.take}
        </LinkButton>
        {done && <Notice tone="good">{words.deleted}</Notice>}
        {!online && <Notice>{words.offline}</Notice>}
        {unsent > 0 ? (
          <Notice
            tone="warn"
            action={
              <LinkButton to="/outbox" tone="quiet">
                {words.outbox}
              </LinkButton>
            }
          >
            {words.unsent(unsent)}
          </Notice>
        ) : (
          <DeleteFarm enabled={online} onDone={() => setDone(true)} />
        )}
        <DeleteAccount enabled={online} />
        <MutedText>{words.stays}</MutedText>
      </Stack>
    </Screen>
  );
};
