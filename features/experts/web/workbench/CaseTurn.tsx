import { useFormat } from '#kit/web/format.ts';
import { UserText } from '#kit/web/staff/staff-parts.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { ReadAloud } from '#kit/web/ui/ReadAloud.tsx';
import { VoicePlayer } from '../VoicePlayer.tsx';
import type { Case } from './case.ts';
import { useWorkbenchWords } from './workbench-words.ts';
import styles from './CaseTurn.module.css';

interface Props {
  readonly id: string;
  readonly turn: Case['turns'][number];
  readonly n: number;
}

/** The farmer’s photos and text, and the earlier answer. */
export const CaseTurn = ({ id, turn, n }: Props) => {
  const { case: words } = useWorkbenchWords();
  const format = useFormat();
  const path = (hash: string): string => `/api/reviews/${id}/photos/${hash}`;
  return (
    <Stack gap="small">
      <div className={styles.photos}>
        {turn.photos.map(({ hash, arrived }, i) =>
          arrived ? (
            <a key={hash} href={path(hash)} target="_blank" rel="noopener">
              <img className={styles.photo} src={path(hash)} alt={words.photo(i + 1)} />
            </a>
          ) : (
            <p key={hash} className={styles.coming}>
              {words.photoComing}
            </p>
          ),
        )}
      </div>
      <div className={styles.said}>
        <div>
          <h2>
            {words.asks} <small>{format.age(Date.parse(turn.asked_at), Date.now())}</small>
          </h2>
          <p className={styles.text}>{turn.note ? <UserText>{turn.note}</UserText> : words.noNote}</p>
        </div>
        {turn.note && <ReadAloud text={turn.note} />}
      </div>
      {turn.answer && (
        <>
          <h3>{words.earlier}</h3>
          <p className={styles.text}>{turn.answer.text}</p>
          {turn.answer.voice && (
            <VoicePlayer source={`/api/reviews/${id}/voice/${n}`} label={words.recorded} />
          )}
        </>
      )}
    </Stack>
  );
};
