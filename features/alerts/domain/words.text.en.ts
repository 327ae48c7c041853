import { knownParts } from './known-parts.ts';
import type { Uncertainty } from './raised-alert.ts';
import type { Confidence, RuleId } from './rule-ids.ts';

/**
 * The rule's figures, formatted for display. `when`: its days as text. `since`: the first of them. `better`:
 * a more suitable day. `forecastNote`: a sentence on how many of the days are forecast, or ''. `n`: figures
 * by name; `elapsedDays` counts the days before today.
 */
export interface AlertTextValues {
  readonly crop: string;
  readonly when: string;
  readonly since: string;
  readonly better: string;
  readonly forecastNote: string;
  readonly n: Readonly<Record<string, string>>;
}
type Said = (s: AlertTextValues) => string;

const sum =
  (what: string): Said =>
  ({ since, n }) =>
    `Since ${since}, ${what.replace('#', n['value'] ?? '')}`;
const wet: Said = ({ when, n }) =>
  `Leaves wet for ${n['hours']} hours or more per day, at about ${n['tmean']} °C, ${when}.`;
const damp: Said = ({ when, n }) =>
  `Very damp air for ${n['hours']} hours or more per day, and nights not below ${n['tmin']} °C, ${when}.`;
const cold: Said = ({ when, n }) =>
  `A low of ${n['tmin']} °C is forecast ${when}. On a clear, calm night it can be 2 to 4 degrees colder near the soil.`;

const title = {
  LATE_BLIGHT_HUTTON: ({ crop }) => `${crop}: weather favourable for late blight`,
  LATE_BLIGHT_SMITH: ({ crop }) => `${crop}: weather very favourable for late blight`,
  LATE_BLIGHT_DSV18: ({ crop }) => `${crop}: weather favourable for late blight`,
  LATE_BLIGHT_SIMCAST: ({ crop }) => `${crop}: weather favourable for late blight`,
  EARLY_BLIGHT_TOMCAST: ({ crop }) => `${crop}: weather favourable for early blight`,
  EARLY_BLIGHT_PDAYS: ({ crop }) => `${crop}: old enough for early blight`,
  MAIZE_NCLB: ({ crop }) => `${crop}: weather favourable for leaf blight`,
  COFFEE_RUST: ({ crop }) => `${crop}: weather favourable for leaf rust`,
  COFFEE_BERRY_DISEASE: ({ crop }) => `${crop}: weather favourable for berry disease`,
  RICE_BLAST: ({ crop }) => `${crop}: weather favourable for blast`,
  BEAN_ANTHRACNOSE: ({ crop }) => `${crop}: weather favourable for anthracnose`,
  BEAN_ALS: ({ crop }) => `${crop}: weather favourable for angular leaf spot`,
  BANANA_SIGATOKA_HIGH: ({ crop }) => `${crop}: weather favourable for black Sigatoka`,
  BANANA_SIGATOKA_MODERATE: ({ crop }) => `${crop}: some risk of black Sigatoka`,
  FAW_SCOUT: ({ crop }) => `${crop}: check for fall armyworm every week`,
  FAW_GENERATION: ({ crop }) => `${crop}: new fall armyworms may hatch now`,
  TUTA_GENERATION: ({ crop }) => `${crop}: new Tuta moths may hatch now`,
  SUCKING_PESTS: ({ crop }) => `${crop}: weather favourable for sucking insects`,
  HEAT_STRESS: ({ crop }) => `${crop}: hot days ahead`,
  FROST_WATCH: () => 'Cold night: frost is possible',
  FROST_WARNING: () => 'Frost is likely',
  HEAVY_RAIN: () => 'Heavy rain is coming',
  FLOOD_RISK: () => 'Very heavy rain: risk of flooding',
  DRY_SPELL: ({ crop, n }) => `${crop}: ${n['elapsedDays']} days without rain so far`,
  PLANTING_ONSET: () => 'The rains seem to have begun',
  FALSE_ONSET_RISK: () => 'Rain has come, but a dry week may follow',
  SPRAY_HOLD: () => "Don't spray on these days",
  GREEN_DROP: ({ crop }) => `${crop}: suddenly less green`,
} satisfies Record<RuleId, Said>;

