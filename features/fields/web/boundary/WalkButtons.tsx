import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { type Fix, GATE_M, type Walk, type WalkAct } from '../../domain/walk.ts';
import { useBoundaryWords } from './words.ts';

interface Props { readonly walk: Walk; readonly fix: Fix | null; readonly act: (what: WalkAct) => void }

/** What can be done now, in each state of a walk; the first is the one that goes on. */
export const WalkButtons = ({ walk: { mode, points }, fix, act }: Props) => {
  const words = useBoundaryWords().walk;
  if (mode === 'ready') return <Button wide disabled={!fix || fix.accuracy_m > GATE_M} onClick={() => act({ type: 'start' })}>{words.start}</Button>;
  if (mode === 'skipping') return <Button wide onClick={() => act({ type: 'go_on' })}>{words.sideEnds}</Button>;
  return (
    <>
      {mode === 'paused'
        ? <Button wide tone="quiet" onClick={() => act({ type: 'go_on' })}>{words.goOn}</Button>
        : <Button wide tone="quiet" onClick={() => act({ type: 'skip' })} disabled={points.length === 0}>{words.cannot}</Button>}
      <Row gap="small">
        {mode === 'walking' && <Button tone="quiet" onClick={() => act({ type: 'pause' })}>{words.pause}</Button>}
        <Button tone="quiet" onClick={() => act({ type: 'undo' })} disabled={points.length === 0}>{words.undo}</Button>
      </Row>
    </>
  );
};
