import { PeopleIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { useWords } from '#kit/web/words.tsx';
import { communityCardEn } from '../../words.card.en.ts';
import { communityCardSw } from '../../words.card.sw.ts';

/** Shown below a leaf check: links to people who may have had the same problem. */
export const JoinCard = () => {
  const { join: words } = useWords({ en: communityCardEn, sw: communityCardSw });
  return (
    <List>
      <ListItem icon={PeopleIcon} to="/community" title={words.act} subtitle={words.title} />
    </List>
  );
};
