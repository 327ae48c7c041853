import { useSyncExternalStore } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { Card } from '#kit/web/ui/Card.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { Progress } from '#kit/web/ui/Progress.tsx';
import { useWords } from '#kit/web/words.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';

/** Photos are sent after their records automatically, part by part. */
export const PhotoQueue = () => {
  const { outbox: words } = useWords({ en, sw });
  const format = useFormat();
  const store = useStore();
  const why = useRefusalText();
  const known = useSyncExternalStore(store.subscribe, () => store.snapshot().photos);
  const photos = known.filter((photo) => photo.state === 'waiting');
  const refused = known.filter((photo) => photo.state === 'refused');
  if (photos.length + refused.length === 0) return null;
  const sent = photos.reduce((sum, photo) => sum + photo.sentBytes, 0);
  const all = photos.reduce((sum, photo) => sum + photo.size, 0);
  return (
    <Stack gap="small">
      <h2>{words.photosTitle}</h2>
      {photos.length > 0 && (
        <Card>
          <Progress label={words.photoBytes(format.bytes(sent), format.bytes(all))} done={sent} total={all} />
        </Card>
      )}
      {refused.map((photo) => (
        <Notice key={photo.hash} tone="warn">
          {words.photoRefused(why({ code: photo.code ?? '' }))}
        </Notice>
      ))}
    </Stack>
  );
};