const seen = {
  LATE_BLIGHT_HUTTON: damp,
  LATE_BLIGHT_SMITH: damp,
  LATE_BLIGHT_DSV18: sum('damp hours have added up to # points. From 18 on, late blight can break out.'),
  LATE_BLIGHT_SIMCAST: sum(
    'damp hours have added up to # blight units. From 30 on, unprotected leaves of varieties such as Shangi are in danger.',
  ),
  EARLY_BLIGHT_TOMCAST: sum('wet leaves have added up to # points. From 15 on, the spots spread fast.'),
  EARLY_BLIGHT_PDAYS: sum(
    'warm days have added up to # potato days. From 300 on, the older leaves get disease easily.',
  ),
  MAIZE_NCLB: wet,
  COFFEE_RUST: wet,
  COFFEE_BERRY_DISEASE: ({ when, n }) =>
    `Cool weather with rain on ${n['count']} days of a week, ${when}, while the berries are tender. What counts is how often it rains, not how much.`,
  RICE_BLAST: ({ when, n }) =>
    `Damp or rainy days at about ${n['tmean']} °C ${when}, while the rice is at a stage that catches disease easily.`,
  BEAN_ANTHRACNOSE: wet,
  BEAN_ALS: (s) => `${wet(s)} There were dry days in between.`,
  BANANA_SIGATOKA_HIGH: ({ when, n }) =>
    `Only ${n['value']} mm of water evaporated in a week, ${when}, so leaves stay wet for long. Below 22 mm the danger is high.`,
  BANANA_SIGATOKA_MODERATE: ({ when, n }) =>
    `${n['value']} mm of water evaporated in a week, ${when}. Between 22 and 30 mm there is some danger.`,
  FAW_SCOUT: ({ since }) =>
    `Your maize came up about ${since}. Fall armyworm can damage it until tasselling, in any weather.`,
  FAW_GENERATION: sum(
    'when it was found here, there has been enough warmth for a new generation (# degree-days; it needs 392).',
  ),
  TUTA_GENERATION: sum(
    'when it was found here, there has been enough warmth for a new generation (# degree-days; it needs 417).',
  ),
  SUCKING_PESTS: ({ n }) =>
    `${n['value'] === '0' ? 'No rain' : `Only ${n['value']} mm of rain`} in ten days, at about ${n['tmean']} °C. Aphids, whitefly, thrips and mites multiply fast then.`,
  HEAT_STRESS: ({ crop, when, n }) =>
    `${knownParts([n['tmax'], (t) => `up to ${t} °C by day`], [n['warmestNight'], (t) => `nights up to ${t} °C`]) || 'Very hot weather'}, ${when}. That is more than ${crop.toLowerCase()} can take at this age.`,
  FROST_WATCH: cold,
  FROST_WARNING: cold,
  HEAVY_RAIN: ({ when, n }) => `${n['mostRain']} mm of rain in one day is forecast ${when}.`,
  FLOOD_RISK: ({ when, n }) => `${n['rain']} mm of rain is expected ${when}.`,
  DRY_SPELL: ({ when, n }) => `${n['count']} days with hardly any rain (less than 1 mm per day) ${when}.`,
  PLANTING_ONSET: ({ when, n }) =>
    `${n['value']} mm of rain fell ${when}, and no dry week is forecast in the next ten days. The Kenya Meteorological Department itself waits for 21 days.`,
  FALSE_ONSET_RISK: ({ when, n }) =>
    `${n['value']} mm of rain fell ${when}, but then seven days or more with hardly any rain are forecast. Seed that comes up now may dry out.`,
  SPRAY_HOLD: ({ when, better }) =>
    `Rain of 5 mm or more, or wind above 15 km/h, ${when}. A better day by this forecast: ${better}.`,
  GREEN_DROP: ({ when, n }) =>
    `The satellite image ${when} shows a greenness (NDVI) of ${n['green']} out of 100. In the images before that, it was about ${n['greenBefore']}.`,
} satisfies Record<RuleId, Said>;

/** One short sentence for a text message. */
const act = {
  LATE_BLIGHT_HUTTON: 'Check under lower leaves; pull out and bury sick plants.',
  LATE_BLIGHT_SMITH: 'Check under lower leaves today; pull out and bury sick plants.',
  LATE_BLIGHT_DSV18: 'Check under lower leaves; pull out and bury sick plants.',
  LATE_BLIGHT_SIMCAST: 'Check under lower leaves; pull out and bury sick plants.',
  EARLY_BLIGHT_TOMCAST: 'Pick off old leaves with ringed spots.',
  EARLY_BLIGHT_PDAYS: 'Check old leaves for ringed spots; feed and water.',
  MAIZE_NCLB: 'Check lower leaves for long grey patches.',
  COFFEE_RUST: 'Check inside the bush for orange powder; prune.',
  COFFEE_BERRY_DISEASE: 'Pick and bury berries with dark sunken spots.',
  RICE_BLAST: 'Keep water in the paddy; no nitrogen for now.',
  BEAN_ANTHRACNOSE: 'Work in beans only when the leaves are dry.',
  BEAN_ALS: 'Work in beans only when the leaves are dry.',
  BANANA_SIGATOKA_HIGH: 'Cut off half-dead leaves; open the drains.',
  BANANA_SIGATOKA_MODERATE: 'Cut off half-dead leaves.',
  FAW_SCOUT: 'Check 20 plants in each of 5 places; crush eggs by hand.',
  FAW_GENERATION: 'Check 20 plants in each of 5 places; crush eggs by hand.',
  TUTA_GENERATION: 'Pick off mined leaves and holed fruit.',
  SUCKING_PESTS: 'Check under young leaves; rinse off with water.',
  HEAT_STRESS: 'Water early or late; cover the soil.',
  FROST_WATCH: 'Cover seedlings in the evening; water the soil before.',
  FROST_WARNING: 'Cover seedlings in the evening; water the soil before.',
  HEAVY_RAIN: 'Open the drains; no fertiliser or spraying for now.',
  FLOOD_RISK: 'Move people and animals from low land; open drains.',
  DRY_SPELL: 'Cover the soil and weed; no top dressing for now.',
  PLANTING_ONSET: 'Plant now if the soil is moist a hand deep.',
  FALSE_ONSET_RISK: "Don't plant yet; get land and seed ready.",
  SPRAY_HOLD: "Don't spray: rain or wind would waste it.",
  GREEN_DROP: 'Go and check today: pests, disease, water, animals.',
} satisfies Record<RuleId, string>;

