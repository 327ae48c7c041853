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
  return `${w.n['plan'] === '1' ? `If you plant on ${planted(w)}` : `Planted on ${planted(w)}, ${ago(w)}`}: ${what.toLowerCase()} is due between ${from(w)} and ${to(w)}.`;
};
/** In a plan every step is named by its days from planting. */
const inPlan =
  (what: string, otherwise: (w: Shown) => string) =>
  (w: Shown): string =>
    w.n['by'] === 'plan' ? stage(w, what) : otherwise(w);

export const suggestEn = {
  field: 'the field',
  drier: (w: Shown) => `Rain is forecast until then; ${of('drier')(w)} looks drier.`,
  forecast: (day: string) => `From the forecast of ${day}.`,
  title: {
    get_ready: (w: Shown) => `Get seed and inputs: ${w.crop}`,
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
    scouting: (w: Shown) => (w.page === '' ? `Check the ${w.crop}` : `Check the ${w.crop}: ${w.page}`),
    irrigate_today: (w: Shown) => `Water the ${w.crop} today`,
    spray_wait: (w: Shown) => `Wait until ${of('better')(w)} to spray`,
    harvest_window: (w: Shown) => `Harvest the ${w.crop}`,
    dry_and_store: (w: Shown) => `Dry the ${w.crop} and store it`,
    look_again: (w: Shown) => `Check the sick plants again: ${w.page}`,
    alert_follow_up: (w: Shown) => `After the alert: ${w.alert}`,
  },
  why: {
    get_ready: (w: Shown) => stage(w, 'Getting ready'),
    nursery: (w: Shown) => stage(w, 'Sowing the nursery'),
    land_preparation: inPlan(
      'Preparing land',
      (w) =>
        `Planting in ${county(w)} is usually from ${from(w)} to ${to(w)}. Prepare the land two to four weeks before.`,
    ),
    planting_window: inPlan('Planting', (w) =>
      w.n['gate'] === 'plant'
        ? `The rains have come: ${of('rain')(w)} mm in three days, and no dry week in the forecast. Planting in ${county(w)} is usually from ${from(w)} to ${to(w)}.`
        : w.n['gate'] === 'prepare'
          ? `Rain is near. Planting in ${county(w)} is usually from ${from(w)} to ${to(w)}. Wait until the soil is wet.`
          : `Planting in ${county(w)} is usually from ${from(w)} to ${to(w)}. We have no forecast here: plant after at least 20 mm of rain in three days.`,
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
    scouting: (w: Shown) => stage(w, 'The next check'),
    irrigate_today: (w: Shown) =>
      `The soil lacks ${of('mm')(w)} mm of water, and not enough rain is forecast. ${w.n['jerricans'] === undefined ? `Give about ${of('mm')(w)} litres on each square metre.` : `Give ${of('jerricans')(w) === '1' ? '1 jerrican' : `${of('jerricans')(w)} jerricans`} of 20 litres for the whole field.`}`,
    spray_wait: (w: Shown) =>
      w.n['fault'] === 'wind'
        ? `Wind of up to ${of('wind')(w)} km/h is forecast: it blows the spray away. ${of('better')(w)} looks better.`
        : `${of('mm')(w)} mm of rain is forecast for today or tomorrow: it washes the spray off. ${of('better')(w)} looks better.`,
    harvest_window: inPlan(
      'The harvest',
      (w) =>
        `By the calendar it should be ready between ${of('first')(w)} and ${of('last')(w)}.${w.n['rain'] === '0' ? '' : ` ${of('rain')(w)} mm of rain is forecast this week: ripe grain spoils in rain.`}${w.n['wait'] === undefined ? '' : ` You sprayed: don’t harvest before ${of('wait')(w)}.`}`,
    ),
    dry_and_store: inPlan(
      'Drying',
      (w) =>
        `You harvested on ${of('harvested')(w)}. Grain that isn’t dry within ${of('days')(w)} days grows mould, and mould can be poisonous (aflatoxin).`,
    ),
    look_again: (w: Shown) =>
      `You found it on ${of('on')(w)}. After a week you can see whether it is still spreading.`,
    alert_follow_up: (w: Shown) => w.alert,
  },
  how: {
    get_ready: 'Buy certified seed early. Keep the receipt and the pack.',
    nursery: 'Sow on a raised bed with fine soil, and shade it lightly.',
    land_preparation: 'Clear and dig the land, and bury the weeds. Have seed and manure ready.',
    planting_window: 'Plant when the soil is wet a hand deep.',
    gap_filling: 'Plant again where nothing came up, while the other plants are small.',
    thinning: 'Pull out the weakest plants while the soil is wet, and leave the strongest.',
    weeding_first: 'Weed on a dry day. Don’t dig deep, so that you don’t cut roots.',
    weeding_second: 'Weed on a dry day. Don’t weed while the crop flowers.',
    top_dressing:
      'Weed first. Put it in wet soil beside the plants, never on the leaves. A soil test or the bag says how much.',
    earthing_up: 'Pull moist soil up around the stems, before the crop flowers.',
    staking: 'Put a stake beside each plant and tie it loosely.',
    pruning: 'Cut dry, sick and crowded shoots on a dry day, with a clean blade.',
    desuckering:
      'Leave three stems on each stool: the bearing one, its follower and a young one. Clean the blade between stools.',
    scouting:
      'Walk in a zigzag and check 20 plants in each of 5 places. The farm guide page shows the signs.',
    irrigate_today: 'Water early in the morning or in the evening, at the foot of the plants.',
    spray_wait:
      'Use these days to pull out sick plants by hand. When you spray, read the label, wear protection, and wait as long as it says before harvest.',
    harvest_window: 'Check first that it is ripe. Keep wet produce separate.',
    dry_and_store:
      'Dry on a sheet, not on the ground, to 13% moisture: a dry grain cracks between your teeth. Throw mouldy grain away. Store in a clean, dry, tightly closed bag.',
    look_again: 'Check the same plants: more spots, the same, or fewer? A new photo tells you more.',
    alert_follow_up: 'Open the alert for all the steps.',
  },
};
