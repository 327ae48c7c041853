// @cache later

/** The expert workbench and photo donation: rarely opened screens. */
export const workbenchEn = {
  donation: {
    title: 'Donating photos',
    intro:
      'Photos that an expert has confirmed can help other farmers. Nothing is given unless you switch it on here, and you can switch it off at any time.',
    purposes: {
      train: {
        title: 'Train the leaf model',
        text: 'So that the leaf reader learns crops and diseases which it does not know yet, from fields like yours.',
      },
      show: {
        title: 'Show to other farmers as an example',
        text: 'So that others can compare their leaf with yours. Mavuno shows no such examples yet; your word is kept for when it does.',
      },
    },
    on: 'Allowed',
    off: 'Not allowed',
    allow: 'Allow',
    stop: 'Stop',
    goes: 'What is given: the photo, the crop, what the expert says it is, the month and the county. Never your name, your number or the place of your field.',
    checked: 'Before that an expert looks that no person, no house number and no number plate is to be seen.',
    licenceTitle: 'Under which licence',
    licence:
      'Creative Commons Attribution 4.0 (CC BY 4.0): anybody may use and change the photos, also for money, and must say where they come from: “Farmers in Kenya, through Mavuno”.',
    licenceLink: 'Read the licence',
    revoke:
      'When you stop, your photos are left out of every later set and listed there as withdrawn. Copies that others made before cannot be called back.',
    yours: (n: number) =>
      n === 0
        ? 'No photo of yours is confirmed by an expert yet.'
        : n === 1
          ? '1 photo of yours is confirmed and would be given.'
          : `${n} photos of yours are confirmed and would be given.`,
    saved: 'Kept. It is sent when there is network.',
  },

  workbench: {
    title: 'Questions of farmers',
    closed: 'This page is for experts.',
    closedHint: 'An administrator of Mavuno makes an account an expert.',
    waiting: (n: number) => (n === 1 ? '1 waits' : `${n} wait`),
    overdue: (n: number) => (n === 1 ? '1 is late' : `${n} are late`),
    promise: (share: string, h: string) =>
      `Last 30 days: ${share} answered within 24 hours, usually in ${h} hours.`,
    few: 'Fewer than 10 questions in the last 30 days: no share can be said yet.',
    empty: 'No farmer is waiting. Thank you.',
    emptyFiltered: 'Nobody waits with this choice.',
    crop: 'Crop',
    county: 'County',
    language: 'Language',
    all: 'All',
    languages: { en: 'English', sw: 'Kiswahili' },
    unknownCrop: 'Crop not said',
    due: (h: number) => (h < 1 ? 'due within the hour' : `due in ${h} h`),
    overdueBy: (h: number) => `late by ${h < 1 ? 'less than 1 h' : `${h} h`}`,
    noDeadline: 'no time promised',
    assignedToYou: 'You have it',
    followUp: 'Asks back',
    photos: (n: number) => (n === 0 ? 'no photo' : n === 1 ? '1 photo' : `${n} photos`),
    more: 'Show more',
    name: 'Your name, as farmers read it',
    nameHint: 'It stands beside each of your answers.',
    nameSave: 'Keep the name',
    grantTitle: 'Who answers',
    grantEmail: 'E-mail of the account',
    grantHint:
      'The person needs an account with a confirmed e-mail. Choose people whom farmers can trust: their word counts as confirmed.',
    grant: 'Make an expert',
    end: 'No longer an expert',
    granted: (email: string) => `${email} is an expert now`,
    ended: (email: string) => `${email} is no expert any more`,
    loadFailed: 'The questions could not be fetched.',
  },
  case: {
    title: 'A farmer’s question',
    claim: 'I answer this',
    release: 'Give it back',
    released: 'It is in the queue again',
    claimedHint: 'It is yours for two hours from your last act. Then it goes back to the others.',
    taken: 'Another expert has it.',
    app: 'What the app found',
    appSaid: (name: string, percent: string) => `${name}, ${percent} sure`,
    outcomes: {
      answer: 'A name',
      candidates: 'One of a few',
      not_sure: 'Not sure',
      no_leaf: 'No leaf',
      unknown_leaf: 'A leaf it does not know',
    },
    server: (name: string) => `The server’s own look: ${name}`,
    pick: (name: string) => `The farmer thinks it is: ${name}`,
    pickNone: 'The farmer says: none of the candidates',
    asks: 'The farmer writes',
    noNote: 'No words, only the photos.',
    photo: (n: number) => `Photo ${n}: open it large`,
    photoComing: 'This photo is still on its way from the farmer’s phone.',
    answerTitle: 'Your answer',
    inLanguage: { en: 'This farmer reads English.', sw: 'This farmer reads Kiswahili: answer in Kiswahili.' },
    templates: 'Begin with a sentence',
    text: 'Answer',
    condition: 'What it is',
    conditionNone: 'I do not name a condition',
    clean: 'On the photos is no person, no house number and no number plate',
    cleanHint: 'Only then may the photos be donated, if the farmer allows it.',
    noDose:
      'Never name an amount, an interval or a waiting time for a pesticide: they stand on the label. Name the class, and send the farmer to the label.',
    voiceNoDose: 'My voice note names no amount, interval or waiting time of a pesticide',
    send: 'Send the answer',
    sent: 'Sent. The farmer is told.',
    record: 'Record a voice note',
    recording: (s: number, of: number) => `Recording: ${s} of ${of} seconds`,
    stop: 'Stop',
    again: 'Record again',
    recorded: 'The voice note',
    drop: 'Without a voice note',
    micDenied: 'The microphone is not allowed for this app. Allow it in the browser’s settings.',
    tooLarge: 'The recording is too large. Record a shorter one.',
    earlier: 'Answered before',
    loadFailed: 'The question could not be fetched.',
  },
};
