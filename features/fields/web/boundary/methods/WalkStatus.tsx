import { useFormat } from '#kit/web/format.ts';
import type { LocateRefusal } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type Fix, MAX_ACCURACY_M, MAX_SKIP_M, type Walk } from '../../../domain/boundary/walk.ts';
import { useBoundaryWords } from '../words.ts';

interface Props {
  readonly walk: Walk;
  readonly fix: Fix | null;
  readonly trouble: LocateRefusal | null;
  /** False: the phone cannot store more points. */ readonly isSaved: boolean;
  readonly onJoin: () => void;
}

/** The walk's status in one sentence: what to do now, or why the last point was rejected. */
export const WalkStatus = ({ walk, fix, trouble, isSaved, onJoin }: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [accuracyText, maxAccuracyText] = [
    // Rounded up: 15.3 m is not within 15 m.
    format.number(Math.ceil(fix?.accuracy_m ?? 0)),
    format.number(MAX_ACCURACY_M),
  ];
  const isGood = fix !== null && fix.accuracy_m <= MAX_ACCURACY_M;
  if (trouble) return <Notice tone="warn">{words.place[trouble]}</Notice>;
  if (walk.mode === 'paused') return <Notice>{words.walk.paused}</Notice>;
  if (walk.mode === 'skipping') return <Notice>{words.walk.skipping}</Notice>;
  if (walk.mode === 'ready')
    return (
      fix && (
        <p role="status">
          {isGood ? words.walk.ready(accuracyText) : words.walk.waiting(accuracyText, maxAccuracyText)}
        </p>
      )
    );
  const reason = walk.notTaken;
  if (!reason) return <p role="status">{isSaved ? words.walk.going : words.walk.goingUnsaved}</p>;
  const sentence = words.walk.notTaken[reason](accuracyText, maxAccuracyText, format.number(walk.offM ?? 0));
  if (reason === 'still' || reason === 'warming') return <p role="status">{sentence}</p>;
  return (
    <Notice
      tone="warn"
      action={
        reason === 'far' &&
        (walk.offM ?? 0) <= MAX_SKIP_M && (
          <Button tone="quiet" onClick={onJoin}>
            {words.walk.join}
          </Button>
        )
      }
    >
      {sentence}
    </Notice>
  );
};
