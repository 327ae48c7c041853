import type { ReactNode } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { type Fix, GATE_M, type Walk, type WalkAct } from '../../../domain/boundary/walk.ts';
import { useBoundaryWords } from '../words.ts';

interface Props {
  readonly walk: Walk;
  readonly fix: Fix | null;
  readonly act: (what: WalkAct) => void;
  readonly finish: ReactNode;
}

/** The available actions in each state of a walk. At most two rows, so that the shape stays visible. */
export const WalkButtons = ({ walk: { mode, points }, fix, act, finish }: Props) => {
  const words = useBoundaryWords().walk;
  const undo = (
    <Button tone="quiet" onClick={() => act({ type: 'undo' })} disabled={points.length === 0}>
      {words.undo}
    </Button>
  );
  if (mode === 'ready')
    return (
      <Button wide disabled={!fix || fix.accuracy_m > GATE_M} onClick={() => act({ type: 'start' })}>
        {words.start}
      </Button>
    );
  if (mode === 'skipping')
    return (
      <>
        <Button wide onClick={() => act({ type: 'go_on' })}>
          {words.sideEnds}
        </Button>
        <Row gap="small">
          {undo}
          {finish}
        </Row>
      </>
    );
  return (
    <>
      <Row gap="small">
        {mode === 'walking' && (
          <Button tone="quiet" onClick={() => act({ type: 'skip' })} disabled={points.length === 0}>
            {words.cannot}
          </Button>
        )}
        {undo}
      </Row>
      <Row gap="small">
        {mode === 'paused' ? (
          <Button tone={finish ? 'quiet' : 'primary'} onClick={() => act({ type: 'go_on' })}>
            {words.goOn}
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => act({ type: 'pause' })}>
            {words.pause}
          </Button>
        )}
        {finish}
      </Row>
    </>
  );
};
