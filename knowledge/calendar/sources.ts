import type { Source } from '../sources.ts';

/** Sources of the days and planting windows in the calendar. `basis` as in the books. */
export const calendarSources = {
  kalro_maize_table: { title: 'Maize agronomy table: zones, varieties, months to maturity', publisher: 'KALRO', year: null, basis: 'seen', used: 'altitudes, counties and months to harvest of maize varieties' },
  kalro_bean_varieties: { title: 'Bean variety descriptions (KAT types, Nyota, Angaza)', publisher: 'KALRO', year: null, basis: 'seen', used: 'days to maturity of bush beans' },
  standard_potato: { title: 'Potato varieties grown in Kenya', publisher: 'The Standard', year: null, basis: 'seen', used: 'months to maturity of potato varieties' },
  field_crop_guides: { title: 'Crop growing guides', publisher: 'KALRO, NAFIS, CIP, IRRI', year: null, basis: 'general', used: 'days or months to harvest' },
  infonet_crops: { title: 'Crop pages', publisher: 'Infonet-Biovision', year: null, basis: 'general', used: 'first harvest and picking of vegetables and fruit' },
  standard_passion: { title: 'How to grow passion fruits', publisher: 'The Standard', year: null, url: 'https://standardmedia.co.ke/farmkenya/amp/article/2001335427/how-to-grow-passion-fruits', basis: 'seen', used: 'fruit within a year of planting' },
  avocado_exporters: { title: 'The best time for avocado harvesting in Kenya', publisher: 'Freshela Exporters', year: null, url: 'https://freshelaexporters.com/?p=1667', basis: 'seen', used: 'trees bear after three to four years, harvest March to September' },
  fruit_seasons: { title: 'Harvest months of fruit and coffee in Kenya', publisher: 'Agriculture and Food Authority', year: null, basis: 'general', used: 'usual harvest months' },
  fao56_stages: { title: 'FAO Irrigation and Drainage Paper 56, table 11', publisher: 'FAO, as read from pyfao56', year: 1998, basis: 'seen', used: 'shares of the growth stages' },
  fao56_stages_general: { title: 'FAO Irrigation and Drainage Paper 56, table 11', publisher: 'FAO', year: 1998, basis: 'general', used: 'shares of the growth stages' },
  county_windows: { title: 'Planting windows by region', publisher: 'Ministry of Agriculture, Kenya Meteorological Department', year: null, basis: 'general', used: 'usual planting weeks' },
  fews_seasons: { title: 'Season calendar of Kenya', publisher: 'FEWS NET, HarvestStat', year: null, basis: 'seen', used: 'long rains: planting March, harvest August; short rains: October to March' },
} as const satisfies Readonly<Record<string, Source>>;

export type CalendarSource = keyof typeof calendarSources;
