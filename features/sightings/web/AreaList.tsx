import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { Age } from '#kit/web/ui/Age.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { SpaceBetween, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { ErrorCard } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { useLanguage } from '#kit/web/words.tsx';
import { conditionByKey } from '#knowledge/index.ts';
import { areaSightings } from '../contract.ts';
import { useSightingWords } from './words.ts';

/** Reports in the area by several farmers or an expert; requested from the server and cached with its age. */
export const AreaList = ({ cell }: { readonly cell: string }) => {
  const words = useSightingWords();
  const format = useFormat();
  const { language } = useLanguage();
  const refusalText = useRefusalText(words.refusals);
  const { value, at, refusal, isLoading, reload } = useOnlineCall(`sightings:${cell}`, () =>
    call(areaSightings, { query: { cell } }),
  );
  if (!value && isLoading) return <Skeleton shapes={['card']} />;
  if (!value && refusal)
    return (
      <ErrorCard
        what={words.areaFailed}
        whatToDo={refusalText(refusal)}
        action={
          <Button tone="quiet" onClick={reload}>
            {words.retry}
          </Button>
        }
      />
    );
  if (!value) return null;
  return (
    <Stack gap="small">
      {at !== null && <Age at={at} />}
      {value.sightings.length === 0 && <p>{words.areaNone}</p>}
      <List label={words.area}>
        {value.sightings.map((s, i) => (
          <ListItem
            key={`${s.condition} ${s.crop} ${i}`}
            to={`/conditions/${s.condition}`}
            title={conditionByKey(s.condition)?.name[language] ?? s.condition}
            subtitle={[
              s.farmers !== null && words.farmers(s.farmers),
              s.confirmed && words.byExpert,
              s.here ? words.hereCell : words.nextCell,
              words.last(format.shortDay(s.last_day)),
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </List>
      <SpaceBetween gap="small">
        <MutedText>{words.areaLead}</MutedText>
      </SpaceBetween>
    </Stack>
  );
};
