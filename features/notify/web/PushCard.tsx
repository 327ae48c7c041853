import { useEffect, useState } from 'react';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useNotifyOutboxWords } from './outbox-words.ts';
import { type PushState, getPushState, disablePush, enablePush } from './push.ts';
import { TestButton } from './TestButton.tsx';
import type { Channels } from './use-channels.ts';
import { useNotifyWords } from './words.ts';

const reasonOf = {
  'push.no_service_worker': 'no_service_worker',
  'push.denied': 'denied',
  'push.dismissed': 'dismissed',
  'push.failed': 'failed',
} as const;

/** Switches push on this phone and shows the browser's permission state. */
export const PushCard = ({
  channels,
  isLoading,
}: {
  readonly channels: Channels | null;
  readonly isLoading: boolean;
}) => {
  const words = useNotifyWords();
  const refusalText = useRefusalText(useNotifyOutboxWords().refusals);
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    void getPushState().then(setState);
  }, []);
  const on = useExclusiveAction(async () => {
    if (!channels) {
      showToast(words.push.offline, { tone: 'bad' });
      return;
    }
    const done = await enablePush(channels.push.key);
    const reason = done.ok ? undefined : reasonOf[done.code as keyof typeof reasonOf];
    showToast(done.ok ? words.push.done : reason ? words.push[reason] : refusalText(done), {
      tone: done.ok ? 'good' : 'bad',
    });
    setState(await getPushState());
  });
  const off = useExclusiveAction(async () => {
    await disablePush();
    showToast(words.push.stopped);
    setState(await getPushState());
  });
  return (
    <Fold
      id="notify-push"
      icon={BellIcon}
      tone="sky"
      title={words.push.title}
      fact={
        state && words.facts[state === 'on' || state === 'off' || state === 'denied' ? state : 'unavailable']
      }
    >
      <Stack gap="small">
        {state === 'on' && (
          <>
            <p>{words.push.on}</p>
            <TestButton channel="push" />
            <Button tone="plain" busy={off.busy} onClick={() => off.run()}>
              {words.push.stop}
            </Button>
          </>
        )}
        {state === 'off' && (
          <>
            <p>{words.push.off}</p>
            <Button wide icon={BellIcon} busy={on.busy || (!channels && isLoading)} onClick={() => on.run()}>
              {words.push.act}
            </Button>
            <MutedText>{words.push.askFirst}</MutedText>
          </>
        )}
        {state !== null && state !== 'on' && state !== 'off' && <Notice>{words.push[state]}</Notice>}
        {channels?.push.stand_in && <MutedText>{words.standIn}</MutedText>}
      </Stack>
    </Fold>
  );
};
