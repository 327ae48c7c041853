import { useCallback, useState } from 'react';
import { typedNumber } from '#features/offers/domain/typed-number.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import type { TakenPhoto } from '#kit/web/photo/take-photo.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { answerOutcome, pauseOutcome } from '../contract.ts';
import {
  type Answer,
  type Doing,
  NOT_NOW_DAYS,
  type OutcomeRow,
  type SavedUnit,
  type Step,
} from '../domain/outcome.ts';
import { useImpactWords } from './words.ts';

export interface Draft {
  readonly answer: Answer | null;
  readonly doings: readonly Doing[];
  readonly cost: string;
  readonly saved: string;
  readonly unit: SavedUnit;
  readonly photo: string | null;
  readonly taken: TakenPhoto | null;
}

const empty: Draft = {
  answer: null,
  doings: [],
  cost: '',
  saved: '',
  unit: 'bag_90kg',
  photo: null,
  taken: null,
};
const text = (value: number | null): string => (value === null ? '' : String(value));

const draftOf = (row: OutcomeRow | undefined): Draft =>
  row
    ? {
        answer: row.answer,
        doings: row.doings,
        cost: text(row.cost_kes),
        saved: text(row.saved_amount),
        unit: row.saved_unit ?? 'bag_90kg',
        photo: row.photo,
        taken: null,
      }
    : empty;

/** As in the contract. */
const MAX_AMOUNT = 10_000_000;

/** Null when empty, NaN when it is not a number or too large. */
const parseAmount = (typed: string): number | null => {
  const amount = typedNumber(typed);
  return amount !== null && amount > MAX_AMOUNT ? NaN : amount;
};
export const isWrong = (typed: string): boolean => Number.isNaN(parseAmount(typed));

/** One answer about one plant, from the first tap to the outbox. `before` is the earlier answer. */
export const useAnswer = (scanId: string, step: Step, before?: OutcomeRow) => {
  const words = useImpactWords();
  const store = useStore();
  const sentence = useRefusalText(words.refusals);
  const [draft, setDraft] = useState(() => draftOf(before));
  const change = useCallback((part: Partial<Draft>) => setDraft((d) => ({ ...d, ...part })), []);

  const take = useCallback(
    async (file: File | undefined): Promise<void> => {
      if (!file) return;
      const { takePhoto } = await import('#kit/web/photo/take-photo.ts');
      const taken = await takePhoto(file);
      if (taken.ok) change({ taken: taken.value, photo: taken.value.photo.hash });
      else showToast(words.ask.photoFailed, { tone: 'bad' });
    },
    [change, words],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { answer, doings, cost, saved, unit, photo, taken } = draft;
    if (answer === null || isWrong(cost) || isWrong(saved)) return false;
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
    const result = await store.send(answerOutcome, args, { photos: taken ? [taken.photo] : [] });
    if (!result.ok) showToast(sentence(result), { tone: 'bad' });
    else showToast(navigator.onLine ? words.ask.thanks : words.ask.thanksOffline, { tone: 'good' });
    return result.ok;
  }, [draft, scanId, step, store, sentence, words]);

  const pause = useCallback(
    async (forGood: boolean): Promise<void> => {
      const until = forGood ? null : new Date(Date.now() + NOT_NOW_DAYS * DAY_MS).toISOString();
      const result = await store.send(pauseOutcome, { scan_id: scanId, until });
      if (!result.ok) showToast(sentence(result), { tone: 'bad' });
    },
    [scanId, store, sentence],
  );

  return { draft, change, take, save, pause };
};
