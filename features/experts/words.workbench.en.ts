// @cache later

/** The expert workbench and photo donation: rarely opened screens. */
export const workbenchEn = {
  donation: {
    title: 'Donating photos',
    intro:
      'Photos that an expert has confirmed can help other farmers. We share nothing unless you turn it on here. You can turn it off at any time.',
    purposes: {
      train: {
        title: 'Improve the leaf check',
        text: 'To teach the leaf check new crops and diseases from fields like yours.',
      },
      show: {
        title: 'Show to other farmers as an example',
        text: 'So that others can compare their leaf with yours. Mavuno shows no such examples yet. We save your choice until it does.',
      },
    },
    on: 'Allowed',
    off: 'Not allowed',
    allow: 'Allow',
    stop: 'Stop',
    goes: 'We share the photo, crop, expert’s answer, month and county. Never your name, number or field location.',
    checked: 'Before that, an expert checks that the photo shows no person, house number or number plate.',
    licenceTitle: 'Licence',
    licence:
      'Creative Commons Attribution 4.0 (CC BY 4.0). Anyone may use or change the photos, even to earn money. They must credit “Farmers in Kenya, through Mavuno”.',
    licenceLink: 'Read the licence',
    revoke:
      'If you stop, we leave your photos out of new sets and list them there as withdrawn. We can’t recall copies others already have.',
    yours: (n: number) =>
      n === 0
        ? 'An expert hasn’t confirmed any of your photos yet.'
        : n === 1
          ? '1 of your photos is confirmed and would be shared.'
          : `${n} of your photos are confirmed and would be shared.`,
    saved: 'Saved. We’ll send it when you’re online.',
  },

  workbench: {
    title: 'Farmers’ questions',
    closed: 'This page is for experts.',
    closedHint: 'A Mavuno administrator can make an account an expert account.',
    waiting: (n: number) => (n === 1 ? '1 waiting' : `${n} waiting`),
    overdue: (n: number) => (n === 1 ? '1 late' : `${n} late`),
    promise: (share: string, h: string) =>
      `Last 30 days: ${share} answered within 24 hours, usually in ${h} hours.`,
    few: 'Fewer than 10 questions in the last 30 days, so we show no percentage yet.',
    empty: 'No farmer is waiting. Thank you.',
    emptyFiltered: 'No questions match these filters.',
    crop: 'Crop',
    county: 'County',
    language: 'Language',
    all: 'All',
    languages: { en: 'English', sw: 'Kiswahili' },
    unknownCrop: 'Crop not given',
    due: (h: number) => (h < 1 ? 'due within the hour' : `due in ${h} h`),
    overdueBy: (h: number) => `late by ${h < 1 ? 'less than 1 h' : `${h} h`}`,
    noDeadline: 'no time promised',
    assignedToYou: 'You have it',
    followUp: 'Follow-up question',
    photos: (n: number) => (n === 0 ? 'no photo' : n === 1 ? '1 photo' : `${n} photos`),
    more: 'Show more',
    name: 'Your name as farmers see it',
    nameHint: 'It shows beside each of your answers.',
    nameSave: 'Save the name',
    grantTitle: 'Who answers',
    grantEmail: 'Account email',
    grantHint:
      'The person needs an account with a confirmed email. Choose people farmers can trust: what they say counts as confirmed.',
    grant: 'Make an expert',
    end: 'No longer an expert',
    granted: (email: string) => `${email} is an expert now`,
    ended: (email: string) => `${email} is no longer an expert`,
    loadFailed: 'Couldn’t load the questions. Check your internet and try again.',
  },
  case: {
    title: 'A farmer’s question',
    claim: 'I answer this',
    release: 'Stop answering this',
    released: 'It’s back in the queue',
    claimedHint: 'It’s yours for two hours after your last action. Then other experts can take it.',
    taken: 'Another expert has it.',
    app: 'What the app found',
    appSaid: (name: string, percent: string) => `${name}, ${percent} sure`,
    outcomes: {
      answer: 'A name',
      candidates: 'One of a few',
      not_sure: 'Not sure',
      no_leaf: 'No leaf',
      unknown_leaf: 'A leaf it doesn’t know',
    },
    server: (name: string) => `The server’s own check: ${name}`,
    pick: (name: string) => `The farmer thinks it is: ${name}`,
    pickNone: 'The farmer says: none of these',
    asks: 'The farmer writes',
    noNote: 'No note, only the photos.',
    photo: (n: number) => `Photo ${n}: open full size`,
    photoComing: 'We’re still waiting for this photo from the farmer’s phone.',
    answerTitle: 'Your answer',
    inLanguage: { en: 'This farmer reads English.', sw: 'This farmer reads Kiswahili: answer in Kiswahili.' },
    templates: 'Begin with a sentence',
    text: 'Answer',
    condition: 'What it is',
    conditionNone: 'I don’t name a disease or pest',
    clean: 'The photos show no person, house number or number plate',
    cleanHint: 'Tick this only if it is true. Then the photos may be donated, if the farmer allows it.',
    noDose:
      'Never give an amount, an interval or days to wait for a pesticide. The label decides. Name the class, and send the farmer to the label.',
    voiceNoDose: 'My voice note gives no pesticide amount, interval or days to wait',
    send: 'Send the answer',
    sent: 'Sent. We’ll notify the farmer.',
    record: 'Record a voice note',
    recording: (s: number, of: number) => `Recording: ${s} of ${of} seconds`,
    stop: 'Stop',
    again: 'Record again',
    recorded: 'The voice note',
    drop: 'Remove the voice note',
    micDenied: 'Mavuno isn’t allowed to use the microphone. Allow it in the browser’s settings.',
    tooLarge: 'The recording is too large. Record a shorter one.',
    earlier: 'Earlier answers',
    loadFailed: 'Couldn’t load the question. Check your internet and try again.',
  },
};
