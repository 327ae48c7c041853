export const waterEn = {
  title: 'Water and field work',
  reading: 'Loading the weather…',
  unconfirmed: 'Confirm this field’s location and we’ll work out its water.',
  noForecast: 'No forecast is saved on this phone yet. Go online to get one.',
  oldForecast: 'The saved forecast is out of date. Go online to update it.',
  told: (source: string, age: string) => `Weather from ${source}, ${age}`,
  sources: {
    'open-meteo': 'Open-Meteo',
    'met-norway': 'MET Norway',
    sample: 'a SAMPLE, not real weather',
  },
  typical: (month: string) => `Typical for ${month}, not a forecast`,
  typicalUse: (crop: string, mm: string, litres: string, jerricans: string) =>
    `${crop}: about ${litres} litres per day on this field at this stage (${mm} mm). That is ${jerricans} jerricans of 20 litres.`,
  typicalAir: (mm: string) => `The air takes about ${mm} mm of water per day from a green field.`,
  typicalRain: (mm: string) => `Rain brings about ${mm} mm in the whole month.`,
  typicalSource: 'Evaporation: Open-Meteo archive 2019. Rain: CHIRPS long-term average.',
  verdicts: {
    enoughUntil: (day: string) => `Enough water until about ${day}`,
    enough: (day: string) => `Enough water, at least until ${day}`,
    soon: 'Water within two days',
    water: 'Water now',
    rain_comes: 'Don’t water yet: rain is coming',
    dryRainFed: 'The soil is dry and no rain is coming soon',
    soonRainFed: 'The soil is getting dry',
    unsure: 'Feel the soil',
  },
  need: (mm: string, litres: string, jerricans: string) =>
    `This field needs ${jerricans} jerricans of 20 litres (${litres} litres, or ${mm} mm of rain).`,
  oneJerrican: (m2: string) => `That is one jerrican for every ${m2} m².`,
  carry: (litres: string, jerricans: string) =>
    `Too much to carry? One day’s need is ${litres} litres (${jerricans} jerricans). In the evening, water the driest beds first, near the stems.`,
  rainComing: (mm: string) => `${mm} mm of rain is likely within three days. Check again after that.`,
  rainFed:
    'Weed now, because weeds drink too, and cover the soil with dry grass or leaves. If you carry water, start with the youngest plants.',
  unsureText: (day: string) =>
    `Our weather records here start on ${day}, so we can’t tell how wet the soil was before. Dig to a hand’s depth and press the soil in your fist. If it holds together, wait. If it crumbles, water the crop.`,
  use: (mm: string, litres: string) =>
    `The crop uses about ${litres} litres per day on this field (${mm} mm).`,
  gauge: (percent: string) => `Water within reach of the roots: ${percent}% of what the soil can hold`,
  unknown: {
    no_row: (crop: string) => `We have no water figures for ${crop}, so we can’t estimate its needs.`,
    paddy:
      'We don’t work out water for flooded rice. Keep water in the paddy, and drain it before the harvest.',
    harvested: (crop: string) => `${crop} should be ready by now. Record the harvest, or change its date.`,
  },
  why: 'How we work this out',
  steps: {
    et0: (mm: string) => `Today the air takes ${mm} mm of water from a green field.`,
    methods: {
      penman_monteith: 'Penman–Monteith equation (FAO-56), published.',
      penman_monteith_filled: (what: string) =>
        `Penman–Monteith equation (FAO-56), published. Not available, so estimated as FAO-56 says: ${what}.`,
      hargreaves: 'Only temperatures were available: Hargreaves equation (FAO-56), published and rougher.',
      provider: 'The weather service’s own figure.',
    },
    assumed: { humidity: 'humidity', wind: 'wind', radiation: 'sunshine' },
    told: (mm: string) =>
      `The weather service itself says ${mm} mm, more than 15% away: one of the two is wrong.`,
    crop: (crop: string, kc: string, mm: string) => `${crop} at this stage: ${kc} times that, or ${mm} mm.`,
    row: 'Crop figures: FAO-56 tables 11, 12 and 22, stretched to the days of your crop.',
    rowOwn: 'We chose the lengths of its stages ourselves.',
    near: 'There are no published figures for this crop, so we use its nearest relative.',
    soil: (cm: string, taw: string, raw: string) =>
      `Its roots reach about ${cm} cm. There your soil can hold ${taw} mm for them. ${raw} mm of that can go before the crop lacks water.`,
    soilKnown: (soil: string) =>
      `Soil you entered: ${soil}. Millimetres by texture: our own choice within FAO-56 table 19.`,
    soilUnknown: 'You haven’t chosen this field’s soil type, so we use 140 mm per metre, common in Kenya.',
    tellSoil: 'Add the soil type',
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
      `Since ${day}: ${rain} mm of rain fell, you watered ${given} mm, and the crop used ${used} mm. We don’t count small showers, or water that ran off or sank below the roots.`,
    filled: (n: string) => `No data for ${n} days. We counted them as days without rain.`,
    missingSure: (mm: string) => `Missing now: ${mm} mm.`,
    missing: (mm: string, low: string, high: string) =>
      `Missing now: ${mm} mm. It could be ${low} to ${high} mm, depending on how wet the soil was at the start.`,
    watering: {
      drip: 'With drip lines, nine tenths of the water reaches the roots.',
      sprinkler: 'With sprinklers, three quarters of the water reaches the roots.',
      furrow: 'In furrows, six tenths of the water reaches the roots.',
      flood: 'With flooding, half of the water reaches the roots.',
      manual: 'With a can or bucket, eight tenths of the water reaches the roots.',
    },
    wateringSource: 'Share that reaches the roots: FAO training manuals.',
    rule: 'Water when the crop begins to lack water. Wait if the rain likely in the next three days would bring half of what is missing. This is our own rule, based on FAO-56.',
    yieldShare: (percent: string, ky: string) =>
      `Lack of water so far may cost about ${percent}% of the harvest, if the rest goes well (FAO-33, Ky ${ky}).`,
    yieldNone: 'By this estimate, it has had enough water so far.',
    noYield: {
      no_ky: 'There are no published figures for what lack of water costs this crop.',
      beyond_range:
        'It lacked more than half of its water. The loss is large, and the formula doesn’t reach that far.',
      no_days: 'We can’t yet say what lack of water has cost so far.',
    },
    warmth: (day: string, sum: string, base: string) =>
      `Warmth since ${day}: ${sum} degree-days above ${base} °C.`,
    ahead: 'The days ahead',
    day: (use: string, rain: string, missing: string) =>
      `uses ${use} mm, rain ${rain} mm, missing in the evening ${missing} mm`,
    writeDown: 'Record each watering so that we can count it.',
    write: 'Record a watering',
  },
  frost: (day: string, degrees: string) =>
    `Cold night: ${degrees} °C around ${day}. On a clear, calm night, leaves can be 2 to 4 °C colder.`,
  heat: (from: string, to: string) => `Too hot for this crop from ${from} to ${to}.`,
  heatFlowering: (from: string, to: string) =>
    `Too hot for this crop in flower from ${from} to ${to}: fewer flowers may turn into fruit or grain.`,
  stressRule:
    'Limits: frost by the FAO frost manual, heat by crop and stage from general agronomy (maize and rice: published).',
  gateTitle: 'Is it time to plant?',
  gates: { wait: 'Wait', prepare: 'Get ready', plant: 'Plant' },
  reasons: {
    rains_came: (mm: string, from: string, to: string) =>
      `${mm} mm of rain fell from ${from} to ${to}, and no dry week is forecast.`,
    rain_forecast: (mm: string, from: string, to: string) =>
      `${mm} mm of rain is forecast from ${from} to ${to}. Have land and seed ready, and plant once it has fallen.`,
    no_rain: (limit: string) => `No three days with ${limit} mm of rain, recently or in the forecast.`,
    dry_gap: (mm: string, from: string, to: string) =>
      `${mm} mm of rain fell, but a week or more without rain is forecast from ${from} to ${to}. Seed that sprouts now may die.`,
    not_seen_far: (mm: string, from: string, to: string) =>
      `${mm} mm of rain fell from ${from} to ${to}. The forecast doesn’t yet cover the ten days after it.`,
    out_of_season: 'There is rain, but it isn’t the planting season in your county. The rain may not last.',
    no_weather: 'We need a forecast to answer this.',
  },
  gateRule: (limit: string, seen: string) =>
    `Rule of the Kenya Meteorological Department: ${limit} mm within three days, then no seven dry days within three weeks. We have weather for ${seen} of the 21 days after the rain, and need at least ten.`,
  gateIrrigated: 'This is for fields that depend on rain.',
  sprayTitle: 'Hours to spray',
  span: (from: string, to: string) => `${from}–${to}`,
  rule: 'Which rule we use',
  sprayNone: (why: string) => `No good hours in the next three days: ${why}.`,
  against: {
    rain: 'rain would wash it off',
    wind: 'too much wind',
    still: 'the air is still and the spray drifts',
    heat: 'too hot',
    dew: 'leaves are wet',
    not_known: 'not known',
  },
  sprayRule:
    'Spray when leaves are dry, below 28 °C, in wind of 3 to 15 km/h. No rain of 5 mm should follow within six hours. If your product’s label says otherwise, follow the label.',
  today: 'Today',
  tomorrow: 'Tomorrow',
};
