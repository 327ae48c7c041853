import { FieldIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { BinIcon, DocumentIcon } from '#kit/web/ui/more-icons.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { DownloadCopy } from './DownloadCopy.tsx';
import { PhoneCopy } from './PhoneCopy.tsx';
import { useFarmDataWords } from './words.ts';

/** The farmer's own data: export, import, statements and deletion (SET-11). */
export const DataScreen = () => {
  const words = useFarmDataWords();
  const { links } = words;
  const { language } = useLanguage();
  return (
    <Screen title={words.title} back="/more">
      <Stack gap="large">
        <p>{words.intro}</p>
        <List>
          <ListItem
            icon={DocumentIcon}
            title={links.statement}
            subtitle={links.statementUnder}
            to="/settings/data/statement"
          />
          <ListItem
            icon={FieldIcon}
            tone="soil"
            title={links.bring}
            subtitle={links.bringUnder}
            to="/settings/data/import"
          />
        </List>
        <Stack gap="small">
          <h2>{words.take.title}</h2>
          <DownloadCopy />
        </Stack>
        <PhoneCopy />
        <List>
          <ListItem
            icon={BinIcon}
            tone="clay"
            title={links.remove}
            subtitle={links.removeUnder}
            to="/settings/data/delete"
          />
          <ListItem icon={DocumentIcon} title={links.privacy} href={`/privacy-policy.html#${language}`} />
          <ListItem icon={DocumentIcon} title={links.terms} href={`/terms-of-service.html#${language}`} />
        </List>
      </Stack>
    </Screen>
  );
};
