import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Insights } from '../contract.ts';
import { useReferralWords } from './words.ts';

/** REF-09 */
export const Channels = ({ channels }: { readonly channels: Insights['channels'] }) => {
  const { channels: words, analytics } = useReferralWords();
  if (channels.length === 0) return <MutedText>{words.empty}</MutedText>;
  return (
    <Stack gap="small">
      <List label={analytics.tabs.channels}>
        {channels.map(({ platform, shares, clicks, joins }) => (
          <ListItem
            key={platform}
            title={words.names[platform]}
            subtitle={shares > 0 ? words.shares(shares) : undefined}
            trailing={words.line(clicks, joins)}
          />
        ))}
      </List>
      <MutedText>{words.note}</MutedText>
    </Stack>
  );
};
