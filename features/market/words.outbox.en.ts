/** Texts for reports in the outbox, and for refused reports. */
export const marketOutboxEn = {
  outbox: { report: (crop: string) => (crop ? `Report a price: ${crop}` : 'Report a price') },
  refusals: {
    'market.crop_unknown': 'This crop is not in the list. Choose another.',
    'market.market_missing': 'Enter the market, or where the broker came.',
    'market.county_wrong': 'Choose a county.',
    'market.price_wrong': 'Enter a price in shillings, from 1 to 1,000,000.',
    'market.measure_weight': ({ most = 300 }: { most?: string | number }) =>
      `Enter how many kg one holds, up to ${most}.`,
    'market.price_absurd': 'That price per kg is too high for any crop. Check the price and the unit.',
    'market.day_wrong': ({ days = 30 }: { days?: string | number }) =>
      `Choose today or one of the last ${days} days.`,
    'market.too_many': ({ limit = 10 }: { limit?: string | number }) =>
      `You’ve sent ${limit} prices today. You can send more tomorrow.`,
    'market.list_unreadable':
      'We can’t read this file. Save it as CSV in UTF-8, no longer than a price list.',
    'market.list_columns': 'We don’t know these columns. Use a price list from WFP, HDX or KAMIS.',
    'market.list_running': 'A list like this is being imported now. Try again in a minute.',
    'market.no_feed': 'No price service is set up. Import a list from a file.',
    'market.report_gone': 'This report doesn’t exist any more.',
    'market.report_decided': 'Another administrator has already decided on this report.',
  },
};
