import { useFormat } from '#kit/web/format.ts';
import type { NoPlace } from '#kit/web/place/locate.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Notice } from '#kit/web/ui/Notice.tsx';
import { type Fix, GATE_M, type Walk } from '../../../domain/boundary/walk.ts';
import { useBoundaryWords } from '../words.ts';

interface Props {
  readonly walk: Walk;
  readonly fix: Fix | null;
  readonly trouble: NoPlace | null;
  /** False: the phone cannot store more points. */ readonly isKept: boolean;
  readonly onJoin: () => void;
}

/** The walk's status in one sentence: what to do now, or why the last point was rejected. */
export const WalkStatus = ({ walk, fix, trouble, isKept, onJoin }: Props) => {
  const words = useBoundaryWords();
  const format = useFormat();
  const [near, gate] = [format.number(fix?.accuracy_m ?? 0), format.number(GATE_M)];
  const isGood = fix !== null && fix.accuracy_m <= GATE_M;
  if (trouble) return <Notice tone="warn">{words.place[trouble]}</Notice>;
  if (walk.mode === 'paused') return <Notice>{words.walk.paused}</Notice>;
  if (walk.mode === 'skipping') return <Notice>{words.walk.skipping}</Notice>;
  if (walk.mode === 'ready')
    return fix && <p role="status">{isGood ? words.walk.ready(near) : words.walk.waiting(near, gate)}</p>;
  const why = walk.notTaken;
  if (!why) return <p role="status">{isKept ? words.walk.going : words.walk.goingUnkept}</p>;
  const sentence = words.walk.notTaken[why](near, gate, format.number(walk.offM ?? 0));
  if (why === 'still' || why === 'warming') return <p role="status">{sentence}</p>;
  return (
    <Notice
      tone="warn"
      action={
        why === 'far' && (
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
