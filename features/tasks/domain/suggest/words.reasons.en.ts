/** Figures as text, days written out. `crop` is in lower case, `page` is a condition's name. */
export interface Shown {
  readonly crop: string;
  readonly page: string;
  readonly alert: string;
  readonly n: Readonly<Record<string, string>>;
}

const of =
  (key: string) =>
  ({ n }: Shown): string =>
    n[key] ?? '';
const [age, planted, from, to, county] = [of('age'), of('planted'), of('from'), of('to'), of('county')];
const ago = (w: Shown): string =>
  age(w) === '0' ? 'today' : age(w) === '1' ? '1 day ago' : `${age(w)} days ago`;
const stage = (w: Shown, what: string): string => {
  if (w.n['by'] === 'months') return `${what} is due in these months, ${from(w)} to ${to(w)}.`;
  return `${w.n['plan'] === '1' ? `If you plant on ${planted(w)}` : `Planted on ${planted(w)}, ${ago(w)}`}: ${what.toLowerCase()} falls between ${from(w)} and ${to(w)}.`;
};
/** In a plan every step is named by its days from planting. */
const inPlan =
  (what: string, otherwise: (w: Shown) => string) =>
  (w: Shown): string =>
    w.n['by'] === 'plan' ? stage(w, what) : otherwise(w);

