import { dayInNairobi } from '#kit/pure/days.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { useOnlineCall } from '#kit/web/online-call.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useSession } from '#kit/web/session.tsx';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { List } from '#kit/web/ui/List.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Skeleton } from '#kit/web/ui/Skeleton.tsx';
import { readSize } from '../contract.ts';
import { LARGE_BYTES } from '../domain/background-export.ts';
import { DownloadItem } from './DownloadItem.tsx';
import { LargeCopy } from './LargeCopy.tsx';
import { useFarmDataWords } from './words.ts';

/** The whole copy, from the server; its size is shown before the download. */
export const DownloadCopy = () => {
  const { take: words, refusals } = useFarmDataWords();
  const format = useFormat();
  const { session } = useSession();
  const { online } = useSyncStatus();
  const refusalText = useRefusalText(refusals);
  const size = useOnlineCall(`data.size ${session?.userId ?? ''}`, () => call(readSize, {}));
  const today = dayInNairobi(new Date());
  if (!online || !size.value) {
    if (online && size.isLoading) return <Skeleton shapes={['line', 'card', 'card']} />;
    return (
      <Notice
        action={
          <Button tone="quiet" onClick={size.reload}>
            {words.again}
          </Button>
        }
      >
        {online && size.refusal ? refusalText(size.refusal) : words.offline}
      </Notice>
    );
  }
  const { rows, dataBytes, photos, photoBytes } = size.value;
  const large = photoBytes + dataBytes > LARGE_BYTES;
  return (
    <Stack gap="small">
      <MutedText>
        {words.counts(
          words.fields(rows['fields'] ?? 0),
          words.checks(rows['crop_scans'] ?? 0),
          words.entries(rows['field_events'] ?? 0),
        )}
      </MutedText>
      <List>
        <DownloadItem
          href="/api/data/export.json"
          name={`mavuno-${today}.json`}
          title={words.json}
          detail={words.jsonUnder(format.bytes(dataBytes))}
        />
        <DownloadItem
          href="/api/data/export.zip"
          name={`mavuno-${today}.zip`}
          title={words.zip}
          detail={words.zipUnder}
        />
        {photos > 0 && !large && (
          <DownloadItem
            href="/api/data/export.zip?photos=1"
            name={`mavuno-photos-${today}.zip`}
            title={words.photos}
            detail={words.photosUnder(photos, format.bytes(photoBytes + dataBytes))}
          />
        )}
        {(rows['fields'] ?? 0) > 0 && (
          <DownloadItem
            href="/api/data/fields.geojson"
            name={`mavuno-fields-${today}.geojson`}
            title={words.map}
            detail={words.mapUnder}
          />
        )}
      </List>
      {large && <LargeCopy photos={photos} bytes={photoBytes + dataBytes} />}
    </Stack>
  );
};
