import type * as z from 'zod/mini';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import type { ArgsOf, Command } from '#kit/sync/commands.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useRow, useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { enrol, leave, readSection, remind } from '../contract.ts';
import type { Enrolment } from './projections.ts';
import { useTrainingRefusals, useTrainingWords } from './words.ts';

/** A farmer's actions on a lesson. Each waits in the outbox while offline. */
export const useTraining = (slug: string, title: string) => {
  const store = useStore();
  const words = useTrainingWords();
  const say = useRefusalText(useTrainingRefusals());
  const row = useRow<Enrolment>('enrolment', slug);
  const send = async <C extends Command<string, z.ZodMiniType, string>>(
    command: C,
    args: ArgsOf<C>,
  ): Promise<boolean> => {
    const result = await store.send(command, args);
    if (!result.ok) showToast(say(result), { tone: 'bad' });
    return result.ok;
  };
  return {
    row,
    enrol: async () => {
      if (await send(enrol, { id: slug, remind_on: null }))
        showToast(words.enrolled(title), { tone: 'good' });
    },
    read: async (section: number) => {
      if (row && !row.read.includes(section)) await send(readSection, { id: slug, section });
    },
    remind: async (days: number | null) => {
      await send(remind, {
        id: slug,
        remind_on: days === null ? null : addDays(dayInNairobi(new Date()), days),
      });
    },
    leave: async () => {
      if (await send(leave, { id: slug })) showToast(words.left);
    },
  };
};
