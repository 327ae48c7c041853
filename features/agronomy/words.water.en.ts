export const waterEn = {
  title: 'Water and field work',
  reading: 'Reading the weather…',
  unconfirmed:
    'The place of this field is not confirmed. Weather of another place would mislead you, so nothing is reckoned.',
  noForecast: 'No forecast has reached this phone yet.',
  oldForecast: 'The saved forecast has no day left. A network brings a new one.',
  told: (source: string, age: string) => `Weather from ${source}, ${age}`,
  sources: {
    'open-meteo': 'Open-Meteo',
    'met-norway': 'MET Norway',
    sample: 'a SAMPLE: nothing of it is real',
  },
  typical: (month: string) => `Typical for ${month}, not a forecast`,
  typicalUse: (crop: string, mm: string, litres: string, jerricans: string) =>
    `${crop} in this stage uses about ${mm} mm a day: ${litres} litres on this plot, or ${jerricans} jerricans of 20 litres.`,
  typicalAir: (mm: string) => `The air takes about ${mm} mm a day from a green field.`,
  typicalRain: (mm: string) => `Rain brings about ${mm} mm in the whole month.`,
  typicalSource: 'Evaporation: Open-Meteo archive 2019. Rain: CHIRPS long-term average.',
  verdicts: {
    enoughUntil: (day: string) => `Enough water until about ${day}`,
    enough: (day: string) => `Enough water, at least until ${day}`,
    soon: 'Water within two days',
    water: 'Water now',
    rain_comes: 'Do not water yet: rain is coming',
    dryRainFed: 'The soil is dry and no rain is near',
    soonRainFed: 'The soil is getting dry',
    unsure: 'Feel the soil',
  },
  need: (mm: string, litres: string, jerricans: string) =>
    `${mm} mm are missing: ${litres} litres on this plot, or ${jerricans} jerricans of 20 litres.`,
  oneJerrican: (m2: string) => `That is one jerrican for every ${m2} m².`,
  carry: (litres: string, jerricans: string) =>
    `Too much to carry? In a day the crop uses ${litres} litres on this plot, ${jerricans} jerricans. Give the driest beds their share in the evening, near the stems.`,
  rainComing: (mm: string) => `${mm} mm are likely within three days. Look again afterwards.`,
  rainFed:
    'Weed now, because weeds drink too, and cover the soil with dry grass or leaves. If you carry water, give it to the youngest plants.',
  unsureText: (day: string) =>
    `Weather is known here only since ${day}, so how wet the soil was before is not known. Dig a hand deep and press the soil in your fist. If it holds together, wait. If it crumbles, water the crop.`,
  use: (mm: string, litres: string) => `The crop uses about ${mm} mm a day: ${litres} litres on this plot.`,
  gauge: (percent: string) => `Water in reach of the roots: ${percent} % of what the soil can hold`,
  unknown: {
    no_row: (crop: string) =>
      `For ${crop} nobody has published how much water it uses, so nothing is reckoned.`,
    paddy:
      'Flooded rice is not reckoned by this method. Keep the water standing, and drain before the harvest.',
    harvested: (crop: string) =>
      `By its days ${crop} is ready or over. Write down the harvest, or change its date.`,
  },
  why: 'How this is reckoned',
  steps: {
    et0: (mm: string) => `Today the air takes ${mm} mm from a green field.`,
    methods: {
      penman_monteith: 'Penman–Monteith equation (FAO-56), published.',
      penman_monteith_filled: (what: string) =>
        `Penman–Monteith equation (FAO-56), published. Not told, so estimated as FAO-56 says: ${what}.`,
      hargreaves: 'Only temperatures were told: Hargreaves equation (FAO-56), published and rougher.',
      provider: 'The weather service’s own figure.',
    },
    assumed: { humidity: 'humidity', wind: 'wind', radiation: 'sunshine' },
    told: (mm: string) =>
      `The weather service itself says ${mm} mm, more than 15 % away: one of the two is off.`,
    crop: (crop: string, kc: string, mm: string) => `${crop} in this stage uses ${kc} times that: ${mm} mm.`,
    row: 'Crop figures: FAO-56 tables 11, 12 and 22, stretched to the days of your crop.',
    rowOwn: 'The lengths of its stages are our own choice.',
    near: 'The figures are of its nearest relative; for the crop itself none were published.',
    soil: (cm: string, taw: string, raw: string) =>
      `Its roots reach about ${cm} cm. There your soil can hold ${taw} mm for them; ${raw} mm of that can go before the crop thirsts.`,
    soilKnown: (soil: string) =>
      `Soil as you told: ${soil}. Millimetres by texture: our own choice within FAO-56 table 19.`,
    soilUnknown:
      'You have not told the soil of this field: 140 mm in a metre are taken, as many soils here have.',
    tellSoil: 'Tell the soil',
    soils: {
      clay: 'clay',
      sandy: 'sandy',
      loam: 'loam',
      clay_loam: 'clay loam',
      sandy_loam: 'sandy loam',
      silt: 'silt',
      rocky: 'rocky',
      unknown: 'not known',
    },
    since: (day: string, rain: string, given: string, used: string) =>
      `Since ${day}: ${rain} mm of rain fell, ${given} mm were given by watering, the crop used ${used} mm. Small showers, water that ran off and water that sank below the roots do not count.`,
    filled: (n: string) => `${n} days were not told and are bridged without rain.`,
    missingSure: (mm: string) => `Missing now: ${mm} mm.`,
    missing: (mm: string, low: string, high: string) =>
      `Missing now: ${mm} mm. It could be ${low} to ${high} mm, by how wet the soil was at the start.`,
    watering: {
      drip: 'With drip lines nine tenths of the water reach the roots.',
      sprinkler: 'With sprinklers three quarters of the water reach the roots.',
      furrow: 'In furrows six tenths of the water reach the roots.',
      flood: 'When flooded half of the water reaches the roots.',
      manual: 'With can or bucket eight tenths of the water reach the roots.',
    },
    wateringSource: 'Share that reaches the roots: FAO training manuals.',
    rule: 'Water when the crop begins to thirst, not while likely rain of three days brings half of what is missing: our own rule on FAO-56.',
    yieldShare: (percent: string, ky: string) =>
      `What it thirsted so far may cost about ${percent} % of the harvest, if the rest goes well (FAO-33, Ky ${ky}).`,
    yieldNone: 'By this reckoning it has not thirsted so far.',
    noYield: {
      no_ky: 'What thirst costs this crop in harvest was not published.',
      beyond_range:
        'It lacked more than half of its water: the loss is large, and the formula does not reach that far.',
      no_days: 'What thirst cost so far cannot be said yet.',
    },
    warmth: (day: string, sum: string, base: string) =>
      `Warmth gathered since ${day}: ${sum} degree-days above ${base} °C.`,
    ahead: 'The days ahead',
    day: (use: string, rain: string, missing: string) =>
      `uses ${use} mm, rain ${rain} mm, missing in the evening ${missing} mm`,
    writeDown: 'Watering that is not written down is not counted.',
    write: 'Write down a watering',
  },
  frost: (day: string, degrees: string) =>
    `Cold night: ${degrees} °C around ${day}. On a clear calm night leaves can be 2 to 4 °C colder.`,
  heat: (from: string, to: string) => `From ${from} to ${to} it gets hotter than this crop bears.`,
  heatFlowering: (from: string, to: string) =>
    `From ${from} to ${to} it gets hotter than this crop bears while it flowers: fewer flowers may set.`,
  stressRule:
    'Limits: frost by the FAO frost manual, heat by crop and stage from general agronomy (maize and rice: published).',
  gateTitle: 'Is it time to plant?',
  gates: { wait: 'Wait', prepare: 'Get ready', plant: 'Plant' },
  reasons: {
    rains_came: (mm: string, from: string, to: string) =>
      `${mm} mm fell from ${from} to ${to}, and no dry week is in sight.`,
    rain_forecast: (mm: string, from: string, to: string) =>
      `${mm} mm are forecast from ${from} to ${to}. Have land and seed ready, and plant when it has fallen.`,
    no_rain: (limit: string) =>
      `Neither in the last weeks nor in the forecast do ${limit} mm fall within three days.`,
    dry_gap: (mm: string, from: string, to: string) =>
      `${mm} mm of rain came, but from ${from} to ${to} it stays dry for a week or more. Seed that sprouts now may die.`,
    not_seen_far: (mm: string, from: string, to: string) =>
      `${mm} mm fell from ${from} to ${to}. The forecast does not reach ten days past it yet.`,
    out_of_season: 'There is rain, but it is not the planting season of your county: it may stop.',
    no_weather: 'Without a forecast nothing can be said.',
  },
  gateRule: (limit: string, seen: string) =>
    `Rule of the Kenya Meteorological Department: ${limit} mm within three days, then no seven dry days within three weeks. ${seen} of the 21 days after the rain are known; we ask for ten.`,
  gateIrrigated: 'This is for fields that live from rain.',
  sprayTitle: 'Hours to spray',
  span: (from: string, to: string) => `${from}–${to}`,
  rule: 'By which rule',
  sprayNone: (why: string) => `None in the next three days: ${why}.`,
  against: {
    rain: 'rain would wash it off',
    wind: 'too much wind',
    still: 'the air stands still and the spray drifts',
    heat: 'too hot',
    dew: 'leaves are wet',
    not_known: 'not known',
  },
  sprayRule:
    'No rain of 5 mm within six hours, wind of 3 to 15 km/h, below 28 °C, dry leaves: usual practice on labels. The label of your product stands above this.',
  today: 'Today',
  tomorrow: 'Tomorrow',
};
