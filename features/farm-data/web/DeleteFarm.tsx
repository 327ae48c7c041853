import { useState } from 'react';
import { call } from '#kit/web/call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { BinIcon } from '#kit/web/ui/more-icons.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { deleteData } from '../contract.ts';
import { deletable, type Deletable } from '../domain/deletion.ts';
import { useFarmDataWords } from './words.ts';

export const DeleteFarm = ({
  enabled,
  onDone,
}: {
  readonly enabled: boolean;
  readonly onDone: () => void;
}) => {
  const { remove: words, refusals } = useFarmDataWords();
  const store = useStore();
  const refusalText = useRefusalText(refusals);
  const [what, setWhat] = useState<Deletable | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = async (): Promise<void> => {
    if (!what) return;
    const answer = await call(deleteData, { body: { what } }, { timeoutMs: 60_000 });
    if (!answer.ok) return void showToast(`${words.failed} ${refusalText(answer)}`, { tone: 'bad' });
    // The next sync removes the deleted rows from this phone.
    store.sendNow();
    setWhat(null);
    onDone();
  };
  return (
    <Card labelledBy="delete-farm">
      <Stack>
        <h2 id="delete-farm">{words.farmTitle}</h2>
        <Choice
          label={words.what}
          value={what}
          onChange={setWhat}
          options={deletable.map((value) => ({ value, label: words[value] }))}
        />
        <Button
          tone="danger"
          icon={BinIcon}
          disabled={!what || !enabled}
          onClick={() => setIsConfirming(true)}
        >
          {words.act}
        </Button>
      </Stack>
      {isConfirming && what && (
        <Confirm
          title={what === 'farm' ? words.farmAsk : words.scansAsk}
          confirmLabel={words.act}
          onConfirm={remove}
          onClose={() => setIsConfirming(false)}
        >
          <p>{what === 'farm' ? words.farmText : words.scansText}</p>
        </Confirm>
      )}
    </Card>
  );
};
