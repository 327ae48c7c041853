/** The outbox's texts, separate from the screens. */
export const yieldOutboxEn = {
  outbox: { predict: (crop: string) => `Yield prediction: ${crop}` },
  countedRows: {
    yield_prediction: (n: number) => (n === 1 ? '1 harvest estimate' : `${n} harvest estimates`),
  },
  refusals: {
    'yields.crop_unknown':
      'Nobody publishes the harvest of this crop, so nothing can be predicted. Choose another crop.',
    'yields.size_wrong': 'The land is too small or too large. Write its size again.',
    'yields.date_wrong': 'The planting date lies too far back or ahead. Choose a day within a year.',
    'yields.place_missing': 'Choose the county of the land, or a field whose place is known.',
    'yields.previous_wrong': 'No field gives so much, or so little. Look at the number and at its measure.',
    'yields.price_wrong': 'This is no price of a kilogram or a bag. Write shillings for one of them.',
  },
};
