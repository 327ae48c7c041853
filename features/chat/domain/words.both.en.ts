/** A phone needs this text in both languages, because an answer uses the language of its question. */
export const chatTextEn = {
  titles: {
    confirm: 'How to be sure',
    threshold: 'When it is worth acting',
    do: 'Do now',
    low_cost: 'At low cost, without a shop',
    safe: 'Safety',
    prevent: 'So that it does not come back',
    next: 'Also keep in mind',
    caution: 'Take care',
    ask: 'Whom to ask',
    own: 'On your farm',
    cause: 'Why',
    recipe: 'How it is made',
  },
  likely: (name: string) => `This sounds most like ${name}.`,
  maybe: (name: string, other: string) => `This may be ${name}, or ${other}.`,
  photoSure: (name: string) => `The photo looks like ${name}.`,
  photoMaybe: (names: string) => `The photo may show ${names}.`,
  photoHealthy: 'The photo shows no sign of a disease that I know.',
  photoNoLeaf: 'I see no leaf in this photo, so I say nothing about it. Hold one leaf flat, in daylight.',
  photoUnknown: 'I do not know this leaf well enough to name its trouble.',
  unsure: 'I am not sure. Please ask an expert: you can send this question, with a photo, from here.',
  weak: 'I am not fully sure that this is what you mean. If it does not fit, ask an expert before you spend money.',
  until:
    'Until you know: spray nothing, take out plants that are clearly sick, and look at healthy ones beside them for the first signs.',
  tellMore:
    'Tell me the crop, which part of the plant, what you see, and how old it is. A photo of one leaf helps.',
  which: 'Which of these two is closer to what you see?',
  whichCrop: 'Which crop do you mean?',
  whichPlace: 'The usual weeks differ by county. Tell me your county and I can name them.',
  fitsSigns: (name: string, sign: string) => `${name}: ${sign}`,
  refuse: (name: string) => `I do not advise ${name}, whatever the amount.`,
  status: {
    withdrawn: 'It was withdrawn from the market in Kenya in June 2025.',
    restricted: 'It is restricted in Kenya since June 2025.',
    paused: 'Its import to Kenya is paused while it is reviewed.',
    reported_restricted:
      'One source reported it as restricted in June 2025; until PCPB confirms it, leave it.',
    banned: 'It has been banned in Kenya for years.',
    who_1a_1b: 'It is extremely or highly hazardous to people (WHO Ia or Ib), even in a small amount.',
    refused: 'It kills people who swallow even a little, and for some of these poisons there is no antidote.',
  },
  restriction: (name: string, limit: string) => `${name} is restricted in Kenya: ${limit}`,
  reportShop:
    'Whoever sells it can be reported to the pesticide board (PCPB). Do not pour it away: ask the county agriculture office where to return it.',
  instead: 'What to do instead:',
  noDose:
    'I give no amounts, mixtures or waiting days for pesticides. They stand on the label of a product registered by PCPB for this crop and this pest; if you cannot read it, ask the licensed agro-dealer or extension officer to read it with you.',
  notMoved: 'I keep to my rules of safe advice, whoever asks and however it is asked.',
  poisonLead: 'This is an emergency. First help the person, then read on.',
  call: (list: string) => `Call: ${list}.`,
  animals:
    'I advise on crops, not on animals’ medicine: a wrong drug or amount can kill the animal and stay in milk and meat.',
  animalsGo:
    'Call the nearest vet or the ward livestock officer; the sub-county livestock office has their numbers. Until then keep the animal apart, in shade, with clean water.',
  people:
    'I cannot advise on people’s health. Please go to the nearest clinic or hospital; in an emergency call 999 or 112.',
  elsewhere:
    'That is outside what I know: I answer questions about crops, soil, water, weather, storage and selling the harvest.',
  greeting: (name: string) => `Hello! I am ${name}’s assistant.`,
  greetingHow:
    'Ask me about a crop: pests, diseases, planting, fertiliser, water, storage, prices or your own fields.',
  thanks: 'You are welcome. Good luck on the farm; ask again any time.',
  today: {
    tasks: (list: string) => `Due: ${list}.`,
    noTasks: 'No task is due today.',
    alerts: (list: string) => `Alerts: ${list}`,
    noAlerts: 'No alert is open.',
    noFields: 'I know no field of yours yet. Add one, and I can speak of its weather, water and tasks.',
  },
  field: {
    crop: (field: string, crop: string, days: number) => `${field}: ${crop}, planted ${days} days ago.`,
    planned: (field: string, crop: string) => `${field}: ${crop}, not planted yet.`,
    harvestOn: (day: string) => `Harvest is expected on ${day}.`,
    harvest: (from: string, to: string) => `Harvest is expected between ${from} and ${to}.`,
    water: {
      enough: 'The soil still holds enough water.',
      soon: 'It will need water in the next days.',
      water: 'It needs water now.',
      rain_comes: 'It is getting dry, but the forecast brings rain: wait for it.',
      unknown: 'I do not know its water: the forecast or the planting day is missing.',
    },
    green: (day: string, percent: number) =>
      `The satellite’s picture of ${day} shows ${percent} % of the green that is usual at this age.`,
    gate: {
      wait: 'Planting: wait, the rains have not come for sure.',
      prepare: 'Planting: get ready; rain is forecast or has just begun.',
      plant: 'Planting: the rains have come and go on.',
    },
  },
  weather: {
    none: 'I have no forecast for your field yet. Open the weather page once when there is a network.',
    rain: (place: string, days: number, mm: number) =>
      `${place}: about ${mm} mm of rain in the next ${days} days.`,
    dry: (place: string, days: number) => `${place}: next to no rain in the next ${days} days.`,
    day: (day: string, mm: number, chance: number | null) =>
      `${day}: ${mm} mm${chance === null ? '' : `, chance ${chance} %`}.`,
    warm: (low: number, high: number) => `Nights down to ${low} °C, days up to ${high} °C.`,
    spray: {
      good: 'Today’s weather speaks against nothing: spray, if you must, in the cool calm hours.',
      hold: {
        rain: 'Do not spray today: rain would wash it off.',
        wind: 'Do not spray today: there is too much wind.',
        still: 'Do not spray today: the air is too still, and mist drifts.',
        heat: 'Do not spray in the heat of today.',
        dew: 'Do not spray while leaves are wet.',
        not_known: 'I do not know today’s wind and rain well enough to say whether to spray.',
      },
    },
  },
  window: (county: string, weeks: string) =>
    `${county}: usual planting weeks ${weeks}. Rain decides, not the calendar.`,
  insideWindow: 'Today lies within them.',
  outsideWindow: 'Today lies outside them.',
  price: {
    line: (crop: string, market: string, price: string, unit: string, date: string) =>
      `${crop} in ${market}: ${price} per ${unit} (${date}).`,
    none: (crop: string) =>
      `I have no market price of ${crop} that I can show. Look at the market page when there is a network, or ask two buyers.`,
    kilo: (price: string) => `That is ${price} for a kilogram.`,
    old: 'This price is old: ask at the market before you sell by it.',
    units: { kg: 'kilogram', bag_90kg: 'bag of 90 kg', bag_50kg: 'bag of 50 kg' },
    from: { wfp: 'World Food Programme', kamis: 'KAMIS, Ministry of Agriculture', reported: 'farmers' },
  },
  ownRecords: 'Your own records in Mavuno',
  forecastSource: 'Weather forecast kept on this phone',
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
