import { LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { PeopleIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useWords } from '#kit/web/words.tsx';
import { communityCardEn } from '../../words.card.en.ts';
import { communityCardSw } from '../../words.card.sw.ts';

/** Shown below a leaf check: links to people who may have had the same problem. */
export const JoinCard = () => {
  const { join: words } = useWords({ en: communityCardEn, sw: communityCardSw });
  return (
    <Card labelledBy="join">
      <Stack gap="small">
        <h2 id="join">{words.title}</h2>
        <p>{words.text}</p>
        <LinkButton tone="quiet" icon={PeopleIcon} to="/community">
          {words.act}
        </LinkButton>
      </Stack>
    </Card>
  );
};
