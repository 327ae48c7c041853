import { dayInNairobi, daysBetween } from '#kit/pure/days.ts';
import { quantitiesEn } from '#kit/pure/words.quantities.en.ts';
import { quantitiesSw } from '#kit/pure/words.quantities.sw.ts';
import { useFormat } from '#kit/web/format.ts';
import { useLanguage, useWords } from '#kit/web/words.tsx';
import { cropByKey } from '#knowledge/crops.ts';
import type { Offer } from '../contract.ts';
import { priceText } from '../domain/price-text.ts';
import { kgOf } from '../domain/weights.ts';
import { useOfferWords } from './words.ts';

type Goods = Pick<
  Offer,
  'crop' | 'quantity' | 'unit' | 'kg_each' | 'price' | 'grade' | 'ready_from' | 'county' | 'ward'
>;

/** An offer as text, in the user's language. */
export const useOfferText = () => {
  const words = useOfferWords();
  const format = useFormat();
  const { language } = useLanguage();
  const amounts = useWords({ en: quantitiesEn, sw: quantitiesSw });
  const crop = (key: string): string => cropByKey(key)?.name[language] ?? key;
  const amount = ({ quantity, unit }: Goods): string => amounts[unit](format.number(quantity, 1));
  const weight = (goods: Goods): string => {
    const kg = kgOf(goods);
    const whole = kg === null || goods.unit === 'kg' ? '' : words.total(format.number(kg * goods.quantity));
    return [goods.kg_each === null ? '' : words.each(format.number(goods.kg_each, 1)), whole]
      .filter(Boolean)
      .join(', ');
  };
  return {
    crop,
    amount,
    weight,
    summary: (goods: Goods): string => `${crop(goods.crop)}, ${amount(goods)}`,
    price: (goods: Goods): string =>
      goods.price === null ? words.openPrice : priceText(goods.price, goods.unit, language),
    money: (price: number, goods: Pick<Goods, 'unit'>): string => priceText(price, goods.unit, language),
    place: ({ ward, county }: Goods): string => [ward, county].filter(Boolean).join(', '),
    ready: ({ ready_from: day }: Goods): string =>
      daysBetween(dayInNairobi(new Date()), day) <= 0 ? words.readyNow : words.ready(format.shortDay(day)),
  };
};
