import { useFormat } from '#kit/web/format.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { CalendarRow } from '#knowledge/calendar/index.ts';
import { SourceLine } from '../SourceLine.tsx';
import { useCropWords } from '../words.ts';
import type { StageRow } from './stage-rows.ts';

interface Props {
  readonly stage: StageRow;
  readonly row: CalendarRow;
  readonly onClose: () => void;
}

export const StageSheet = ({ stage, row, onClose }: Props) => {
  const words = useCropWords();
  const format = useFormat();
  const isPicking = stage.key === 'picking';
  return (
    <Sheet title={stage.label} onClose={onClose}>
      <Stack gap="small">
        <p>
          <strong>{words.timeline.dates(format.shortDay(stage.from), format.shortDay(stage.to))}</strong>
        </p>
        <p>
          {isPicking && row.picking
            ? words.timeline.pickedFor(format.number(row.picking.low), format.number(row.picking.high))
            : words.timeline.whyStage}
        </p>
        {!isPicking && row.stages && <SourceLine sourceKey={row.stages.source} />}
        {isPicking && <SourceLine sourceKey={row.source} />}
        <p>{words.harvestEstimate.rain}</p>
      </Stack>
    </Sheet>
  );
};
