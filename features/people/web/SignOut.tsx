import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '#kit/web/call.ts';
import { forgetPlaces } from '#kit/web/place/forget-places.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { SignOutIcon } from '#kit/web/ui/icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { signOut } from '../contract.ts';
import { draft } from './draft.ts';
import { usePeopleWords } from './entrance.ts';

/** Signs out here and on the server. What waits in the outbox stays, under the name of who did it. */
export const SignOut = () => {
  const words = usePeopleWords();
  const { session, changed } = useSession();
  const { waiting, sending } = useSyncStatus();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const sentence = useRefusalText(words.refusals);

  const leave = async (): Promise<void> => {
    if (!session) return void showToast(words.notAuthenticated, { tone: 'bad' });
    const answer = await call(signOut, {});
    if (!answer.ok) return void showToast(`${words.signOut.failed}. ${sentence(answer)}`, { tone: 'bad' });
    draft.signedOut = true;
    forgetPlaces();
    changed(null);
    navigate('/auth', { replace: true });
  };
  const unsent = waiting + sending;

  return (
    <>
      <Button tone="quiet" icon={SignOutIcon} wide onClick={() => setAsking(true)}>{words.signOut.act}</Button>
      {asking && (
        <Confirm title={words.signOut.title} act={words.signOut.act} tone="primary" onConfirm={leave} onClose={() => setAsking(false)}>
          <p>{unsent > 0 ? words.signOut.waiting(unsent) : words.signOut.none}</p>
        </Confirm>
      )}
    </>
  );
};
