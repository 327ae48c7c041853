import { themes, useTheme } from '#kit/web/theme.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { useNotifyWords } from './words.ts';

/** Language and colours: the same two settings as in the top bar, with text labels. */
export const AppearanceCard = () => {
  const { look: words } = useNotifyWords();
  const { language, choose } = useLanguage();
  const theme = useTheme();
  return (
    <Card labelledBy="settings-look">
      <Stack gap="small">
        <h2 id="settings-look">{words.title}</h2>
        <Choice
          label={words.language}
          options={[
            { value: 'en', label: words.languages.en },
            { value: 'sw', label: words.languages.sw },
          ]}
          value={language}
          onChange={choose}
        />
        <Choice
          label={words.theme}
          options={themes.map((value) => ({ value, label: words.themes[value] }))}
          value={theme.theme}
          onChange={theme.choose}
        />
      </Stack>
    </Card>
  );
};
