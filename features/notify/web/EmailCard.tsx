import { useSession } from '#kit/web/session.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { TestButton } from './TestButton.tsx';
import type { Channels } from './use-channels.ts';
import { useNotifyWords } from './words.ts';

export const EmailCard = ({ channels }: { readonly channels: Channels | null }) => {
  const words = useNotifyWords();
  const { session } = useSession();
  const proven = channels?.email.proven ?? session?.emailVerified ?? false;
  return (
    <Card labelledBy="notify-email">
      <Stack gap="small">
        <h2 id="notify-email">{words.email.title}</h2>
        {session && <p>{words.email.to(session.email)}</p>}
        {proven ? <TestButton channel="email" /> : <MutedText>{words.email.unproven}</MutedText>}
        {channels?.email.stand_in && <MutedText>{words.standIn}</MutedText>}
      </Stack>
    </Card>
  );
};
