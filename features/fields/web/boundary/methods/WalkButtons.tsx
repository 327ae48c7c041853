import type { ReactNode } from 'react';
import { Button } from '#kit/web/ui/Button.tsx';
import { Row } from '#kit/web/ui/layout.tsx';
import { type Fix, MAX_ACCURACY_M, type Walk, type WalkAction } from '../../../domain/boundary/walk.ts';
import { useBoundaryWords } from '../words.ts';

interface Props {
  readonly walk: Walk;
  readonly fix: Fix | null;
  readonly dispatch: (what: WalkAction) => void;
  readonly finishButton: ReactNode;
}

/** The available actions in each state of a walk. At most two rows, so that the shape stays visible. */
export const WalkButtons = ({ walk: { mode, points }, fix, dispatch, finishButton }: Props) => {
  const words = useBoundaryWords().walk;
  const undo = (
    <Button tone="quiet" onClick={() => dispatch({ type: 'undo' })} disabled={points.length === 0}>
      {words.undo}
    </Button>
  );
  if (mode === 'ready')
    return (
      <Button
        wide
        disabled={!fix || fix.accuracy_m > MAX_ACCURACY_M}
        onClick={() => dispatch({ type: 'start' })}
      >
        {words.start}
      </Button>
    );
  if (mode === 'skipping')
    return (
      <>
        <Button wide onClick={() => dispatch({ type: 'go_on' })}>
          {words.sideEnds}
        </Button>
        <Row gap="small">
          {undo}
          {finishButton}
        </Row>
      </>
    );
  return (
    <>
      <Row gap="small">
        {mode === 'walking' && (
          <Button tone="quiet" onClick={() => dispatch({ type: 'skip' })} disabled={points.length === 0}>
            {words.cannot}
          </Button>
        )}
        {undo}
      </Row>
      <Row gap="small">
        {mode === 'paused' ? (
          <Button tone={finishButton ? 'quiet' : 'primary'} onClick={() => dispatch({ type: 'go_on' })}>
            {words.goOn}
          </Button>
        ) : (
          <Button tone="quiet" onClick={() => dispatch({ type: 'pause' })}>
            {words.pause}
          </Button>
        )}
        {finishButton}
      </Row>
    </>
  );
};
