/** Texts for reports in the outbox, and for refused reports. */
export const marketOutboxEn = {
  outbox: { report: (crop: string) => (crop ? `Price of ${crop}` : 'A price') },
  refusals: {
    'market.crop_unknown': 'This crop is not in the list. Choose another.',
    'market.market_missing': 'Write which market it was, or where the broker came.',
    'market.county_wrong': 'Choose a county.',
    'market.price_wrong': 'Write a price in shillings, from 1 to 1,000,000.',
    'market.measure_weight': ({ most = 300 }: { most?: string | number }) =>
      `Write what one holds, in kilograms, up to ${most}.`,
    'market.price_absurd': 'No crop costs that by the kilogram. Check the price and what it was for.',
    'market.day_wrong': ({ days = 30 }: { days?: string | number }) =>
      `The day must be today or one of the last ${days} days.`,
    'market.too_many': ({ limit = 10 }: { limit?: string | number }) =>
      `You have sent ${limit} prices today. Send more tomorrow.`,
    'market.list_unreadable':
      'This file cannot be read. Save it as CSV in UTF-8, and not longer than a price list.',
    'market.list_columns':
      'These are not the columns of a price list. Known are those of WFP, of HDX and of KAMIS.',
    'market.list_running': 'A list like this is being brought right now. Try again in a minute.',
    'market.no_feed': 'No price service is set up on this server. Bring a list by hand.',
    'market.report_gone': 'This report is not there any more.',
    'market.report_decided': 'Somebody has decided on this report already.',
  },
};
