import { useFormat } from '#kit/web/format.ts';
import { useRows } from '#kit/web/store/hooks.ts';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Screen } from '#kit/web/ui/Screen.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { organicAction } from '#knowledge/organic/index.ts';
import type { DoneAction } from './projections.ts';
import { TodayCard } from './TodayCard.tsx';
import { useOrganicWords } from './words.ts';

const MAX_SHOWN = 30;

/** The action of the day, and earlier completed actions. */
export const OrganicScreen = () => {
  const words = useOrganicWords();
  const { language } = useLanguage();
  const { shortDay, number } = useFormat();
  const rows = useRows<DoneAction>('organic_action');
  const done = rows.filter((row) => row.completed).sort((a, b) => (a.id < b.id ? 1 : -1));
  return (
    <Screen title={words.screen} back="/more">
      <Stack>
        <TodayCard isOpen />
        <section aria-labelledby="organic-done">
          <Stack gap="small">
            <h2 id="organic-done">{words.doneTitle}</h2>
            {done.length === 0 ? (
              <MutedText>{words.doneNone}</MutedText>
            ) : (
              <>
                <MutedText>
                  {words.total(number(done.reduce((sum, row) => sum + row.organic_score_points, 0)))}
                </MutedText>
                <List>
                  {done.slice(0, MAX_SHOWN).map((row) => (
                    <ListItem
                      key={row.id}
                      title={organicAction(row.action)?.about[language] ?? words.doneOther}
                      subtitle={shortDay(row.id)}
                    />
                  ))}
                </List>
              </>
            )}
          </Stack>
        </section>
      </Stack>
    </Screen>
  );
};
