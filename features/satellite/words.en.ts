export const satelliteEn = {
  lead: 'What Sentinel-2 saw of this field. A new picture comes every five days or so, when no cloud lies over it.',
  analyze: 'Analyze Field',
  findNewer: 'Look for a newer picture',
  satellite: 'Satellite',
  sample: 'This is drawn for trying out Mavuno without a network. Nobody’s field was seen.',
  sampleName: 'Drawn sample, not seen by any satellite',
  setLocation: 'Say where it lies',
  unconfirmed: 'First say where this field lies: nothing can be looked up for a place that is a guess.',
  offline: 'Looking for a new picture needs a network. What was analysed is kept here.',
  steps: {
    waiting: 'Waiting for its turn',
    done: 'Bringing what was found',
    searching: 'Searching passes',
    looking: (pass: string, passes: string) => `Looking at pass ${pass} of ${passes}`,
    reading: (layers: string, mb: string) => `Reading ${layers} of 6 bands · ${mb}`,
  },
  done: 'Satellite analysis is ready.',
  failures: {
    no_passes: 'The satellite has no pictures of this place from the last half year.',
    not_seen:
      'In none of the pictures of the last half year could the field be seen: water, shadow or snow lay there.',
    all_hidden:
      'Clouds lay over this field in every picture of the last half year. Mavuno looks again at each new pass.',
    unreachable: 'The archive of satellite pictures does not answer now. Try again later.',
    wrong: 'The pictures that came could not be read. Try again tomorrow.',
    large: 'This field needs more data than may be read for one field.',
    not_pro: 'Your Pro ended while this was being analysed.',
    ours: 'Something went wrong on our side. What was read is kept; press again. It does not count for today.',
    gone: 'The field was changed or deleted meanwhile. Start again.',
  },
  pass: (day: string) => `Picture of ${day}`,
  around:
    'This field is too small for numbers of its own: a pixel is 10 by 10 metres, and fewer than 12 lie wholly inside. These numbers are of the 100 metres around it, neighbours included.',
  aroundShort: 'Too small for numbers of its own: these are of the 100 metres around it.',
  checkLeaf: 'Check a leaf instead',
  approximateShort: 'The boundary is a guess from size and place.',
  approximate:
    'The boundary is a square guessed from size and place. Walk or draw it, and the numbers are of your field only.',
  view: 'What to show',
  views: { ndvi: 'NDVI', rgb: 'True Color', infrared: 'Infrared', moisture: 'Moisture' },
  legends: {
    ndvi: ['bare', 'dense green'],
    moisture: ['dry', 'wet'],
    rgb: 'As the eye would see it.',
    infrared: 'Living leaves shine red.',
  },
  picture: (view: string, day: string) => `${view}, ${day}, with the outline of the field`,
  health: 'Field Health',
  healthAround: 'The land around, 100 metres',
  healthLabel: 'Health',
  healthOf: (percent: string) => `${percent} %`,
  against: {
    crop: (ndvi: string, reference: string) =>
      `NDVI ${ndvi} in the middle of its pixels (median); this crop usually shows ${reference} at this age.`,
    canopy: (ndvi: string) =>
      `NDVI ${ndvi} in the middle of its pixels (median), on the way from bare soil (0.15) to a closed canopy (0.85).`,
  },
  notCompared: {
    none: 'Add the crop with its planting day, and it is compared with that crop.',
    undated: 'Add the crop with its planting day, and it is compared with that crop.',
    over: 'By its days this crop is past its harvest. Write the harvest down, or correct the planting day.',
    several: 'Several crops grow here: it is not compared with one.',
    unknown: 'For this crop no figures are published.',
  },
  noHealth: 'There are no figures to compare this crop with at its present age.',
  ndvi: 'NDVI score (mean)',
  predicted: 'Predicted yield',
  tonnes: (crop: string, low: string, high: string, day: string) =>
    `${crop}: ${low} to ${high} t, reckoned ${day}`,
  noYield: 'Not told: the satellite alone cannot know it.',
  toYield: 'Ask the yield predictor',
  indices: 'Vegetation indices',
  means: 'Means of all its pixels.',
  moistureIndex: 'Moisture index',
  stress: 'Moisture stress',
  stresses: {
    low: 'Low',
    moderate: 'Moderate',
    high: 'High',
    other: 'Cannot be told: soil shows between the leaves',
  },
  stressLimits: 'Our own limits of moisture stress, not tried in Kenya.',
  season: 'The season',
  seasonAround: 'The season of the land around',
  trends: {
    rising: (change: string, days: string, error: string) =>
      `Greener by ${change} in ${days} days, give or take ${error}.`,
    steady: (days: string, error: string) => `Steady over ${days} days, give or take ${error}.`,
    falling: (change: string, days: string, error: string) =>
      `Less green by ${change} in ${days} days, give or take ${error}.`,
  },
  noTrend: 'A curve needs three clear pictures.',
  expected: (ndvi: string, error: string) =>
    `Your crop usually shows ${ndvi} on that day, give or take ${error}.`,
  expectedNear: 'These are figures of a close relative.',
  band: 'The band is what your crop usually shows on each day.',
  anomalies: {
    same: 'As before: close to what this field showed in its last clear pictures.',
    below: (by: string) => `NDVI ${by} below what this field showed in its last clear pictures.`,
    above: (by: string) => `NDVI ${by} above what this field showed in its last clear pictures.`,
  },
  passes: (clear: string, hidden: string) =>
    `${clear} clear pictures, ${hidden} in which the field could not be seen (cloud, shadow, water)`,
  nothingSince: (n: string, why: string) =>
    `${n === '1' ? 'One picture' : `${n} pictures`} since then showed nothing of the field${why ? ` (${why})` : ''}.`,
  unseen: { cloud: 'clouds', outside: 'at the edge of the picture', hidden: 'shadow, water or snow' },
  table: 'All pictures of the season',
  day: 'Day',
  areas: 'Problem areas',
  areasHow: 'The mark is NDVI times 100; the less, the less green.',
  area: (where: string, value: string, acres: string) =>
    `In the ${where}: about ${acres} acres, marked ${value}`,
  noAreas: 'No place lies well below the rest of the field.',
  advice: 'What to do',
  advices: {
    look_there:
      'Go and look at the marked places: pests, water that stands, poor soil or missing plants look alike from above.',
    water:
      'The leaves hold little water. Look at the soil a hand deep, and at the water advice of this field.',
    below_crop:
      'The field is less green than this crop usually is. Check for weeds, lack of fertiliser and disease.',
    walk_all: 'Walk the whole field: it is less green than before, and no single place stands out.',
    photo: 'Take a photo of a leaf: for a small field it says more than the satellite.',
    wait_clear: 'Clouds hid the field in the newest pictures. Look here again in about a week.',
    good: 'Nothing stands out from above. Go on as you do, and keep walking the field.',
  },
  alerts: {
    drop: (value: string, against: string) => `NDVI fell to ${value}; before it was about ${against}.`,
    below_crop: (value: string, against: string) =>
      `NDVI ${value} lies below the ${against} that this crop shows at least.`,
    dry: (value: string) => `Moisture index ${value}: the leaves seem dry.`,
  },
  severities: { critical: 'Critical', high: 'High', medium: 'Worth a look' },
  source: 'Data source',
  sourceName: 'Copernicus Sentinel-2, level 2A',
  confidence: 'Confidence',
  confidenceWhy: (pixels: string, cloud: string) =>
    `${pixels} pixels seen, ${cloud} % under cloud; reckoned from both by a rule of our own`,
  resolution: 'Resolution',
  resolutionValue: '10 m',
  analysed: 'Analysed',
  credit: 'Contains modified Copernicus Sentinel data',
  export: 'Export Report',
  exported: 'Satellite report exported!',
  share: 'Share the picture',
  saved: 'The picture is saved.',
  noPicture: 'This phone could not draw the picture.',
  refusals: {
    'satellite.not_found': 'This field is not there any more.',
    'satellite.off': 'Satellite pictures are not switched on here.',
    'satellite.unconfirmed': 'First say where this field lies.',
    'satellite.too_large': 'This field is too large for this app: 2,000 hectares are the most.',
    'satellite.too_many':
      'That is as many analyses as one may ask for in a day. A new picture comes every five days at most.',
    'plans.pro_only': 'Satellite Intelligence is a Pro feature.',
  },
};
