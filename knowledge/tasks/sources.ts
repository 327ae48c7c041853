import type { Source } from '../sources.ts';

/** Where the days, amounts, prices and harvests of the work lists come from; `basis` as in the books. */
export const taskSources = {
  kalro_crop_work: { title: 'Crop growing guides: work of the season', publisher: 'KALRO, NAFIS, Infonet-Biovision', year: null, basis: 'general', used: 'gap filling, thinning, weeding, staking, top dressing, picking' },
  spacing_guides: { title: 'Spacing and seed for an acre', publisher: 'KALRO, NAFIS, CIP, Ministry of Agriculture', year: null, basis: 'general', used: 'seed, cuttings and plants for an acre' },
  feeding_guides: { title: 'Fertilizer guides by crop', publisher: 'KALRO, NAAIAP', year: null, basis: 'general', used: 'orders of magnitude for an acre; a soil test decides' },
  csir_maize: { title: 'Weed control in maize', publisher: 'CSIR Ghana, agritech desk', year: null, url: 'http://agritech.csirgh.com/?qa=364&qa_1=what-is-the-best-way-to-control-weeds-in-my-maize-farm', basis: 'seen', used: 'two weedings, 3 and 6 weeks after planting' },
  naads_maize: { title: 'Weed control in maize', publisher: 'NAADS Uganda', year: null, url: 'https://naads.or.ug/weed-control/', basis: 'seen', used: 'clean at knee height before top dressing; weeds cost most from the third to the eighth leaf' },
  naads_sorghum: { title: 'Weeding and thinning of sorghum', publisher: 'NAADS Uganda', year: null, url: 'https://naads.or.ug/weeding-and-thinning/', basis: 'seen', used: 'gaps within 2 weeks of emergence, weeding after 2 to 3 and after 6 weeks, thinning with the first' },
  monitor_beans: { title: 'What it takes to grow beans', publisher: 'Daily Monitor, Uganda', year: null, url: 'https://www.monitor.co.ug/Magazines/Farming/-grow-beans-DAP-leaf-stage-Lasso-4-EC-Water-stress/689860-5602442-32i1qp/index.html', basis: 'seen', used: 'first weeding 2 to 3 weeks after emergence, second 2 to 3 weeks later, none while they flower' },
  farmthru_beans: { title: 'Beans farming', publisher: 'Farmthru', year: null, url: 'https://farmthru.org/read-blog/172_beans-farming.html', basis: 'seen', used: 'land is prepared 2 to 4 weeks before the rains' },
  farmworx_potato: { title: 'How to get high yields on your potato farm', publisher: 'Farmworx Kenya, after SHEP PLUS', year: null, url: 'https://www.farmworx.co.ke/how-to-get-high-yields-on-your-potato-farm-explained/', basis: 'seen', used: '800 to 1,000 kg of seed an acre; earthing up from 15 to 20 cm of height, every two weeks, before the flowers' },
  iita_cassava: { title: 'Six steps to cassava weed management', publisher: 'IITA, cassavamatters.org', year: null, url: 'https://cassavamatters.org/6-steps-to-cassava-weed-management/', basis: 'seen', used: 'cuttings that failed are replaced after 15 to 21 days' },
  ehinga_cassava: { title: 'Cassava crop management', publisher: 'ehinga.org', year: null, url: 'https://ehinga.org/eng/articles/cassava/crop_management', basis: 'seen', used: 'weeding 3, 8 and 12 weeks after planting' },
  kalro_banana: { title: 'Tissue culture banana planting guidelines', publisher: 'FarmBiz Africa, after a KALRO researcher', year: null, url: 'https://farmbiz.glorycarefoundation.org/training-registration-farmbiz-society-members-only/13-yields/301-tissue-culture-banana-planting-guidelines', basis: 'seen', used: 'three suckers a stool, 9 by 9 feet, two wheelbarrows of manure a hole' },
  coffee_pruning: { title: 'Coffee farmers urged to adopt best farming practices', publisher: 'Kenya Summary, agronomist of a cooperative in Kigumo', year: null, url: 'https://kenyasummary.com/news/3190/coffee-farmers-urged-to-adopt-best-farming-practices', basis: 'seen', used: 'pruning in the dry months of January and February, after the main harvest' },
  cri_coffee_work: { title: 'Coffee growing and protection guides', publisher: 'KALRO Coffee Research Institute', year: null, basis: 'general', used: 'weeding and looking for rust and berry disease before and during the rains' },
  faw_scouting: { title: 'Fall armyworm field guides', publisher: 'FAO, CIMMYT', year: null, basis: 'general', used: 'a weekly look from emergence to tassels, 20 plants at each of 5 places' },
  book: { title: 'The pages of Mavuno’s book', publisher: 'Mavuno; each page names its own sources', year: null, basis: 'general', used: 'signs and first steps' },
  drying_guides: { title: 'Grain drying, aflatoxin and storage guides', publisher: 'FAO, KALRO and PICS', year: null, basis: 'general', used: 'drying to 13 %, sorting, airtight bags' },
  water_balance: { title: 'FAO Irrigation and Drainage Paper 56', publisher: 'FAO', year: 1998, basis: 'seen', used: 'soil water balance; when water is due' },
  spray_label: { title: 'Rules of safe use on pesticide labels', publisher: 'PCPB, labels', year: null, basis: 'general', used: 'no spraying before rain of 5 mm or above 15 km/h of wind' },
  kmd_onset: { title: 'Onset of the rains', publisher: 'Kenya Meteorological Department', year: 2025, basis: 'seen', used: '20 mm in three days, 10 mm in the north' },
  county_windows: { title: 'Planting windows by region', publisher: 'Ministry of Agriculture, Kenya Meteorological Department', year: null, basis: 'general', used: 'usual planting weeks' },
  fews_seasons: { title: 'Season calendar of Kenya', publisher: 'FEWS NET, HarvestStat', year: null, basis: 'seen', used: 'long rains planted in March, short rains in October' },
  crop_calendar: { title: 'Days to harvest by crop and seed', publisher: 'KALRO, The Standard, growing guides', year: null, basis: 'general', used: 'when the harvest may begin' },
  weather_models: { title: 'Mavuno’s weather rules', publisher: 'Published models; each alert names its own', year: null, basis: 'general', used: 'what an alert asks to be done first' },
  // What is reached, and what it costs.
  kalro_maize_yield: { title: 'Maize agronomy table', publisher: 'KALRO', year: null, basis: 'seen', used: 'best yield of maize seed by zone' },
  kalro_bean_yield: { title: 'Bean variety descriptions (KAT types, Nyota, Angaza)', publisher: 'KALRO', year: null, basis: 'seen', used: 'bags of beans an acre' },
  attainable_guides: { title: 'Yields of good smallholders', publisher: 'Variety sheets, CIP, ICRISAT, IRRI, GYGA', year: null, basis: 'general', used: 'what is reached with good care' },
  kilimostat: { title: 'County maize area and production, 2012 to 2023', publisher: 'KilimoSTAT, Ministry of Agriculture, as kept in a public dashboard', year: 2023, basis: 'seen', used: 'mean maize yield of the county' },
  faostat: { title: 'Crops and livestock products, yield, 2020 to 2024', publisher: 'FAOSTAT', year: 2024, basis: 'seen', used: 'what a hectare gives in Kenya' },
  fertilizer_price: { title: 'Fertilizer prices: KES 2,500 subsidised (August 2023), 6,500 without (September 2022)', publisher: 'KBC; Agriculture and Food Authority', year: 2023, url: 'https://www.kbc.co.ke/fertilizer-prices-to-drop-to-ksh-2500-president-ruto-says/', basis: 'seen', used: 'price of a 50-kg bag' },
  tegemeo_maize: { title: 'Cost of producing maize, Uasin Gishu and Trans Nzoia, without rent', publisher: 'Tegemeo Institute, told by West FM', year: 2018, url: 'http://westfm.co.ke/maize-performance-boost-research/', basis: 'seen', used: 'KES 31,284 to 33,296 an acre on large farms' },
  tomato_costs: { title: 'What an acre of tomatoes cost: a farmer in Kwale (2022), an adviser’s list with rent and watering (2025)', publisher: 'Kenyan Trend; Rich Farm Kenya', year: 2025, url: 'https://richfarmkenya.com/2025/01/the-cost-of-farming-1-acre-of-tomatoes.html', basis: 'seen', used: 'KES 150,000 to 270,600 and about 100 days of work an acre' },
} as const satisfies Readonly<Record<string, Source>>;

export type TaskSource = keyof typeof taskSources;
