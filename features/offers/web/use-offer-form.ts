import { useState } from 'react';
import { moderate } from '#features/community/domain/analysis/moderation/moderate.ts';
import { counties } from '#features/places/domain/counties.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { type Measure, measures } from '#kit/pure/measures.ts';
import { typedNumber } from '#kit/pure/typed-number.ts';
import { restrictToShape, useDraftForm } from '#kit/web/draft-form.ts';
import { postOffer } from '../contract.ts';
import {
  cleanOffer,
  type Grade,
  grades,
  offerFault,
  type OfferFault,
  type OfferDetails,
} from '../domain/offer.ts';
import { needsWeight } from '../domain/weights.ts';
import { useSend } from './use-send-offer.ts';
import { useOfferWords } from './words.ts';

interface OfferDraft {
  readonly crop: string;
  readonly grade: Grade;
  readonly quantity: string;
  readonly unit: Measure;
  readonly each: string;
  readonly price: string;
  readonly county: string;
  readonly ward: string;
  readonly field_id: string;
  readonly ready_from: string;
  readonly note: string;
  readonly showPhone: boolean;
  readonly phone: string;
}
/** Consent to show the number is off by default. */
const emptyDraft = (): OfferDraft => ({
  crop: '',
  grade: 'ungraded',
  quantity: '',
  unit: 'bag_90kg',
  each: '',
  price: '',
  county: '',
  ward: '',
  field_id: '',
  ready_from: dayInNairobi(new Date()),
  note: '',
  showPhone: false,
  phone: '',
});
const readDraft = (saved: unknown): OfferDraft | null =>
  saved === null ? null : restrictToShape<OfferDraft>(emptyDraft(), saved, { grade: grades, unit: measures });

/** Converts the form to the command; an invalid number stays invalid, so that the rules reject it. */
export const detailsOf = (draft: OfferDraft): OfferDetails =>
  cleanOffer({
    crop: draft.crop,
    grade: draft.grade,
    quantity: typedNumber(draft.quantity) ?? 0,
    unit: draft.unit,
    kg_each: needsWeight(draft.crop, draft.unit) ? typedNumber(draft.each) : null,
    price: typedNumber(draft.price),
    county: draft.county,
    ward: draft.ward.trim() === '' ? null : draft.ward,
    ready_from: draft.ready_from,
    note: draft.note,
    phone: draft.showPhone && draft.phone.trim() !== '' ? draft.phone : null,
  });

export type FormFault = OfferFault | 'county' | 'phone' | 'words';

/** The first fault in the form. */
const faultOf = (draft: OfferDraft, today: string): FormFault | null => {
  const details = detailsOf(draft);
  const fault = offerFault(details, today);
  const amounts: readonly (FormFault | null)[] = [
    'offers.crop_missing',
    'offers.quantity_missing',
    'offers.weight_missing',
    'offers.quantity_high',
    'offers.price_missing',
    'offers.price_low',
    'offers.price_high',
  ];
  if (fault && amounts.includes(fault)) return fault;
  if (draft.county === '') return 'county';
  if (draft.showPhone && draft.phone.trim() === '') return 'phone';
  if (fault) return fault;
  return moderate([details.ward ?? '', details.note].join('\n')).verdict === 'refuse' ? 'words' : null;
};

/** A draft of an offer, stored until it is posted; `crop` is that of the previous screen. */
export const useOfferForm = (crop: string, onDone: (id: string) => void) => {
  const { form: words } = useOfferWords();
  const { send, busy } = useSend();
  const form = useDraftForm<OfferDraft>('offers_new', readDraft, () => ({ ...emptyDraft(), crop }));
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const draft = form.value;
  const today = dayInNairobi(new Date());

  /** True once stored. */
  const post = async (): Promise<void> => {
    setHasSubmitted(true);
    const latestDraft = form.current();
    const county = counties.find((one) => one === latestDraft.county);
    if (faultOf(latestDraft, today) !== null || !county) return;
    const [id, details] = [newId(), detailsOf(latestDraft)];
    const isHeld = moderate([details.ward ?? '', details.note].join('\n')).verdict !== 'ok';
    if (
      !(await send(
        postOffer,
        { id, ...details, county, field_id: latestDraft.field_id || null },
        isHeld ? words.heldLater : words.posted,
      ))
    )
      return;
    form.forget();
    onDone(id);
  };
  return {
    draft,
    set: (part: Partial<OfferDraft>) => form.update((now) => ({ ...now, ...part })),
    fault: hasSubmitted ? faultOf(draft, today) : null,
    busy,
    post,
    resumed: form.resumed,
    anew: () => {
      form.reset();
      setHasSubmitted(false);
    },
  };
};