export const suggestEn = {
  field: 'the field',
  drier: (w: Shown) => `Rain is forecast until then; ${of('drier')(w)} looks drier.`,
  forecast: (day: string) => `By the forecast of ${day}.`,
  title: {
    get_ready: (w: Shown) => `Get seed and what it needs: ${w.crop}`,
    nursery: (w: Shown) => `Sow the nursery: ${w.crop}`,
    land_preparation: (w: Shown) =>
      w.crop === '' ? 'Prepare the land for planting' : `Prepare the land for ${w.crop}`,
    planting_window: (w: Shown) => (w.crop === '' ? 'Plant this field' : `Plant ${w.crop}`),
    gap_filling: (w: Shown) => `Fill the gaps in the ${w.crop}`,
    thinning: (w: Shown) => `Thin the ${w.crop}`,
    weeding_first: (w: Shown) => `Weed the ${w.crop}`,
    weeding_second: (w: Shown) => `Weed the ${w.crop} again`,
    top_dressing: (w: Shown) => `Top dress the ${w.crop}`,
    earthing_up: (w: Shown) => `Earth up the ${w.crop}`,
    staking: (w: Shown) => `Stake the ${w.crop}`,
    pruning: (w: Shown) => `Prune the ${w.crop}`,
    desuckering: (w: Shown) => `Take out extra suckers (${w.crop})`,
    scouting: (w: Shown) =>
      w.page === '' ? `Look over the ${w.crop}` : `Look over the ${w.crop}: ${w.page}`,
    irrigate_today: (w: Shown) => `Water the ${w.crop} today`,
    spray_wait: (w: Shown) => `Wait with spraying until ${of('better')(w)}`,
    harvest_window: (w: Shown) => `Harvest the ${w.crop}`,
    dry_and_store: (w: Shown) => `Dry the ${w.crop} and store it`,
    look_again: (w: Shown) => `Look at the sick plants again: ${w.page}`,
    alert_follow_up: (w: Shown) => `After the alert: ${w.alert}`,
  },
  why: {
    get_ready: (w: Shown) => stage(w, 'Getting ready'),
    nursery: (w: Shown) => stage(w, 'Sowing the nursery'),
    land_preparation: inPlan(
      'Preparing land',
      (w) =>
        `Planting in ${county(w)} usually goes from ${from(w)} to ${to(w)}. Land lies open two to four weeks before.`,
    ),
    planting_window: inPlan('Planting', (w) =>
      w.n['gate'] === 'plant'
        ? `The rains have come: ${of('rain')(w)} mm in three days and no dry week in the forecast. Planting in ${county(w)} usually goes from ${from(w)} to ${to(w)}.`
        : w.n['gate'] === 'prepare'
          ? `Rain is near. Planting in ${county(w)} usually goes from ${from(w)} to ${to(w)}; wait for wet soil.`
          : `Planting in ${county(w)} usually goes from ${from(w)} to ${to(w)}. There is no forecast here: plant when at least 20 mm have fallen within three days.`,
    ),
    gap_filling: (w: Shown) => stage(w, 'Filling gaps'),
    thinning: (w: Shown) => stage(w, 'Thinning'),
    weeding_first: (w: Shown) => stage(w, 'The first weeding'),
    weeding_second: (w: Shown) => stage(w, 'The next weeding'),
    top_dressing: (w: Shown) => stage(w, 'Top dressing'),
    earthing_up: (w: Shown) => stage(w, 'Earthing up'),
    staking: (w: Shown) => stage(w, 'Staking'),
    pruning: (w: Shown) => stage(w, 'Pruning'),
    desuckering: (w: Shown) => stage(w, 'Taking out suckers'),
    scouting: (w: Shown) => stage(w, 'The next look'),
    irrigate_today: (w: Shown) =>
      `The soil lacks ${of('mm')(w)} mm and no rain that would do is forecast. That is ${of('jerricans')(w) === '1' ? '1 jerrican' : `${of('jerricans')(w)} jerricans`} of 20 litres for the whole plot.`,
    spray_wait: (w: Shown) =>
      w.n['fault'] === 'wind'
        ? `Wind of up to ${of('wind')(w)} km/h is forecast: it carries the spray away. ${of('better')(w)} looks better.`
        : `${of('mm')(w)} mm of rain are forecast for today or tomorrow: it washes the spray off. ${of('better')(w)} looks better.`,
    harvest_window: inPlan(
      'The harvest',
      (w) =>
        `By its calendar it is ready between ${of('first')(w)} and ${of('last')(w)}.${w.n['rain'] === '0' ? '' : ` ${of('rain')(w)} mm of rain are forecast this week: ripe grain spoils in it.`}${w.n['wait'] === undefined ? '' : ` You sprayed: do not harvest before ${of('wait')(w)}.`}`,
    ),
    dry_and_store: inPlan(
      'Drying',
      (w) =>
        `Harvested on ${of('harvested')(w)}. Grain that is not dry within ${of('days')(w)} days grows mould, and mould can be poisonous (aflatoxin).`,
    ),
    look_again: (w: Shown) =>
      `You found it on ${of('on')(w)}. After a week it shows whether it goes on spreading.`,
    alert_follow_up: (w: Shown) => w.alert,
  },
  how: {
    get_ready: 'Buy certified seed in good time; keep the receipt and the pack.',
    nursery: 'Sow on a raised bed with fine soil, and shade it lightly.',
    land_preparation: 'Clear, dig and bury the weeds; keep seed and manure ready.',
    planting_window: 'Plant into soil that is wet a hand deep.',
    gap_filling: 'Plant again where nothing came up, while the others are small.',
    thinning: 'Pull out the weakest, in wet soil, and leave the strongest.',
    weeding_first: 'Weed on a dry day, shallow, so that no roots are cut.',
    weeding_second: 'Weed on a dry day. Leave it while the crop flowers.',
    top_dressing:
      'Weed first. Give it into wet soil, beside the plants and never on the leaves. How much, a soil test or the bag says.',
    earthing_up: 'Pull moist soil up around the stems, before the flowers come.',
    staking: 'Put a stake beside each plant and tie it loosely.',
    pruning: 'Cut dry, sick and crowded shoots on a dry day, with a clean blade.',
    desuckering:
      'Leave three on a stool: the bearing one, its follower and a young one. Clean the blade between stools.',
    scouting: 'Walk zigzag and look at 20 plants at each of 5 places. The page in the book shows the signs.',
    irrigate_today: 'Water early in the morning or in the evening, at the foot of the plants.',
    spray_wait:
      'Use the days to pull out sick plants by hand. When you spray: read the label, wear protection, keep the days before harvest.',
    harvest_window: 'Look first whether it is ripe. Keep wet produce apart.',
    dry_and_store:
      'Dry on a sheet, not on the ground, to 13 %: a grain cracks between the teeth. Throw mouldy ones away. Store in a clean, dry, tight bag.',
    look_again: 'Look at the same plants: more spots, the same, or fewer? A new photo tells more.',
    alert_follow_up: 'Open the alert for all that helps.',
  },
};
