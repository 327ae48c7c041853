// @cache later

import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { signOut } from '../contract.ts';
import { signOutDialogEn } from '../words.leaving.en.ts';
import { signOutDialogSw } from '../words.leaving.sw.ts';
import { draft } from './draft.ts';
import { usePeopleWords } from './use-sign-in.ts';

interface Props {
  readonly onClose: () => void;
}

/** Ends the session on the server; the app then clears the phone (`apps/web/session/switch-user.ts`). */
const useSignOut = () => {
  const { notAuthenticated, refusals } = usePeopleWords();
  const words = useWords({ en: signOutDialogEn, sw: signOutDialogSw });
  const { session, setSession } = useSession();
  const store = useStore();
  const [, navigate] = useLocation();
  const refusalText = useRefusalText(refusals);
  return async ({ discard }: { readonly discard: boolean }): Promise<void> => {
    if (!session) return void showToast(notAuthenticated, { tone: 'bad' });
    const answer = await call(signOut, {});
    if (!answer.ok) return void showToast(`${words.failed}. ${refusalText(answer)}`, { tone: 'bad' });
    if (discard && !(await store.discardUnsent()).ok) showToast(words.discardFailed, { tone: 'bad' });
    Object.assign(draft, { email: '', phone: '', signedOut: true });
    setSession(null);
    navigate('/auth', { replace: true });
  };
};

/** Commands and photos that the server refused. A photo can be refused although its command was applied. */
const useRefusedCount = (): number => {
  const store = useStore();
  const photos = useSyncExternalStore(store.subscribe, () => store.snapshot().photos);
  return useSyncStatus().refused + photos.filter((photo) => photo.state === 'refused').length;
};

export const SignOutSheet = ({ onClose }: Props) => {
  const words = useWords({ en: signOutDialogEn, sw: signOutDialogSw });
  const { waiting, photosWaiting } = useSyncStatus();
  const refused = useRefusedCount();
  const leave = useSignOut();
  // Photos are sent after their command, so they are counted only when no command waits.
  if ((waiting || refused || photosWaiting) === 0) {
    return (
      <Confirm
        title={words.title}
        confirmLabel={words.signOut}
        tone="primary"
        onConfirm={() => leave({ discard: false })}
        onClose={onClose}
      >
        <Stack>
          <p>{words.sent}</p>
          <p>{words.removed}</p>
        </Stack>
      </Confirm>
    );
  }
  return <UnsentSheet waiting={waiting || photosWaiting} refused={refused} leave={leave} onClose={onClose} />;
};

interface UnsentProps extends Props {
  readonly waiting: number;
  readonly refused: number;
  readonly leave: ReturnType<typeof useSignOut>;
}

/**
 * Shown while commands or photos are unsent. The user can stay and send them, sign out and keep them on this
 * phone until the next sign-in, or discard them.
 */
const UnsentSheet = ({ waiting, refused, leave, onClose }: UnsentProps) => {
  const words = useWords({ en: signOutDialogEn, sw: signOutDialogSw });
  const store = useStore();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const count = waiting + refused;
  const stayAndSend = (): void => {
    store.sendNow();
    onClose();
    navigate('/outbox');
  };
  const signOutKeepingUnsent = async (): Promise<void> => {
    setBusy(true);
    try {
      await leave({ discard: false });
    } finally {
      setBusy(false);
    }
    onClose();
  };
  if (discarding) {
    return (
      <Confirm
        title={words.discardTitle(count)}
        confirmLabel={words.discard}
        onConfirm={() => leave({ discard: true })}
        onClose={onClose}
      >
        <p>{words.discardText(count)}</p>
      </Confirm>
    );
  }
  return (
    <Sheet title={words.title} onClose={onClose} role="alertdialog">
      <Stack>
        {waiting > 0 && <p>{words.waiting(waiting)}</p>}
        {refused > 0 && <p>{words.refused(refused)}</p>}
        <p>{words.removed}</p>
        <Button wide onClick={stayAndSend}>
          {waiting > 0 ? words.sendFirst : words.decideFirst}
        </Button>
        <Button
          tone="quiet"
          wide
          busy={busy}
          onClick={() => {
            void signOutKeepingUnsent();
          }}
        >
          {words.signOut}
        </Button>
        <Button tone="danger" wide disabled={busy} onClick={() => setDiscarding(true)}>
          {words.discard}
        </Button>
      </Stack>
    </Sheet>
  );
};
