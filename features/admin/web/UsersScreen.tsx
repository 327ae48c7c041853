import { useCallback, useState } from 'react';
import { findPeople } from '#features/people/contract-staff.ts';
import { call } from '#kit/web/call.ts';
import { useLoad } from '#kit/web/hooks/use-load.ts';
import { StaffOnly } from '#kit/web/staff/staff-parts.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useAdminWords } from './staff-ui.tsx';

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
        <Field
          label={words.users.find}
          isLabelHidden
          type="search"
          autoCapitalize="none"
          value={typed}
          maxLength={120}
          onChange={setTyped}
          inside={
            <Button tone="plain" type="submit">
              {words.users.search}
            </Button>
          }
        />
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
      {found && found.people.length > 0 && (
        <List label={words.parts.users}>
          {found.people.map((person) => (
            <PersonRow key={person.id} person={person} onDone={load} />
          ))}
        </List>
      )}
      {found?.more && <MutedText>{words.users.more}</MutedText>}
    </Stack>
  );
};

/** MSC-03: find a user, grant or revoke the expert role, suspend, restore, send a password mail. */
export const UsersScreen = () => {
  const title = useAdminWords().parts.users;
  return (
    <StaffOnly title={title}>
      <Screen title={title} back="/more">
        <Users />
      </Screen>
    </StaffOnly>
  );
};
