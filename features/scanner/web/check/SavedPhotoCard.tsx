import { useMemo } from 'react';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { Row, Stack } from '#kit/web/ui/layout.tsx';
import { useScannerWords } from '../words.ts';
import type { SavedPhoto } from './saved-photo.ts';
import { useObjectUrl } from './use-object-url.ts';
import styles from './SavedPhotoCard.module.css';

interface Props {
  readonly photo: SavedPhoto;
  readonly onGoOn: () => void;
  readonly onDrop: () => void;
}

/** A photo whose check was interrupted by a closed tab or a missing leaf model. */
export const SavedPhotoCard = ({ photo, onGoOn, onDrop }: Props) => {
  const words = useScannerWords();
  const format = useFormat();
  const picture = useMemo(() => new Blob([photo.bytes], { type: photo.type }), [photo]);
  const source = useObjectUrl(picture);
  return (
    <Card tone="maize" labelledBy="saved-photo">
      <Stack gap="small">
        <div className={styles.head}>
          {source && <img className={styles.photo} src={source} alt={words.keptPhoto} />}
          <div>
            <h2 id="saved-photo">{words.keptTitle}</h2>
            <p>{words.keptText(format.age(Date.parse(photo.takenAt), Date.now()))}</p>
          </div>
        </div>
        <Row gap="small">
          <Button tone="quiet" onClick={onDrop}>
            {words.keptDrop}
          </Button>
          <Button tone="quiet" onClick={onGoOn}>
            {words.keptGoOn}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
