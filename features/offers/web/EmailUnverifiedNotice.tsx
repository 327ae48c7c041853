import { isProven, useSession } from '#kit/web/session.tsx';
import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useOfferWords } from './words.ts';

/** Says that trading needs a confirmed e-mail address. Renders nothing once it is confirmed. */
export const EmailUnverifiedNotice = () => {
  const { form: words } = useOfferWords();
  const { session } = useSession();
  if (!session || isProven(session)) return null;
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton tone="quiet" to="/settings/account">
          {words.verifyLink}
        </LinkButton>
      }
    >
      {words.verify}
    </Notice>
  );
};
