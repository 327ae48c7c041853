import { useState } from 'react';
import { restore, sendReset, type StaffPerson, suspend } from '#features/people/contract-staff.ts';
import { grantRole } from '#features/people/contract.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { cleanLine } from '#kit/pure/clean-text.ts';
import { call, type CallResult } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { useWords } from '#kit/web/words.tsx';
import { useAdminWords } from './staff-ui.tsx';

export type StaffAction = 'expert' | 'farmer' | 'suspend' | 'restore' | 'reset';

const MIN_REASON_CHARACTERS = 3;
const operations = { suspend, restore, reset: sendReset } as const;

const performStaffAction = (
  act: StaffAction,
  { id, email }: StaffPerson,
  why: string,
): Promise<CallResult<unknown>> =>
  act === 'expert' || act === 'farmer'
    ? call(grantRole, { body: { email, role: act, why } })
    : call(operations[act], { params: { id }, body: { why } });

interface Props {
  readonly act: StaffAction;
  readonly person: StaffPerson;
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** One staff action on one account, with its reason. */
export const ActSheet = ({ act, person, onClose, onDone }: Props) => {
  const { users: words } = useAdminWords();
  const text = useRefusalText(useWords({ en: peopleEn, sw: peopleSw }).refusals);
  const [why, setWhy] = useState('');
  const [shown, setShown] = useState(false);
  const isMissing = why.trim().length < MIN_REASON_CHARACTERS;
  const run = useExclusiveAction(async () => {
    setShown(true);
    if (isMissing) return;
    const answer = await performStaffAction(act, person, why.trim());
    showToast(answer.ok ? words.done : text(answer), { tone: answer.ok ? 'good' : 'bad' });
    if (!answer.ok) return;
    onClose();
    await onDone();
  });
  return (
    <Sheet
      title={words.ask[act](cleanLine(person.name) || person.email || (person.phone ?? ''))}
      onClose={onClose}
    >
      <Stack>
        <p>{words.about[act]}</p>
        <TextArea
          label={words.why}
          hint={words.whyHint}
          rows={2}
          maxLength={300}
          value={why}
          onChange={setWhy}
          error={shown && isMissing ? words.whyMissing : null}
        />
        <Button
          tone={act === 'suspend' ? 'danger' : 'primary'}
          wide
          busy={run.busy}
          onClick={() => run.run()}
        >
          {words.acts[act]}
        </Button>
      </Stack>
    </Sheet>
  );
};
