// @cache later

import { useRef, useState } from 'react';
import { preparePhoto } from '#kit/web/photo/take-photo.ts';
import type { NewPhoto } from '#kit/web/store/store.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { TextArea } from '#kit/web/ui/Field.tsx';
import { CameraIcon } from '#kit/web/ui/icons.tsx';
import { MutedText, Stack } from '#kit/web/ui/layout.tsx';
import { SendIcon } from '#kit/web/ui/more-icons.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import { showToast } from '#kit/web/ui/toast.ts';
import { askFollowUp } from '../contract.ts';
import { MAX_FOLLOW_UP_PHOTOS, NOTE_MAX } from '../domain/review.ts';
import { useSend } from './use-send.ts';
import { useExpertWords } from './words.ts';

const usePhotos = (failed: string) => {
  const [photos, setPhotos] = useState<readonly NewPhoto[]>([]);
  const add = async (files: FileList | null): Promise<void> => {
    const [file] = files ?? [];
    if (!file) return;
    const taken = await preparePhoto(file);
    if (!taken.ok) {
      showToast(failed, { tone: 'bad' });
      return;
    }
    const { photo } = taken.value;
    setPhotos((now) =>
      now.some((p) => p.hash === photo.hash) ? now : [...now, photo].slice(0, MAX_FOLLOW_UP_PHOTOS),
    );
  };
  return { photos, add };
};

export const FollowUpSheet = ({
  reviewId,
  onClose,
}: {
  readonly reviewId: string;
  readonly onClose: () => void;
}) => {
  const { followUp: words } = useExpertWords();
  const { send, busy } = useSend();
  const [note, setNote] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const { photos, add } = usePhotos(words.photoFailed);
  const ask = async (): Promise<void> => {
    if (
      await send(askFollowUp, { id: reviewId, note: note.trim(), photos: photos.map((p) => p.hash) }, photos)
    )
      onClose();
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Stack>
        <MutedText>{words.once}</MutedText>
        <TextArea label={words.note} value={note} onChange={setNote} maxLength={NOTE_MAX} rows={3} mic />
        {photos.length < MAX_FOLLOW_UP_PHOTOS && (
          <Button tone="quiet" icon={CameraIcon} onClick={() => picker.current?.click()}>
            {words.addPhoto}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            void add(event.target.files);
          }}
        />
        {photos.length > 0 && <MutedText>{words.photos(photos.length, MAX_FOLLOW_UP_PHOTOS)}</MutedText>}
        <Button
          wide
          icon={SendIcon}
          busy={busy}
          disabled={note.trim() === ''}
          onClick={() => {
            void ask();
          }}
        >
          {words.send}
        </Button>
      </Stack>
    </Sheet>
  );
};
