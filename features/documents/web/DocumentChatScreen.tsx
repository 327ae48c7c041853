import { useLayoutEffect } from 'react';
import { Redirect } from 'wouter';
import { useSubscriptionContext } from '#kit/web/subscription.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import { DocumentChat } from './DocumentChat.tsx';
import { useDocumentWords } from './words.ts';

/** Tells a Free user that this needs Pro, then redirects to the upgrade page (DOC-06). */
const ToUpgrade = () => {
  const words = useDocumentWords();
  // Redirecting to /upgrade unmounts this screen before a normal effect would run.
  useLayoutEffect(() => {
    showToast(words.proOnly);
  }, [words]);
  return <Redirect to={upgradePath('/document-chat')} replace />;
};

/** Shows a skeleton while the plan is unknown. The server checks the plan again on each question to a model. */
export const DocumentChatScreen = () => {
  const words = useDocumentWords();
  const { plan } = useSubscriptionContext();
  if (plan !== null && plan !== 'pro') return <ToUpgrade />;
  return (
    <Screen title={words.title} back="/more">
      {plan === 'pro' ? <DocumentChat /> : <Skeleton shapes={['title', 'line', 'card']} />}
    </Screen>
  );
};
