import { useCallback, useState } from 'react';
import { findPeople } from '#features/people/contract-staff.ts';
import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { PersonCard } from './PersonCard.tsx';
import { StaffScreen, useAdminWords } from './staff-ui.tsx';

const Users = () => {
  const words = useAdminWords();
  const [typed, setTyped] = useState('');
  const [submittedText, setSubmittedText] = useState('');
  const {
    value: found,
    refusal: failed,
    load,
  } = useLoad(
    useCallback(
      (signal: AbortSignal) => call(findPeople, { query: { q: submittedText } }, { signal }),
      [submittedText],
    ),
  );
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSubmittedText(typed.trim());
        }}
      >
        <Stack gap="small">
          <Field
            label={words.users.find}
            hint={words.users.hint}
            type="search"
            autoCapitalize="none"
            value={typed}
            maxLength={120}
            onChange={setTyped}
          />
          <Button tone="primary" type="submit">
            {words.users.search}
          </Button>
        </Stack>
      </form>
      {failed && (
        <ErrorCard
          what={words.failed}
          action={
            <Button
              tone="quiet"
              onClick={() => {
                void load();
              }}
            >
              {words.retry}
            </Button>
          }
        />
      )}
      {!found && !failed && <Skeleton shapes={['card', 'card']} />}
      {found?.people.length === 0 && <MutedText>{words.users.none}</MutedText>}
      {found?.people.map((person) => (
        <PersonCard key={person.id} person={person} onDone={load} />
      ))}
      {found?.more && <MutedText>{words.users.more}</MutedText>}
    </Stack>
  );
};

/** MSC-03: find a user, grant or revoke the expert role, suspend, restore, send a password mail. */
export const UsersScreen = () => (
  <StaffScreen title={useAdminWords().parts.users}>
    <Users />
  </StaffScreen>
);
