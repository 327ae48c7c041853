import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { verifyPayments } from '../../contract.ts';
import { usePaymentText, usePaymentWords } from '../words.ts';

/**
 * Answers what a support agent would look up: is it paid, and if so, why is Pro not active (PAY-38 to
 * PAY-42).
 */
const CODES_WITH_TEXT = new Set([
  'payments.nothing_found',
  'payments.held',
  'payments.provider_away',
  'network.unreachable',
  'request.too_many',
]);

/** Checks whether a payment was received and, if so, why Pro is not active (PAY-38 to PAY-42). */
export const VerifyCard = ({ onChanged }: { readonly onChanged: () => void }) => {
  const { subscription: words } = usePaymentWords();
  const text = usePaymentText();
  const { session, refresh } = useSession();
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string } | null>(null);
  const verify = useExclusiveAction(async () => {
    setRefused(null);
    if (!session?.email && !session?.phone) {
      setRefused({ code: 'session.missing', text: words.signIn });
      return;
    }
    const answer = await call(verifyPayments, {}, { timeoutMs: 40_000 });
    if (!answer.ok) {
      setRefused({
        code: answer.code,
        text: CODES_WITH_TEXT.has(answer.code) ? text(answer) : words.verifyFailed,
      });
      return;
    }
    showToast(answer.value.found === 'active' ? words.active : words.restored, { tone: 'good' });
    await refresh();
    onChanged();
  });
  return (
    <Card labelledBy="verify">
      <Stack gap="small">
        <h2 id="verify">{words.trouble}</h2>
        <p>{words.troubleText}</p>
        {refused && (
          <Notice
            tone="warn"
            action={
              refused.code === 'payments.nothing_found' && (
                <LinkButton tone="quiet" to="/upgrade">
                  {words.upgrade}
                </LinkButton>
              )
            }
          >
            {refused.text}
          </Notice>
        )}
        <Button tone="quiet" wide busy={verify.busy} onClick={() => verify.run()}>
          {verify.busy ? words.verifying : words.verify}
        </Button>
      </Stack>
    </Card>
  );
};
