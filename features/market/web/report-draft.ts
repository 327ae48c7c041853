import { type Measure, measures } from '#kit/pure/measures.ts';
import { parseAmount } from '#kit/pure/read-amount.ts';
import { restrictToShape } from '#kit/web/draft-form.ts';
import { type ReportArgs, type ReportKind, reportKinds } from '../domain/report.ts';
import { sellingUnitsOf, defaultUnit } from '../domain/selling-unit.ts';
import { parseShillings } from './use-costs.ts';

interface ReportDraft {
  readonly kind: ReportKind;
  readonly crop: string;
  readonly market: string;
  readonly county: string;
  readonly price: string;
  readonly measure: Measure;
  readonly each: string;
  readonly day: string;
}

/** `county`: the county of the field on screen, because a price board is usually read there. */
export const emptyReport = (crop: string, day: string, county = ''): ReportDraft => ({
  kind: 'board',
  crop,
  market: '',
  county,
  price: '',
  measure: defaultUnit(crop).measure,
  each: '',
  day,
});

export const readReport = (saved: unknown, start: ReportDraft): ReportDraft =>
  restrictToShape(start, saved, { kind: reportKinds, measure: measures });

/** The farmer's own weight per unit overrides the known one. */
export const eachKg = ({ crop, measure, each }: ReportDraft): number | null =>
  each.trim() !== ''
    ? (parseAmount(each)?.amount ?? null)
    : (sellingUnitsOf(crop).find((unit) => unit.measure === measure)?.kg ?? null);

/** NaN when it is not a number: the rule then reports it. */
export const toReport = (draft: ReportDraft, id: string, photo: string | null): ReportArgs => ({
  id,
  kind: draft.kind,
  crop: draft.crop,
  market: draft.market.trim(),
  county: draft.county,
  price: parseShillings(draft.price) ?? Number.NaN,
  measure: draft.measure,
  each_kg: eachKg(draft) ?? Number.NaN,
  day: draft.day,
  photo,
});
