import { useState } from 'react';
import { type Day, daysBetween } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Badge } from '#kit/web/ui/Badge.tsx';
import { Card } from '#kit/web/ui/Card.tsx';
import { classes } from '#kit/web/ui/classes.ts';
import { Stack } from '#kit/web/ui/layout.tsx';
import { List, ListItem } from '#kit/web/ui/List.tsx';
import type { Crop } from '../../domain/crop.ts';
import { useCropWords } from '../words.ts';
import { StageSheet } from './StageSheet.tsx';
import { calendarRowOf, type TimelineStage, timelineStages } from './timeline-stages.ts';
import styles from './CropTimeline.module.css';

interface BarProps {
  readonly stages: readonly TimelineStage[];
  readonly today: Day;
  readonly todayLabel: string;
}

/** The season as one bar, hidden from screen readers: the list below has the same data as text. */
const Bar = ({ stages, today, todayLabel }: BarProps) => {
  const [first, last] = [stages[0]!, stages[stages.length - 1]!];
  const at = daysBetween(first.from, today) / daysBetween(first.from, last.to);
  const isInside = at >= 0 && at <= 1;
  return (
    <div className={styles.bar} aria-hidden="true">
      {stages.map(({ key, fractionOfSeason, isNow }) => (
        <span
          key={key}
          className={classes(styles.part, key === 'picking' && styles.picking, isNow && styles.now)}
          style={{ flexGrow: fractionOfSeason, flexBasis: 0 }}
        />
      ))}
      {isInside && (
        <>
          <span className={styles.today} style={{ left: `${at * 100}%` }} />
          <span className={styles.todayWord} style={{ left: `${Math.min(88, Math.max(12, at * 100))}%` }}>
            {todayLabel}
          </span>
        </>
      )}
    </div>
  );
};

/** From planting to harvest with today marked; tapping a stage shows its source. */
export const CropTimeline = ({ crop, today }: { readonly crop: Crop; readonly today: Day }) => {
  const words = useCropWords();
  const format = useFormat();
  const [open, setOpen] = useState<TimelineStage | null>(null);
  const calendarRow = calendarRowOf(crop);
  if (!calendarRow) return null;
  const stages = timelineStages(crop, calendarRow, today, words);
  return (
    <Card>
      <Stack gap="small">
        <h2>{words.timeline.title}</h2>
        {stages.length === 0 && <p>{words.timeline.noStages}</p>}
        {stages.length > 0 && <Bar stages={stages} today={today} todayLabel={words.timeline.today} />}
        <List label={words.timeline.title}>
          {stages.map((stage) => (
            <ListItem
              key={stage.key}
              title={stage.label}
              subtitle={words.timeline.dates(format.shortDay(stage.from), format.shortDay(stage.to))}
              trailing={stage.isNow ? <Badge>{words.timeline.now}</Badge> : null}
              onClick={() => setOpen(stage)}
            />
          ))}
        </List>
      </Stack>
      {open && <StageSheet stage={open} calendarRow={calendarRow} onClose={() => setOpen(null)} />}
    </Card>
  );
};