const ruleNames = {
  LATE_BLIGHT_HUTTON: 'Hutton criteria, James Hutton Institute 2017',
  LATE_BLIGHT_SMITH: 'Smith period, 1956',
  LATE_BLIGHT_DSV18: 'Severity values of Wallin and BLITECAST',
  LATE_BLIGHT_SIMCAST: 'SimCast, Fry 1983',
  EARLY_BLIGHT_TOMCAST: 'TOMCAST, Pitblado 1992',
  EARLY_BLIGHT_PDAYS: 'Potato days, Pscheidt and Stevenson 1988',
  MAIZE_NCLB: 'Degree-hours of leaf blight; two days in seven is our own count',
  COFFEE_RUST: 'Wet hours of coffee rust; three days in seven is our own count',
  COFFEE_BERRY_DISEASE: 'Rainy days at altitude, from Mouen Bedimo 2012; the figures are our own',
  RICE_BLAST: 'EPIRICE; three days in five is our own count',
  BEAN_ANTHRACNOSE: 'Cool, wet days; the figures are our own',
  BEAN_ALS: 'Warm, wet days between dry ones; the figures are our own',
  BANANA_SIGATOKA_HIGH: 'Weekly evaporation, Ganry and Meyer',
  BANANA_SIGATOKA_MODERATE: 'Weekly evaporation, Ganry and Meyer',
  FAW_SCOUT: 'FAO guide to fall armyworm: check every week',
  FAW_GENERATION: 'Degree-days of fall armyworm, du Plessis 2020',
  TUTA_GENERATION: 'Degree-days of Tuta absoluta, Krechemer and Foerster 2015',
  SUCKING_PESTS: 'Ten warm, dry days; the figures are our own',
  HEAT_STRESS: 'Heat limits of crops from research',
  FROST_WATCH: 'Night at 4 °C or below, based on FAO’s frost manual; the limits are our own',
  FROST_WARNING: 'Night at 2 °C or below, based on FAO’s frost manual; the limits are our own',
  HEAVY_RAIN: '30 mm in a day, from the Kenya Meteorological Department’s levels',
  FLOOD_RISK: '50 mm in a day or 100 mm in three; our own limits',
  DRY_SPELL: 'Seven days below 1 mm, as in agrometeorology',
  PLANTING_ONSET: 'Onset rule of the Kenya Meteorological Department, checked for ten days only',
  FALSE_ONSET_RISK: 'Onset rule of the Kenya Meteorological Department, checked for ten days only',
  SPRAY_HOLD: 'What spray labels say',
  GREEN_DROP:
    'NDVI 0.15 or more below the median of the field’s last three clear images; the limits are our own',
} satisfies Record<RuleId, string>;

export const alertTextEn = {
  title,
  seen,
  act,
  /** The rule's name and source. */
  ruleNames,
  basis: {
    published: 'A published rule.',
    composite: 'Our own rule, based on published research. Not yet tested in Kenya.',
  },
  confidence: { high: 'Quite sure', medium: 'Fairly sure', low: 'Not very sure' } satisfies Record<
    Confidence,
    string
  >,
  doubts: {
    own_rule: 'this is our own rule',
    forecast: 'part of it is a forecast',
    far_ahead: 'the forecast reaches several days ahead',
    hours_estimated: 'damp hours are estimated, not measured',
    days_missing: 'the weather of some days is missing',
    guessed_boundary: 'the boundary is a square guessed from size and location',
  } satisfies Record<Uncertainty, string>,
  because: (doubts: string) => `: ${doubts}`,
  allAhead: 'This is a forecast.',
  someAhead: (n: string) => `${n} of these days are forecast.`,
  oneAhead: 'One of these days is forecast.',
  atMostAhead: (n: string) =>
    n === '1' ? 'At most one of these days is forecast.' : `At most ${n} of these days are forecast.`,
  nearby: (farmers: string) =>
    farmers === '1'
      ? 'An expert confirmed it for a farmer nearby in the last 30 days.'
      : `${farmers} farmers nearby found it in the last 30 days.`,
  until: (day: string) => `Applies until ${day}.`,
  untilShort: (day: string) => `Until ${day}.`,
  on: (day: string) => `on ${day}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  daysWithin: (n: string, from: string, to: string) =>
    `on ${n} ${n === '1' ? 'day' : 'days'} from ${from} to ${to}`,
  sample: 'SAMPLE, not real',
  noCrop: 'Field',
  severalFields: (n: number) => `${n} fields`,
  onFields: (names: string, more: number) => `On ${names}${more > 0 ? ` and ${more} more` : ''}:`,
};
