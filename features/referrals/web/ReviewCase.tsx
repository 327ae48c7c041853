import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { PersonName, Why } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { decideReferral, type HeldReferral } from '../contract.ts';
import { RefuseSheet } from './RefuseSheet.tsx';
import { useReferralWords } from './words.ts';

const Person = ({ label, person }: { readonly label: string; readonly person: HeldReferral['referrer'] }) => {
  const { staff: words } = useReferralWords();
  const format = useFormat();
  return (
    <div>
      <small>{label}</small>
      <p>
        <strong>{person ? <PersonName>{person.name || person.email}</PersonName> : words.gone}</strong>
      </p>
      {person && (
        <small>
          {[
            person.email,
            words.since(format.shortDay(new Date(person.created_at))),
            person.verified ? words.verified : words.unverified,
          ].join(' · ')}
        </small>
      )}
    </div>
  );
};

export const ReviewCase = ({
  held,
  onDone,
}: {
  readonly held: HeldReferral;
  readonly onDone: () => Promise<void>;
}) => {
  const { staff: words, reasons, refusals } = useReferralWords();
  const text = useRefusalText(refusals);
  const [isRefusing, setRefusing] = useState(false);
  const decide = async (approve: boolean, note: string): Promise<boolean> => {
    const answer = await call(decideReferral, { params: { id: held.id }, body: { approve, note } });
    showToast(answer.ok ? (approve ? words.passed : words.refused) : text(answer), {
      tone: answer.ok ? 'good' : 'bad',
    });
    if (answer.ok || answer.code === 'referrals.decided') await onDone();
    return answer.ok;
  };
  const pass = useExclusiveAction(async () => {
    await decide(true, '');
  });
  return (
    <>
      <Person label={`${words.inviter}, ${words.brought(held.brought)}`} person={held.referrer} />
      <Person label={`${words.comer}, ${held.active ? words.active : words.idle}`} person={held.referred} />
      <Why>
        <strong>{words.score(held.fraud_score)}</strong>
        <ul>
          {held.reasons.map((reason) => (
            <li key={reason}>{reasons[reason]}</li>
          ))}
        </ul>
      </Why>
      <small>{words.how}</small>
      <Row gap="small">
        <Button busy={pass.busy} onClick={() => pass.run()}>
          {words.pass}
        </Button>
        <Button tone="quiet" onClick={() => setRefusing(true)}>
          {words.refuse}
        </Button>
      </Row>
      {isRefusing && (
        <RefuseSheet onRefuse={(note) => decide(false, note)} onClose={() => setRefusing(false)} />
      )}
    </>
  );
};
