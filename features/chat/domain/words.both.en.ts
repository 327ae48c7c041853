/** A phone needs this text in both languages, because an answer uses the language of its question. */
export const chatTextEn = {
  titles: {
    confirm: 'Look for',
    threshold: 'When to act',
    do: 'Do now',
    low_cost: 'Without going to a shop',
    safe: 'Stay safe',
    prevent: 'To stop it coming back',
    next: 'Also keep in mind',
    caution: 'Take care',
    ask: 'Who to ask',
    own: 'On your farm',
    cause: 'Why',
    recipe: 'How to make it',
  },
  likely: (name: string) => `This sounds most like ${name}.`,
  maybe: (name: string, other: string) => `This may be ${name}, or ${other}.`,
  photoSure: (name: string) => `The photo looks like ${name}.`,
  photoMaybe: (names: string) => `The photo may show ${names}.`,
  photoHealthy: 'I see no disease that I know in this photo.',
  photoNoLeaf: 'I can’t see a leaf in this photo. Hold one leaf flat, in daylight.',
  photoUnknown: 'I don’t know this leaf well enough to name the problem.',
  unsure: 'I am not sure. Please ask an expert: you can send this question, with a photo, from here.',
  weak: 'I’m not fully sure that this is what you mean. If it doesn’t fit, ask an expert before you spend money.',
  until:
    'Until you know, don’t spray. Remove plants that are clearly sick, and check the healthy ones next to them.',
  tellMore:
    'Tell me the crop, which part of the plant, what you see, and how old it is. A photo of one leaf helps.',
  which: 'Which of these two is closer to what you see?',
  whichCrop: 'Which crop do you mean?',
  whichPlace: 'The usual weeks differ by county. Tell me your county and I can name them.',
  fitsSigns: (name: string, sign: string) => `${name}: ${sign}`,
  refuse: (name: string) => `I do not advise ${name}, whatever the amount.`,
  status: {
    withdrawn: 'It was withdrawn from the market in Kenya in June 2025.',
    restricted: 'It has been restricted in Kenya since June 2025.',
    paused: 'Its import to Kenya is paused while it is reviewed.',
    reported_restricted:
      'One source reported in June 2025 that it is restricted. Don’t use it until PCPB makes this clear.',
    banned: 'It has been banned in Kenya for years.',
    who_1a_1b: 'It is extremely or highly hazardous to people (WHO Ia or Ib), even in a small amount.',
    refused: 'It kills people who swallow even a little, and for some of these poisons there is no antidote.',
  },
  restriction: (name: string, limit: string) => `${name} is restricted in Kenya: ${limit}`,
  reportShop:
    'You can report a shop that sells it to the pesticide board (PCPB). Don’t pour it away: ask your extension officer where to return it.',
  instead: 'What to do instead:',
  noDose:
    'I don’t give amounts, mixtures or days to wait for pesticides. Follow the label of a product PCPB has registered for this crop and pest. A licensed agrovet or extension officer can read it with you.',
  notMoved: 'I can’t change my safety rules, however you ask.',
  poisonLead: 'This is an emergency. First help the person, then read on.',
  call: (list: string) => `Call: ${list}.`,
  animals:
    'I can’t advise on animal medicine. The wrong drug or dose can kill the animal, and stays in milk and meat.',
  animalsGo:
    'Call the nearest vet or the ward livestock officer. The sub-county livestock office has their numbers. Until then keep the animal apart, in shade, with clean water.',
  people:
    'I can’t advise on people’s health. Please go to the nearest clinic or hospital. In an emergency call 999 or 112.',
  elsewhere: 'I can only help with crops, soil, water, weather, storage and selling.',
  greeting: (name: string) => `Hello! I am ${name}’s assistant.`,
  greetingHow:
    'Ask me about a crop: pests, diseases, planting, fertiliser, water, storage, prices or your own fields.',
  thanks: 'You are welcome. Good luck on the farm; ask again any time.',
  today: {
    tasks: (list: string) => `Due: ${list}.`,
    noTasks: 'No tasks due today.',
    alerts: (list: string) => `Alerts: ${list}`,
    noAlerts: 'No open alerts.',
    noFields: 'You haven’t added a field yet. Add one to ask about its weather, water and tasks.',
  },
  field: {
    crop: (field: string, crop: string, days: number) => `${field}: ${crop}, planted ${days} days ago.`,
    planned: (field: string, crop: string) => `${field}: ${crop}, not planted yet.`,
    harvestOn: (day: string) => `Harvest is expected on ${day}.`,
    harvest: (from: string, to: string) => `Harvest is expected between ${from} and ${to}.`,
    water: {
      enough: 'The soil still holds enough water.',
      soon: 'It will need water in the next few days.',
      water: 'It needs water now.',
      rain_comes: 'The soil is drying, but rain is forecast: wait for it.',
      unknown: 'I can’t work out its water: the forecast or the planting date is missing.',
    },
    green: (day: string, percent: number) =>
      `Satellite image, ${day}: ${percent}% as green as usual at this age.`,
    gate: {
      wait: 'Planting: wait, the rains haven’t started for certain.',
      prepare: 'Planting: get ready; rain is forecast or has just begun.',
      plant: 'Planting: the rains have started and are continuing.',
    },
  },
  weather: {
    none: 'I have no forecast for your field yet. Open the weather page when you’re online.',
    rain: (place: string, days: number, mm: number) =>
      `${place}: about ${mm} mm of rain in the next ${days} days.`,
    dry: (place: string, days: number) => `${place}: almost no rain in the next ${days} days.`,
    day: (day: string, mm: number, chance: number | null) =>
      `${day}: ${mm} mm${chance === null ? '' : `, chance ${chance}%`}.`,
    warm: (low: number, high: number) => `Nights down to ${low} °C, days up to ${high} °C.`,
    spray: {
      good: 'Today’s weather is fine for spraying. If you must spray, choose the cool, calm hours.',
      hold: {
        rain: 'Do not spray today: rain would wash it off.',
        wind: 'Do not spray today: it is too windy.',
        still: 'Do not spray today: the air is too still, and mist drifts.',
        heat: 'Do not spray in today’s heat.',
        dew: 'Do not spray while leaves are wet.',
        not_known: 'I can’t say whether to spray today: I don’t know enough about the wind and rain.',
      },
    },
  },
  window: (county: string, weeks: string) =>
    `${county}: usual planting weeks ${weeks}. Rain decides, not the calendar.`,
  insideWindow: 'Today is within these weeks.',
  outsideWindow: 'Today is outside these weeks.',
  price: {
    line: (crop: string, market: string, price: string, unit: string, date: string) =>
      `${crop} in ${market}: ${price} per ${unit} (${date}).`,
    none: (crop: string) =>
      `I have no current price for ${crop}. Check Market prices when you’re online, or ask two buyers.`,
    kilo: (price: string) => `That is ${price} per kg.`,
    old: 'This price is old: ask at the market before you sell.',
    units: { kg: 'kilogram', bag_90kg: 'bag of 90 kg', bag_50kg: 'bag of 50 kg' },
    from: { wfp: 'World Food Programme', kamis: 'KAMIS, Ministry of Agriculture', reported: 'farmers' },
  },
  ownRecords: 'Your own records in Mavuno',
  forecastSource: 'Weather forecast saved on this phone',
  priceSource: (name: string) => `Market price: ${name}`,
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  to: (from: string, to: string) => `${from} to ${to}`,
  and: ' and ',
  or: ' or ',
};
