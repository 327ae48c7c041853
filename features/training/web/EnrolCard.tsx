import { useState } from 'react';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { Button } from '#kit/web/ui/Button.tsx';
import { Choice } from '#kit/web/ui/Choice.tsx';
import { Confirm } from '#kit/web/ui/Confirm.tsx';
import { Fold } from '#kit/web/ui/Fold.tsx';
import { CheckIcon } from '#kit/web/ui/icons.tsx';
import { Stack } from '#kit/web/ui/layout.tsx';
import { TaskIcon } from '#kit/web/ui/more-icons.tsx';
import type { useTraining } from './use-training.ts';
import { useTrainingWords } from './words.ts';

type ReminderChoice = 'none' | 'd1' | 'd3' | 'd7';
const days: Readonly<Record<ReminderChoice, number | null>> = { none: null, d1: 1, d3: 3, d7: 7 };

/** The choice that a date corresponds to today, or none. */
const choiceOf = (day: string | null, today: string): ReminderChoice | null => {
  if (day === null || day < today) return 'none';
  return (
    (Object.keys(days) as ReminderChoice[]).find((choice) => {
      const n = days[choice];
      return n !== null && addDays(today, n) === day;
    }) ?? null
  );
};

interface Props {
  readonly title: string;
  readonly of: number;
  readonly training: ReturnType<typeof useTraining>;
}

/** Enrolment: progress, reminder day, and leaving (TRN-06). */
export const EnrolCard = ({ title, of, training: { row, enrol, remind, leave } }: Props) => {
  const words = useTrainingWords();
  const format = useFormat();
  const [leaving, setLeaving] = useState(false);
  if (!row)
    return (
      <Button
        tone="quiet"
        wide
        onClick={() => {
          void enrol();
        }}
      >
        {words.enrol}
      </Button>
    );
  const today = dayInNairobi(new Date());
  const isReminderPending = row.remind_on !== null && row.remind_on >= today && row.done_at === null;
  return (
    <>
      <Fold
        id="enrolment"
        icon={row.done_at ? CheckIcon : TaskIcon}
        title={row.done_at ? words.done : words.progress(row.read.length, of)}
        {...(row.done_at === null && {
          fact: isReminderPending ? words.remindOn(format.shortDay(row.remind_on!)) : words.remindNone,
        })}
      >
        <Stack gap="small">
          {row.done_at === null && (
            <Choice<ReminderChoice>
              label={words.remind}
              value={choiceOf(row.remind_on, today)}
              onChange={(choice) => {
                void remind(days[choice]);
              }}
              options={(Object.keys(days) as ReminderChoice[]).map((value) => ({
                value,
                label: words.remindChoices[value],
              }))}
            />
          )}
          <Button tone="plain" onClick={() => setLeaving(true)}>
            {words.leave}
          </Button>
        </Stack>
      </Fold>
      {leaving && (
        <Confirm
          title={words.leaveTitle(title)}
          confirmLabel={words.leave}
          onConfirm={leave}
          onClose={() => setLeaving(false)}
        >
          <p>{words.leaveText}</p>
        </Confirm>
      )}
    </>
  );
};
