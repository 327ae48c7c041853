/** Amounts with their measure, the same on screen and in print. */
export const quantitiesEn = {
  kg: (n: string) => `${n} kg`,
  bag_90kg: (n: string) => (n === '1' ? '1 bag of 90 kg' : `${n} bags of 90 kg`),
  bag_50kg: (n: string) => (n === '1' ? '1 bag of 50 kg' : `${n} bags of 50 kg`),
  debe: (n: string) => (n === '1' ? '1 debe' : `${n} debes`),
  gorogoro: (n: string) => (n === '1' ? '1 gorogoro' : `${n} gorogoros`),
  crate: (n: string) => (n === '1' ? '1 crate' : `${n} crates`),
  bunch: (n: string) => (n === '1' ? '1 bunch' : `${n} bunches`),
  litre: (n: string) => (n === '1' ? '1 litre' : `${n} litres`),
};
