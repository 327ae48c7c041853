import { useState } from 'react';
import type { CallRefused } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button, LinkButton } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import type { Backup } from './read-file.ts';
import { type PhotosSent, type Restored, sendPhotos, sendRows } from './send-backup.ts';
import { useFarmDataWords } from './words.ts';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, n) => all + n, 0);

const RestoreDone = ({ restored, photos }: { readonly restored: Restored; readonly photos: PhotosSent }) => {
  const { bring: words } = useFarmDataWords();
  const fieldsLeft = restored.leftOut['fields'] ?? 0;
  const known = sum(restored.known);
  const others = Object.keys(restored.leftOut).some(
    (name) => !['fields', 'crops', 'field_events', 'crop_scans'].includes(name),
  );
  return (
    <Notice
      tone="good"
      title={words.done}
      action={
        <LinkButton to="/fields" tone="quiet">
          {words.toFields}
        </LinkButton>
      }
    >
      <p>{words.restored(sum(restored.restored))}</p>
      {known > 0 && <p>{words.knownRows(known)}</p>}
      {fieldsLeft > 0 && <p>{words.fieldsLeft(fieldsLeft)}</p>}
      {others && <p>{words.othersLeft}</p>}
      {photos.missing > 0 && <p>{words.photosLeft(photos.missing)}</p>}
      {photos.failed > 0 && <p>{words.photosFailed(photos.failed)}</p>}
    </Notice>
  );
};

type State =
  | { readonly step: 'ask' | 'rows' }
  | { readonly step: 'photos'; readonly done: number; readonly of: number }
  | { readonly step: 'refused'; readonly refused: CallRefused }
  | { readonly step: 'done'; readonly restored: Restored; readonly photos: PhotosSent };

/** A copy made by this app: its content, and what importing it will and will not do. */
export const BackupFound = ({ backup }: { readonly backup: Backup }) => {
  const { bring: words, take, refusals } = useFarmDataWords();
  const format = useFormat();
  const refusalText = useRefusalText(refusals);
  const store = useStore();
  const { online } = useSyncStatus();
  const [state, setState] = useState<State>({ step: 'ask' });
  const { fields, checks, entries, photos } = backup.counts;
  const restoreBackup = async (): Promise<void> => {
    setState({ step: 'rows' });
    const answer = await sendRows(backup);
    if (!answer.ok) return setState({ step: 'refused', refused: answer });
    store.sendNow();
    const { photos: wanted } = answer.value;
    const sent = await sendPhotos(backup, wanted, (done) =>
      setState({ step: 'photos', done, of: wanted.length }),
    );
    setState({ step: 'done', restored: answer.value, photos: sent });
  };
  if (state.step === 'done') return <RestoreDone restored={state.restored} photos={state.photos} />;
  return (
    <Card>
      <Stack>
        <p>
          <strong>{words.backup}</strong> {backup.madeOn && words.backupFrom(format.shortDay(backup.madeOn))}
        </p>
        <p>
          {words.backupRows(take.fields(fields), take.checks(checks), take.entries(entries))}{' '}
          {photos > 0 && words.backupPhotos(photos)}
        </p>
        <p>{words.backupKeeps}</p>
        {!online && <Notice>{words.offline}</Notice>}
        {state.step === 'refused' && <Notice tone="bad">{refusalText(state.refused)}</Notice>}
        {state.step === 'rows' && <Progress label={words.restoring} />}
        {state.step === 'photos' && (
          <Progress label={words.sendingPhotos} done={state.done} total={state.of} />
        )}
        {(state.step === 'ask' || state.step === 'refused') && (
          <Button
            wide
            disabled={!online}
            onClick={() => {
              void restoreBackup();
            }}
          >
            {words.restore}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
