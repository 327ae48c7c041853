import { useCallback, useState } from 'react';
import { DAY_MS } from '#kit/pure/days.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import type { PreparedPhoto } from '#kit/web/photo/take-photo.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { answerOutcome, pauseOutcome } from '../contract.ts';
import {
  type Answer,
  type Treatment,
  NOT_NOW_DAYS,
  type OutcomeRow,
  type SavedUnit,
  type Step,
} from '../domain/outcome.ts';
import { useImpactWords } from './words.ts';

export interface Draft {
  readonly answer: Answer | null;
  readonly doings: readonly Treatment[];
  readonly cost: string;
  readonly saved: string;
  readonly unit: SavedUnit;
  readonly photo: string | null;
  readonly takenPhoto: PreparedPhoto | null;
}

const empty: Draft = {
  answer: null,
  doings: [],
  cost: '',
  saved: '',
  unit: 'bag_90kg',
  photo: null,
  takenPhoto: null,
};
const textOf = (value: number | null): string => (value === null ? '' : String(value));

const draftOf = (row: OutcomeRow | undefined): Draft =>
  row
    ? {
        answer: row.answer,
        doings: row.doings,
        cost: textOf(row.cost_kes),
        saved: textOf(row.saved_amount),
        unit: row.saved_unit ?? 'bag_90kg',
        photo: row.photo,
        takenPhoto: null,
      }
    : empty;

/** As in the contract. */
const MAX_AMOUNT = 10_000_000;

/** Null when empty, NaN when it is not a number or too large. */
const parseAmount = (typed: string): number | null => {
  const amount = typedNumber(typed);
  return amount !== null && amount > MAX_AMOUNT ? NaN : amount;
};
export const isInvalidNumber = (typed: string): boolean => Number.isNaN(parseAmount(typed));

/** One answer about one plant, from the first tap to the outbox. `before` is the earlier answer. */
export const useAnswer = (scanId: string, step: Step, before?: OutcomeRow) => {
  const words = useImpactWords();
  const store = useStore();
  const refusalText = useRefusalText(words.refusals);
  const [draft, setDraft] = useState(() => draftOf(before));
  const change = useCallback((part: Partial<Draft>) => setDraft((d) => ({ ...d, ...part })), []);

  const takePicture = useCallback(
    async (file: File | undefined): Promise<void> => {
      if (!file) return;
      const { preparePhoto } = await import('#kit/web/photo/take-photo.ts');
      const taken = await preparePhoto(file);
      if (taken.ok) change({ takenPhoto: taken.value, photo: taken.value.photo.hash });
      else showToast(words.ask.photoFailed, { tone: 'bad' });
    },
    [change, words],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { answer, doings, cost, saved, unit, photo, takenPhoto } = draft;
    if (answer === null || isInvalidNumber(cost) || isInvalidNumber(saved)) return false;
    const amount = parseAmount(saved) || null;
    const spent = parseAmount(cost);
    const args = {
      scan_id: scanId,
      step,
      answer,
      doings: [...doings],
      cost_kes: spent === null ? null : Math.round(spent),
      saved_amount: amount,
      saved_unit: amount === null ? null : unit,
      photo,
    };
    const result = await store.send(answerOutcome, args, { photos: takenPhoto ? [takenPhoto.photo] : [] });
    if (!result.ok) showToast(refusalText(result), { tone: 'bad' });
    else showToast(navigator.onLine ? words.ask.thanks : words.ask.thanksOffline, { tone: 'good' });
    return result.ok;
  }, [draft, scanId, step, store, refusalText, words]);

  const pause = useCallback(
    async (forGood: boolean): Promise<void> => {
      const until = forGood ? null : new Date(Date.now() + NOT_NOW_DAYS * DAY_MS).toISOString();
      const result = await store.send(pauseOutcome, { scan_id: scanId, until });
      if (!result.ok) showToast(refusalText(result), { tone: 'bad' });
    },
    [scanId, store, refusalText],
  );

  return { draft, change, take: takePicture, save, pause };
};
