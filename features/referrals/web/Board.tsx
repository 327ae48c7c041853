import { useState } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Insights } from '../contract.ts';
import { BoardForm } from './BoardForm.tsx';
import { useBoard } from './use-board.ts';
import { useReferralWords } from './words.ts';

interface Props {
  readonly places: Insights['leaderboard'];
  readonly me: Insights['me'];
  readonly onChange: () => void;
}

const Ranking = ({ places }: Pick<Props, 'places'>) => {
  const { board: words } = useReferralWords();
  if (places.length === 0) return <MutedText>{words.empty}</MutedText>;
  return (
    <List label={words.title}>
      {places.map((place, i) => (
        <ListItem
          key={i}
          title={
            <>
              <bdi>{`${place.rank_position}. ${place.name}`}</bdi>
              {place.mine && ` (${words.you})`}
            </>
          }
          subtitle={place.county}
          trailing={words.invited(place.invited)}
        />
      ))}
    </List>
  );
};

/** REF-17: opt-in only, under a self-chosen name. */
export const Board = ({ places, me, onChange }: Props) => {
  const { board: words } = useReferralWords();
  const [isOpen, setOpen] = useState(false);
  const board = useBoard(onChange);
  return (
    <Stack>
      <Ranking places={places} />
      {isOpen ? (
        <BoardForm me={me} board={board} onClose={() => setOpen(false)} />
      ) : me ? (
        <Stack gap="small">
          <p>
            {words.shown(me.name, me.county)} {me.rank_position === null && words.noRank}
          </p>
          <Row gap="small">
            <Button tone="quiet" onClick={() => setOpen(true)}>
              {words.change}
            </Button>
            <Button
              tone="plain"
              busy={board.busy}
              onClick={() => {
                void board.set(null);
              }}
            >
              {words.leave}
            </Button>
          </Row>
        </Stack>
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {words.ask}
        </Button>
      )}
    </Stack>
  );
};
