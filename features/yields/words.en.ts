export const yieldsEn = {
  title: 'Yield predictor',
  intro: 'What your field may give this season: a range, what moves it, and how sure it is.',
  form: {
    field: 'Field',
    elsewhere: 'Land that is not in my fields',
    crop: 'Crop',
    choose: 'Choose',
    area: 'Farm size',
    unit: 'Unit',
    soil: 'Soil type',
    planted: 'Planting date',
    plantedHint: 'The day you planted or will plant',
    rain: 'Expected rainfall',
    rains: { low: 'Less than usual', moderate: 'As usual', high: 'More than usual' },
    rainHint:
      'For the days that nobody can forecast yet. What has fallen on the field since planting is counted by itself.',
    fertilizer: 'Fertiliser',
    fertilizers: {
      none: 'None',
      organic: 'Manure or compost',
      synthetic: 'Bought fertiliser',
      hybrid: 'Manure and bought',
    },
    amount: 'How much bought fertiliser?',
    amounts: { half: 'About half of what is advised, or less', full: 'As much as is advised' },
    seed: 'Seed',
    seeds: { saved: 'Saved from my harvest', improved: 'Improved, not hybrid', hybrid: 'New hybrid seed' },
    seedUnknown: 'I do not know',
    previous: 'Your last harvest of this crop from this land (you may leave it out)',
    previousHint: 'Your own harvest says more of your field than any table.',
    recorded: (n: number, kg: string) =>
      n === 1
        ? `One harvest of yours is written down: ${kg} kg a hectare. It counts.`
        : `${n} harvests of yours are written down, about ${kg} kg a hectare. They count.`,
    price: (unit: string) => `Your own price for ${unit} in shillings (you may leave it out)`,
    priceUnits: { bag: 'a bag of 90 kg', kg: 'one kilogram' },
    priceKnown: (money: string, market: string, day: string) =>
      `Latest price: ${money} a kilogram, ${market}, ${day}.`,
    priceOld: 'It is old; your own would be better.',
    priceNone: 'No price is known. Enter your own to see the income.',
    predict: 'Predict my harvest',
    cancel: 'Back to my fields',
  },
  health: {
    trouble: 'Disease or pest in the crop now',
    hint: 'Only what you see yourself or what a check of a leaf has found.',
    none: 'None that I see',
    share: 'How much of the field has it?',
    shares: {
      tenth: 'A tenth or less',
      quarter: 'About a quarter',
      half: 'About half',
      all: 'Nearly all of it',
    },
    treated: 'Was it treated in time?',
    answers: { yes: 'Yes', no: 'Not yet' },
  },
  place: {
    fromField: (county: string) => `Place: ${county} county, from the field.`,
    county: 'County of the land',
    useDeviceLocation: 'Use the place where I am',
    looking: 'Looking for your place…',
    usesDeviceLocation: (county: string) => `Place: ${county} county, where this phone is.`,
    failed: 'We couldn’t get this phone’s location. Choose the county yourself.',
    outsideKenya: 'This phone is not in Kenya. Choose the county of the land.',
    nairobi: 'Take Nairobi instead',
    nairobiWarn:
      'A prediction for Nairobi is wrong for land elsewhere: counties differ up to ten times. Choose the county if you can.',
    willUseNairobi: 'We’ll use Nairobi for the estimate. It will be wrong for land elsewhere.',
    isNairobi: 'Reckoned for Nairobi, because you accepted it. It is wrong for land elsewhere.',
    used: {
      field: (county: string) => `The field’s own place was used: ${county}.`,
      county: (county: string) => `The county you chose was used: ${county}.`,
      here: (county: string) => `The place of this phone was used: ${county}.`,
      nairobi: () => 'Nairobi was used, because no other place was known.',
    },
    unconfirmed: 'Nobody has confirmed where this field lies, so choose its county.',
  },
  faults: {
    crop: 'Crop type is required',
    area: 'Farm size is required',
    areaWrong: 'Write the farm size as a number above zero, such as 1.5',
    soil: 'Soil type is required',
    planted: 'Planting date is required',
    rain: 'Expected rainfall is required',
    county: 'Choose the county of the land',
    price: 'Write a price in shillings for this measure, such as 3,500',
    previous: 'Write the harvest as a number, or leave it out',
    weight: 'Write how many kilograms one holds',
  },
  outbox: 'Open what waits',
  analysing: 'Reckoning your harvest…',
  done: 'AI analysis complete',
  notPredicted: 'Prediction failed',
  unable: 'Unable to generate predictions. Please try again.',
  unableForCrop: 'Failed to predict yield. Please try again.',
  result: {
    heading: (crop: string) => `Harvest of ${crop}`,
    bags: (low: string, high: string) => `${low} to ${high} bags an acre`,
    kgAcre: (low: string, high: string) => `${low} to ${high} kg an acre`,
    bagIs: 'A bag is 90 kg.',
    middle: (bags: string) => `Most likely near ${bags} bags.`,
    middleKg: (kg: string) => `Most likely near ${kg} kg.`,
    tonnes: (low: string, high: string, middle: string) =>
      `${low} to ${high} t/ha, in the middle ${middle} t/ha`,
    whole: (size: string, low: string, high: string) => `From your ${size}: ${low} to ${high} kg`,
    sure: (n: string) => `Confidence ${n} %`,
    sureText: (n: string) =>
      `Of 100 fields like yours, about 80 end inside this range, and about ${n} within a quarter of the middle. It tells how wide the range is, nothing more.`,
    income: 'Estimated income',
    incomeRange: (low: string, high: string, middle: string) => `${low} to ${high}, in the middle ${middle}`,
    dollars: (usd: string, rate: string, when: string) =>
      `The middle is about ${usd}, at KES ${rate} for a dollar (${when}).`,
    rate2025: '2025, from WFP’s market lists',
    incomeNote: 'Before costs, if all of it is sold.',
    priceOwn: (money: string) => `At your own price of ${money} a kilogram.`,
    priceMarket: (money: string, market: string, day: string) => `At ${money} a kilogram: ${market}, ${day}.`,
    priceOld: 'This price is old.',
    noPrice: 'No price known: enter your own.',
    enter: 'Enter my price',
    harvest: 'Expected harvest',
    harvestOn: (day: string, from: string, to: string) => `About ${day}, between ${from} and ${to}`,
    noHarvest: 'No harvest date is known for this crop.',
    moved: 'What moved it most',
    nothing: 'Nothing you told us moves it away from what is usual here.',
    usual: (kg: string, county: string) => `Usual in ${county}: ${kg} t/ha.`,
    usualKenya: (kg: string) => `Usual in Kenya: ${kg} t/ha.`,
    parts: (weather: string, soil: string, care: string) =>
      `Weather ${weather} · soil ${soil} · your work ${care}`,
    factors: {
      rain: 'Rain',
      heat: 'Heat',
      date: 'Planting date',
      fertilizer: 'Fertiliser',
      seed: 'Seed',
      ground: 'Soil',
      acid: 'Sour soil',
      health: 'Disease or pest',
    },
    raise: 'One thing that would raise it',
    better: {
      fertilizer: (kg: string) => `Feed the crop better than you said: about ${kg} kg more a hectare.`,
      seed: (kg: string) => `New hybrid seed made for your area: about ${kg} kg more a hectare.`,
      date: (kg: string) => `Plant in the usual weeks, when the rains begin: about ${kg} kg more a hectare.`,
      acid: (kg: string) => `Lime, as a soil test advises: about ${kg} kg more a hectare.`,
      treat: (kg: string) =>
        `Act on the disease or pest now, as its page says: about ${kg} kg more a hectare.`,
    },
    nextSeason: 'For this season it is too late; for the next one it counts.',
    noBetter: 'What you do is already near the best practice we count with.',
    advice: 'Recommendations',
    recommendations: {
      treat:
        'Act on the disease or pest while there is time. Check a leaf, or read its page, for the first steps.',
      record: 'Weigh and write down this harvest. With it, the next range is narrower.',
      keepWater: 'Keep water in the soil: mulch, weed early, and make ridges across the slope.',
      lime: 'The soil is sour. Ask for a lime rate with your soil test.',
      manure: 'Add manure or compost: it feeds this soil and helps it hold water.',
      window: (from: string, to: string) =>
        `Plant between ${from} and ${to}, the usual weeks in your county, once the rains begin.`,
      soilTest: 'A soil test tells which fertiliser pays on your land. Do it before you buy.',
    },
    risks: 'What may go wrong',
    riskFactors: {
      trouble: 'A disease or pest takes part of this harvest, and may spread.',
      troubleUnknown: 'What the disease or pest costs is not counted: no measured loss is at hand.',
      hot: 'It has been hotter than usual: maize loses grain above 30 °C.',
      dry: 'Less water than in a usual season.',
      late: 'Planted late: each day after the first week of rain costs about one part in a hundred.',
      restless: 'Harvests in this county swing much from year to year.',
      acidGround: 'Sour soil holds food back from the crop.',
      thinGround: 'This soil dries fast and holds little food.',
      noRecord: 'No harvest of yours is known, so the range is wide.',
      countryFigure:
        'One figure for all Kenya stands here, because your county’s harvest of this crop is not published.',
      rainNotCounted: 'Rain is not counted for this crop.',
      atReach: 'It is as high as good farmers reach here; more is not believed.',
    },
    why: 'How it was reckoned',
    noBetterThanMean: (county: string) =>
      `For ${county}, our figures of past years were no better than your county’s average.`,
    design: 'For this crop the range is a design value, not measured.',
    pending: 'Kept on this phone. When it is sent, the server reckons it again with the weather it has.',
    refused: 'The server did not keep this prediction. The reason stands under what waits to be sent.',
    again: 'Start New Prediction',
    earlier: 'Earlier predictions',
    updated: (day: string) => `Made on ${day}`,
    disclaimer: 'An estimate, not a promise. Pests, hail, theft and prices may change it.',
  },
  sources: {
    start: (kg: string, years: string, county: string) =>
      `It starts from ${kg} t/ha, what ${county} county is expected to give after its harvests of ${years} (KilimoSTAT, Ministry of Agriculture, Kenya).`,
    startKenya: (kg: string, years: string) =>
      `It starts from ${kg} t/ha, the middle of Kenya’s harvests of ${years} (FAOSTAT, © FAO, CC BY 4.0).`,
    times: (name: string, factor: string) => `${name}: times ${factor}`,
    own: (n: number, kg: string) =>
      n === 1
        ? `Your one harvest of ${kg} kg a hectare then draws it towards itself.`
        : `Your ${n} harvests, about ${kg} kg a hectare, then draw it towards themselves.`,
    rain: (seen: string, of: string) =>
      `Rain: ${seen} of the season’s ${of} days were measured or forecast for your place; the rest stands as you expect it, on what is usual in the county (FAO-56 water balance, FAO-33 answer of the crop to water; CHIRPS rain).`,
    rainWhy: {
      no_figure: 'Rain is not counted: no answer of this crop to water was published.',
      paddy: 'Rain is not counted: rice stands in water.',
      no_climate: 'Rain is not counted: the usual rain of this place is not known.',
    },
    heat: (days: string) =>
      `Heat: ${days} degree-days above 30 °C beyond what is usual there; maize loses 1 % for each, 1.7 % where water is short (Lobell and others 2011, more than 20,000 trials in Africa).`,
    health: (name: string, low: string, high: string, share: string, treated: boolean) =>
      `${name}: usually ${low} to ${high} % are lost where it stands. The middle is counted on this share of the field: ${share.toLowerCase()}.${treated ? ' Treated in time, six tenths of the loss remain (a design value of ours).' : ''}`,
    healthUnknown: (name: string) =>
      `${name}: not counted, because no measured loss was at hand when this was reckoned.`,
    range:
      'Range: how far such predictions were off in the counties from 2017 to 2023, in wet years and dry, and how much field differs from field. Tested on 289 county harvests without looking ahead: four of five lay inside.',
    rangeDesign:
      'Range: a design value of ours, wider than that of maize, because nobody has measured it for this crop.',
    factors:
      'The weights of fertiliser, seed, soil and date are our own, built on trials in Kenya; they were not measured on your land.',
    weather: (temperature: string, humidity: string, day: string) =>
      `Weather when it was made: ${temperature} °C, humidity ${humidity} % (${day}).`,
  },
};
