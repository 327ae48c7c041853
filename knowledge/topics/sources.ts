import { sources, type Source, type SourceId } from '../sources.ts';
import { taskSources, type TaskSource } from '../tasks/sources.ts';

/** Sources of figures that neither the books nor the work lists use. `basis` as in the books. */
const ownSources = {
  kalro_maize_zones: { title: 'Maize agronomy table: zones, varieties, months, best yields', publisher: 'KALRO', year: null, basis: 'seen', used: 'altitudes, counties and months to harvest of maize varieties' },
  maize_farm_press: { title: 'Maize hybrids by altitude and days', publisher: 'Farm press in Kenya', year: null, basis: 'seen', used: 'WH507, KH500-33A, H6213 and H6212' },
  kalro_bean_types: { title: 'Bean variety descriptions (KAT types, Nyota, Angaza)', publisher: 'KALRO', year: null, basis: 'seen', used: 'days and bags per acre of bush beans' },
  standard_potato_types: { title: 'Potato varieties grown in Kenya', publisher: 'The Standard', year: null, basis: 'seen', used: 'months to maturity of potato varieties' },
  crop_days: { title: 'Crop growing guides: days to harvest', publisher: 'KALRO, NAFIS, CIP, IRRI', year: null, basis: 'general', used: 'days or months from planting to harvest' },
  avocado_season: { title: 'The best time for avocado harvesting in Kenya', publisher: 'Freshela Exporters', year: null, url: 'https://freshelaexporters.com/?p=1667', basis: 'seen', used: 'trees bear after three to four years, harvest March to September' },
  season_study: { title: 'Onset and end of the long rains', publisher: 'Mugo and others, Kenya Meteorological Society', year: null, basis: 'seen', used: 'mean start 14 March, mean end 29 May, and their spread' },
  fao56_crops: { title: 'FAO Irrigation and Drainage Paper 56, tables 11, 19 and 22', publisher: 'FAO', year: 1998, basis: 'seen', used: 'rooting depth, share of soil water that may be used, water held by soils, stages' },
  fao33_stages: { title: 'Yield response to water (Irrigation and Drainage Paper 33)', publisher: 'FAO', year: 1979, basis: 'general', used: 'stages in which thirst costs most' },
  irrigation_manuals: { title: 'Irrigation training manuals', publisher: 'FAO', year: null, basis: 'general', used: 'how much of the water reaches the roots by each method' },
  heat_guides: { title: 'Heat and cold limits of crops', publisher: 'FAO, CIP, IRRI and growing guides', year: null, basis: 'general', used: 'temperatures at flowering and tuber set' },
  lobell_2011: { title: 'Nonlinear heat effects on African maize', publisher: 'Nature Climate Change', year: 2011, basis: 'seen', used: '1% of the yield for each degree-day above 30 °C, 1.7% in drought; over 20,000 trials' },
  sowing_delay: { title: 'Planting date and maize yield in eastern and southern Africa', publisher: 'CIMMYT and national trials', year: null, basis: 'general', used: 'loss of 1 to 2% for each day of delay' },
  ecocrop: { title: 'EcoCrop database of crop requirements', publisher: 'FAO', year: null, basis: 'seen', used: 'temperature and rain that suit maize, potato, bean and cassava' },
  wfp_prices: { title: 'Food prices for Kenya, January 2024 to February 2026', publisher: 'World Food Programme, Humanitarian Data Exchange', year: 2026, basis: 'seen', used: 'low, middle and high wholesale price of a kilogram' },
  market_units: { title: 'Bags, crates and tins of Kenya’s markets', publisher: 'Farm Radio, Kenya News Agency, market boards', year: null, basis: 'general', used: 'weights of bags, gorogoro and debe; swing of the price of a tin after harvest' },
  kephis_1393: { title: 'Checking seed by the code on the packet', publisher: 'Seed Trade Association of Kenya, KEPHIS', year: null, basis: 'seen', used: 'free SMS to 1393 with the scratch code' },
  safety_surveys: { title: 'Pesticide handling of vegetable and potato farmers', publisher: 'Macharia 2012 and other surveys', year: 2012, basis: 'seen', used: '27% gave too much; 68% without clothing; 30% could follow a label' },
  data_act: { title: 'Data Protection Act', publisher: 'Republic of Kenya', year: 2019, basis: 'general', used: 'consent, a copy of one’s data, deletion' },
  leaf_study: { title: 'Accuracy of a leaf app, officers and farmers on cassava', publisher: 'Mrisho and others, Frontiers in Plant Science', year: 2020, basis: 'seen', used: 'several leaves of a plant give a surer answer than one' },
  agroforestry_guides: { title: 'Agroforestry, erosion and water harvesting guides', publisher: 'FAO, World Agroforestry, KALRO', year: null, basis: 'general', used: 'trees, contour lines, terraces, pits and ponds on small farms' },
  farm_business: { title: 'Farm records and gross margins', publisher: 'Ministry of Agriculture farm management handbooks', year: null, basis: 'general', used: 'what to write down, profit and break-even price' },
  county_offices: { title: 'Who to ask in a county', publisher: 'Extension officers, KEPHIS, PCPB, KALRO', year: null, basis: 'general', used: 'who answers which question' },
  mavuno_rule: { title: 'Mavuno’s own rule', publisher: 'Mavuno', year: 2026, basis: 'general', used: 'choices of this app, built on the sources named beside them; not a published figure' },
  mavuno_app: { title: 'How Mavuno works', publisher: 'Mavuno', year: 2026, basis: 'seen', used: 'what the app does and where it is found' },
} as const satisfies Readonly<Record<string, Source>>;

export type OwnSource = keyof typeof ownSources;

const all: Readonly<Record<string, Source>> = { ...taskSources, ...ownSources, ...sources };

/** The source of a point. Every id of `TopicSource` has one. */
export const topicSource = (id: SourceId | TaskSource | OwnSource): Source => all[id]!;
