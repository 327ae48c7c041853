/**
 * Texts of the SMS and USSD channel: short, in the basic SMS alphabet. Some are sent as one SMS of 160
 * characters.
 */
export const smsUssdEn = {
  menu: 'Mavuno. Send a number:',
  topics: { weather: 'Weather', alerts: 'Alerts', price: 'Price of a crop', tasks: 'My tasks' },
  misheard: 'Not understood.',
  noFields: (link: string) => `You have no field in Mavuno yet. Add one in the app: ${link}`,
  unnamed: (n: string) => `Field ${n}`,
  unconfirmed: (field: string) =>
    `${field}: you have not confirmed where it is, so we have no forecast for it. Confirm it in the app.`,
  noForecast: (field: string) => `${field}: no forecast yet. Ask again in an hour.`,
  oldForecast: (field: string) => `${field}: the last forecast has no day left. Ask again in an hour.`,
  sample: 'SAMPLE, not real',
  today: 'Today',
  tomorrow: 'Tomorrow',
  rain: (mm: string, percent: string | null) =>
    percent === null ? `rain ${mm}mm` : `rain ${mm}mm ${percent}%`,
  chance: (percent: string) => `rain ${percent}%`,
  source: (name: string, at: string) => `${name}, ${at}`,
  other: (list: string) => `Other field: ${list}`,
  otherBySms: (list: string) => `Another field? Send ${list}`,
  noSuchField: (n: string) => `There is no field ${n}.`,
  noAlerts: (at: string) => `No alert stands for your fields. Looked at ${at}.`,
  notLooked: (fields: string) => `Not looked at: ${fields} (place not confirmed).`,
  neverLooked: 'No forecast for your fields yet. Ask again in an hour.',
  noPlace:
    'The place of your fields is not confirmed, so nothing can be said of them. Confirm it in the app.',
  price: {
    perUnit: (money: string, unit: string, kilo: string) => `${money} per ${unit} (${kilo} per kg)`,
    perKg: (money: string) => `${money} per kg`,
    units: {
      kg: 'kg',
      bag_90kg: '90 kg bag',
      bag_50kg: '50 kg bag',
      debe: 'debe',
      gorogoro: 'gorogoro',
      crate: 'crate',
      bunch: 'bunch',
    },
    types: { wholesale: 'wholesale', retail: 'retail', farm_gate: 'at the farm' },
    reported: 'a farmer',
    old: 'Old price: ask at the market.',
    none: (crop: string) => `${crop}: no market price in Mavuno yet. Ask two buyers before you sell.`,
    other: (list: string) => `Other crop: ${list}`,
    bySms: 'Another crop? Send PRICE and its name.',
  },
  tasks: (n: string) => `To do (${n}):`,
  late: (title: string) => `${title} (late)`,
  noTasks: (link: string) => `Nothing to do today. Write your tasks in the app: ${link}/farm-planning`,
  back: '0 menu',
  stranger: (link: string) =>
    `This number is not known to Mavuno. Open ${link}, add it in the settings and confirm it.`,
  started: 'You will get messages from Mavuno again. Send STOP to end them.',
  stopped: 'You will get no more messages from Mavuno here. Send START to get them again.',
  question: {
    how: 'To ask other farmers, send ASK and your question in one message, for example: ASK Why do the leaves of my maize turn yellow?',
    asked:
      'Your question stands in the Mavuno community, where every farmer reads it. The first answers come to you here.',
    waits:
      'Your question has arrived. A moderator reads it before others see it. The first answers come to you here.',
    already: 'You asked this today. Answers come to you here.',
    unverified: (link: string) =>
      `To ask in public, prove your e-mail address first, in the settings: ${link}/settings`,
    refused: (link: string) =>
      `Not posted. Leave out phone numbers, requests for money and doses; or you asked too many today. In the app: ${link}/community`,
    answer: (by: string | null, content: string, link: string) =>
      `${by ?? 'A farmer'} answers: ${content}\n${link}`,
  },
  photo: {
    answer: (name: string, percent: string) => `*${name}*, ${percent}% sure`,
    healthy: (name: string, percent: string) =>
      `*${name}*, ${percent}% sure. No treatment needed. Check again in a week.`,
    first: 'Do first:',
    organic: 'Organic:',
    candidates: 'It may be one of these; the app shows how to tell them apart:',
    notSure:
      'Not sure what this is. Send one leaf, close, in good light, and write the crop below the photo.',
    otherCrop: (seen: string, chosen: string) =>
      `This looks like ${seen}, not ${chosen}. Open the check in the app and say which plant it is.`,
    noLeaf: 'No leaf is seen on this photo. Send one leaf, close, in good light.',
    unknownLeaf: 'A leaf I do not know. An expert can look at it in the app.',
    limit: (n: string) => `Your ${n} free leaf checks are used up. Pro has no limit: see the app.`,
    broken: 'This photo cannot be read. Send it once more, as a photo and not as a file.',
    late: 'The photo could not be fetched from WhatsApp. Send it once more.',
    onlyPhotos: 'I can read text and photos of leaves.',
    more: (link: string) => `More: ${link}`,
    unsure: 'A photo can mislead: compare the signs in the app before you spend money.',
  },
};
