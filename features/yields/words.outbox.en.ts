/** The outbox's texts, separate from the screens. */
export const yieldOutboxEn = {
  outbox: { predict: (crop: string) => `Yield prediction: ${crop}` },
  countedRows: {
    yield_prediction: (n: number) => (n === 1 ? '1 harvest estimate' : `${n} harvest estimates`),
  },
  refusals: {
    'yields.crop_unknown':
      'There are no published harvests for this crop, so we can’t estimate it. Choose another crop.',
    'yields.size_wrong': 'Check the field’s size: it looks too small or too large.',
    'yields.date_wrong': 'Choose a planting date within a year of today.',
    'yields.place_missing': 'Choose a county, or a field with a confirmed location.',
    'yields.previous_wrong': 'That harvest is too high or too low. Check the number and the unit.',
    'yields.price_wrong': 'Enter the price in shillings per kg or per bag.',
  },
};
