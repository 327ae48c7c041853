import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useJoinWords } from './words.ts';

/** Explains the reward for inviting farmers, and links to the user's invitation code. */
export const InviteCard = () => {
  const { mine: words } = useJoinWords();
  return (
    <Card labelledBy="account-invite">
      <Stack gap="small">
        <h2 id="account-invite">{words.title}</h2>
        <p>{words.text}</p>
        <div>
          <LinkButton tone="quiet" to="/referrals">
            {words.open}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
};
