import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { DownloadIcon } from '#kit/web/ui/icons.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { DownloadItem } from './DownloadItem.tsx';
import { useCopies } from './use-copies.ts';
import { useFarmDataWords } from './words.ts';

/** A copy too large for one open request: made on the server first, then downloaded as a stored file. */
export const LargeCopy = ({ photos, bytes }: { readonly photos: number; readonly bytes: number }) => {
  const { take: words, refusals } = useFarmDataWords();
  const format = useFormat();
  const refusalText = useRefusalText(refusals);
  const { copy, open, refusal, begin } = useCopies();
  const start = useExclusiveAction(() => begin(true));
  if (copy && open) return <Progress label={words.making} done={copy.percent} total={100} unit="percent" />;
  const ready = copy?.state === 'ready' ? copy : null;
  const until = ready && new Date(ready.expires_at);
  return (
    <>
      {copy?.state === 'failed' && <Notice tone="warn">{words.makeFailed}</Notice>}
      {refusal && <Notice tone="warn">{refusalText(refusal)}</Notice>}
      <List>
        {ready && until && (
          <DownloadItem
            href={`/api/data/copies/${ready.id}`}
            name={`mavuno-photos-${dayInNairobi(new Date(ready.asked_at))}.zip`}
            title={words.copyReady}
            detail={words.readyUnder(format.bytes(ready.bytes ?? 0), format.shortDay(until))}
          />
        )}
        <ListItem
          icon={DownloadIcon}
          title={ready ? words.makeAnew : words.photos}
          subtitle={words.makeUnder(photos, format.bytes(bytes))}
          onClick={() => start.run()}
        />
      </List>
    </>
  );
};
