import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { decideReferral, type HeldReferral } from '../contract.ts';
import { RefuseSheet } from './RefuseSheet.tsx';
import { useReferralWords } from './words.ts';

const Person = ({ label, person }: { readonly label: string; readonly person: HeldReferral['referrer'] }) => {
  const { staff: words } = useReferralWords();
  const format = useFormat();
  return (
    <p>
      <strong>{label}:</strong>{' '}
      {person ? (
        <>
          <bdi>{person.name || person.email}</bdi> ({person.email}),{' '}
          {words.since(format.shortDay(new Date(person.created_at)))},{' '}
          {person.verified ? words.verified : words.unverified}
        </>
      ) : (
        words.gone
      )}
    </p>
  );
};

export const ReviewItem = ({
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
    <Card>
      <Stack gap="small">
        <Person label={words.inviter} person={held.referrer} />
        <MutedText>{words.brought(held.brought)}</MutedText>
        <Person label={words.comer} person={held.referred} />
        <MutedText>{held.active ? words.active : words.idle}</MutedText>
        <ul>
          {held.reasons.map((reason) => (
            <li key={reason}>{reasons[reason]}</li>
          ))}
        </ul>
        <MutedText>{words.score(held.fraud_score)}</MutedText>
        <Row gap="small">
          <Button tone="quiet" busy={pass.busy} onClick={() => pass.run()}>
            {words.pass}
          </Button>
          <Button tone="danger" onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        </Row>
      </Stack>
      {isRefusing && (
        <RefuseSheet onRefuse={(note) => decide(false, note)} onClose={() => setRefusing(false)} />
      )}
    </Card>
  );
};
