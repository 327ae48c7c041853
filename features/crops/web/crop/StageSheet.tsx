import { useFormat } from '#kit/web/format.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { Sheet } from '#kit/web/ui/Sheet.tsx';
import type { CalendarRow } from '#knowledge/calendar/index.ts';
import { SourceLine } from '../SourceLine.tsx';
import { useCropWords } from '../words.ts';
import type { TimelineStage } from './timeline-stages.ts';

interface Props {
  readonly stage: TimelineStage;
  readonly calendarRow: CalendarRow;
  readonly onClose: () => void;
}

export const StageSheet = ({ stage, calendarRow, onClose }: Props) => {
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
          {isPicking && calendarRow.picking
            ? words.timeline.pickedFor(
                format.number(calendarRow.picking.low),
                format.number(calendarRow.picking.high),
              )
            : words.timeline.whyStage}
        </p>
        {!isPicking && calendarRow.stages && <SourceLine sourceKey={calendarRow.stages.source} />}
        {isPicking && <SourceLine sourceKey={calendarRow.source} />}
        <p>{words.harvestEstimate.rain}</p>
      </Stack>
    </Sheet>
  );
};
