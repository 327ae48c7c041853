import { useState } from 'react';
import type { Field } from '#features/fields/domain/field.ts';
import { FieldChoice } from '#features/fields/web/FieldChoice.tsx';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRow, useRows, useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { BellIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { FOLLOW_ROW_ID, followArea } from '../contract.ts';
import type { Follow } from './projections.ts';
import { cellNear } from './use-cell.ts';
import { useSightingWords } from './words.ts';

const CURRENT_POSITION = 'here';

/** Off by default; the place is one of the farmer's fields or the phone's position, rounded here. */
export const FollowCard = () => {
  const words = useSightingWords();
  const refusalText = useRefusalText(words.refusals);
  const store = useStore();
  const follow = useRow<Follow>('sighting_follow', FOLLOW_ROW_ID);
  const fields = useRows<Field>('field').filter((f) => !f.location_unconfirmed);
  const [from, setFrom] = useState(fields[0]?.id ?? CURRENT_POSITION);
  const [choosing, setChoosing] = useState(false);

  const send = async (cell: string, active: boolean): Promise<void> => {
    const result = await store.send(followArea, { cell, active });
    showToast(result.ok ? (active ? words.following : words.notFollowing) : refusalText(result), {
      tone: result.ok ? 'good' : 'bad',
    });
  };
  const start = useExclusiveAction(async () => {
    const cell = await cellNear(fields.find((f) => f.id === from));
    if (!cell) {
      showToast(words.placeFailed, { tone: 'bad' });
      return;
    }
    await send(cell, true);
    setChoosing(false);
  });

  if (follow?.active && !choosing) {
    return (
      <Card>
        <Stack gap="small">
          <p>{words.following}</p>
          <Row gap="small">
            <Button tone="quiet" onClick={() => setChoosing(true)}>
              {words.change}
            </Button>
            <Button
              tone="plain"
              onClick={() => {
                void send(follow.cell, false);
              }}
            >
              {words.stop}
            </Button>
          </Row>
        </Stack>
      </Card>
    );
  }
  return (
    <Card tone="leaf">
      <Stack gap="small">
        <h2>{words.follow}</h2>
        <MutedText>{words.followText}</MutedText>
        {fields.length > 0 && (
          <FieldChoice
            label={words.place}
            fields={fields}
            value={from}
            onChange={setFrom}
            after={[{ value: CURRENT_POSITION, label: words.here }]}
          />
        )}
        <Button wide icon={BellIcon} busy={start.busy} onClick={() => start.run()}>
          {words.start}
        </Button>
      </Stack>
    </Card>
  );
};
