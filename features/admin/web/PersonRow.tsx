import { useState } from 'react';
import type { StaffPerson } from '#features/people/contract-staff.ts';
import { cleanLine } from '#kit/pure/clean-text.ts';
import { useFormat } from '#kit/web/format.ts';
import { PersonName } from '#kit/web/staff/staff-parts.tsx';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { State } from '#kit/web/ui/State.tsx';
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

interface PersonProps {
  readonly person: StaffPerson;
}

/** The one fact about a person that matters most to staff. */
const PersonFact = ({ person: p }: PersonProps) => {
  const { users: words } = useAdminWords();
  const format = useFormat();
  if (p.suspended_at) return <State tone="bad">{words.state}</State>;
  if (!p.verified) return <State tone="watch">{words.unproven}</State>;
  return p.last_sign_in ? words.seen(format.age(Date.parse(p.last_sign_in), Date.now())) : words.never;
};

const PersonSheet = ({
  person: p,
  onAct,
  onClose,
}: PersonProps & { readonly onAct: (act: StaffAction) => void; readonly onClose: () => void }) => {
  const { users: words } = useAdminWords();
  const format = useFormat();
  const day = (at: string): string => format.shortDay(new Date(at));
  return (
    <Sheet title={cleanLine(p.name) || p.email || (p.phone ?? '')} onClose={onClose}>
      <Stack gap="small">
        {p.suspended_at && (
          <Notice tone="warn">
            {words.suspended(`${cleanLine(p.suspended_why ?? '')} (${day(p.suspended_at)})`)}
          </Notice>
        )}
        <p>{[p.email, p.phone].filter(Boolean).join(' · ')}</p>
        <small>
          {[
            words.joined(day(p.joined_at)),
            p.last_sign_in ? words.seen(format.age(Date.parse(p.last_sign_in), Date.now())) : words.never,
            !p.verified && words.unproven,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {staffActionsFor(p).map((act) => (
          <Button key={act} tone="quiet" wide onClick={() => onAct(act)}>
            {words.acts[act]}
          </Button>
        ))}
      </Stack>
    </Sheet>
  );
};

/** A name, a role and one fact; a tap opens what staff can do. */
export const PersonRow = ({ person: p, onDone }: PersonProps & { readonly onDone: () => Promise<void> }) => {
  const { users: words } = useAdminWords();
  const [open, setOpen] = useState<StaffAction | 'person' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <ListItem
        title={<PersonName>{p.name || p.email || (p.phone ?? '')}</PersonName>}
        subtitle={<PersonFact person={p} />}
        trailing={<Badge tone={p.role === 'farmer' ? 'plain' : 'leaf'}>{words.roles[p.role]}</Badge>}
        onClick={() => setOpen('person')}
      />
      {open === 'person' && <PersonSheet person={p} onAct={setOpen} onClose={close} />}
      {open !== null && open !== 'person' && (
        <ActSheet act={open} person={p} onClose={close} onDone={onDone} />
      )}
    </>
  );
};
