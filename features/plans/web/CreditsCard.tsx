import { useFormat } from '#kit/web/format.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { creditActions } from '../domain/credits.ts';
import { usePlan } from './use-plan.ts';
import { usePlanWords } from './words.ts';

/** Remaining credits, and the price of each action (PAY-03). */
export const CreditsCard = () => {
  const { credits: words } = usePlanWords();
  const format = useFormat();
  const credits = usePlan().value?.credits;
  if (!credits) return null;
  return (
    <Card labelledBy="credits">
      <Stack gap="small">
        <h2 id="credits">{words.title}</h2>
        <strong>{words.left(credits.left)}</strong>
        <MutedText>{words.renews(credits.monthly, format.shortDay(new Date(credits.renewsAt)))}</MutedText>
        <List>
          {creditActions.map((act) => (
            <ListItem
              key={act}
              title={words.costs[act]}
              trailing={<span>{words.each(credits.costs[act] ?? 0)}</span>}
            />
          ))}
        </List>
        <MutedText>{words.only}</MutedText>
        <MutedText>{words.free}</MutedText>
      </Stack>
    </Card>
  );
};
