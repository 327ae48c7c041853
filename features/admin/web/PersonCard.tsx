import { useState } from 'react';
import type { StaffPerson } from '#features/people/contract-staff.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { SpaceBetween, Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { useAdminWords } from './staff-ui.tsx';
import { ActSheet, type StaffAction } from './StaffActionSheet.tsx';

/** The actions for this account; administrators cannot be suspended. */
const staffActionsFor = ({
  role,
  verified,
  suspended_at: suspended,
}: StaffPerson): readonly StaffAction[] => [
  ...(role === 'farmer' && verified ? ['expert' as const] : role === 'expert' ? ['farmer' as const] : []),
  'reset',
  ...(role === 'admin' ? [] : [suspended ? ('restore' as const) : ('suspend' as const)]),
];

export const PersonCard = ({
  person: p,
  onDone,
}: {
  readonly person: StaffPerson;
  readonly onDone: () => Promise<void>;
}) => {
  const { users: words } = useAdminWords();
  const format = useFormat();
  const [act, setAct] = useState<StaffAction | null>(null);
  const day = (at: string): string => format.shortDay(new Date(at));
  return (
    <Card tone={p.suspended_at ? 'maize' : 'plain'}>
      <Stack gap="small">
        <SpaceBetween>
          <h3>{p.name || p.email}</h3>
          <Badge tone={p.role === 'farmer' ? 'plain' : 'leaf'}>{words.roles[p.role]}</Badge>
        </SpaceBetween>
        <p>{[p.name && p.email, p.phone, !p.verified && words.unproven].filter(Boolean).join(' · ')}</p>
        <MutedText>
          {words.joined(day(p.joined_at))} · {p.last_sign_in ? words.seen(day(p.last_sign_in)) : words.never}
        </MutedText>
        {p.suspended_at && (
          <Notice tone="warn">{words.suspended(`${p.suspended_why ?? ''} (${day(p.suspended_at)})`)}</Notice>
        )}
        <Row gap="small">
          {staffActionsFor(p).map((one) => (
            <Button key={one} tone="quiet" onClick={() => setAct(one)}>
              {words.acts[one]}
            </Button>
          ))}
        </Row>
      </Stack>
      {act && <ActSheet act={act} person={p} onClose={() => setAct(null)} onDone={onDone} />}
    </Card>
  );
};
