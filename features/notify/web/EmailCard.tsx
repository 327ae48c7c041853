import { useSession } from '#kit/web/session.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { TestButton } from './TestButton.tsx';
import type { Channels } from './use-channels.ts';
import { useNotifyWords } from './words.ts';

export const EmailCard = ({ channels }: { readonly channels: Channels | null }) => {
  const words = useNotifyWords();
  const { session } = useSession();
  const proven = channels?.email.proven ?? session?.emailVerified ?? false;
  if (session?.email === '') return null;
  return (
    <Fold
      id="notify-email"
      icon={SendIcon}
      tone="sky"
      title={words.email.title}
      fact={session && words.email.to(session.email)}
    >
      <Stack gap="small">
        {proven ? <TestButton channel="email" /> : <MutedText>{words.email.unproven}</MutedText>}
        {channels?.email.stand_in && <MutedText>{words.standIn}</MutedText>}
      </Stack>
    </Fold>
  );
};
