import { useState } from 'react';
import { CountySelect } from '#features/fields/web/field/CountySelect.tsx';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { useSession } from '#kit/web/session.tsx';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Field } from '#kit/web/ui/Field.tsx';
import { Row, MutedText, Stack } from '#kit/web/ui/layout.tsx';
import type { Insights } from '../contract.ts';
import { boardEntry } from '../domain/board.ts';
import type { BoardActions } from './use-board.ts';
import { useReferralWords } from './words.ts';

interface Props {
  readonly me: Insights['me'];
  readonly board: BoardActions;
  readonly onClose: () => void;
}

export const BoardForm = ({ me, board, onClose }: Props) => {
  const { board: words, refusals } = useReferralWords();
  const { session } = useSession();
  const start = () => ({ name: me?.name ?? session?.name ?? '', county: me?.county ?? '' });
  const { value, update, forget } = useDraftForm(
    'referral-board',
    (saved) => (saved ? restrictToShape(start(), saved) : null),
    start,
  );
  const [wasTried, setTried] = useState(false);
  const shownName = boardEntry(value.name, value.county);
  const problem = wasTried && !shownName.ok ? shownName.code : null;
  const save = async (): Promise<void> => {
    setTried(true);
    if (shownName.ok && (await board.set(shownName.value))) {
      forget();
      onClose();
    }
  };
  return (
    <Card>
      <Stack>
        <MutedText>{words.what}</MutedText>
        <Field
          label={words.name}
          value={value.name}
          maxLength={80}
          autoComplete="off"
          onChange={(name) => update((now) => ({ ...now, name }))}
          error={problem === 'referrals.name_wrong' ? refusals[problem] : null}
        />
        <CountySelect
          label={words.county}
          value={value.county}
          onChange={(county) => update((now) => ({ ...now, county }))}
          error={problem === 'referrals.county_unknown' ? refusals[problem] : undefined}
        />
        <Row gap="small">
          <Button
            busy={board.busy}
            onClick={() => {
              void save();
            }}
          >
            {words.show}
          </Button>
          <Button tone="plain" onClick={onClose}>
            {words.cancel}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
