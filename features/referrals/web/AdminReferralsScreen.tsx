import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { CaseQueue } from '#kit/web/staff/CaseQueue.tsx';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { heldReferrals } from '../contract.ts';
import { ReviewCase } from './ReviewCase.tsx';
import { useReferralWords } from './words.ts';

const requestHeld = (signal: AbortSignal) => call(heldReferrals, {}, { signal });

const ReviewQueue = () => {
  const { staff: words, refusals } = useReferralWords();
  const text = useRefusalText(refusals);
  const { value: list, refusal, load } = useLoad(requestHeld);
  return (
    <CaseQueue
      title={words.title}
      count={list?.total}
      cases={
        list?.held.map((held) => ({
          id: held.id,
          title: held.referrer ? held.referrer.name || held.referrer.email : words.gone,
          at: held.created_at,
          kind: words.score(held.fraud_score),
          renderCase: () => <ReviewCase held={held} onDone={load} />,
        })) ?? null
      }
      failed={
        refusal && {
          refusal,
          text: text(refusal),
          retry: () => {
            void load();
          },
        }
      }
    />
  );
};

/** Invitations held for staff review, with the evidence (REF-14). */
export const AdminReferralsScreen = () => (
  <StaffOnly title={useReferralWords().staff.title}>
    <ReviewQueue />
  </StaffOnly>
);
