export const privacyEn = {
  title: 'What you allow',
  intro: 'Each by itself. It is off until you switch it on, and you can switch it off at any time.',
  purposes: {
    page_counts: {
      label: 'Count which screens are opened',
      hint: 'It helps us see what is useful. Only the name of the screen and the day are counted: not who, not where, no cookie. Nothing is counted while your phone saves data.',
    },
  },
  since: (given: boolean, day: string) => (given ? `Allowed since ${day}.` : `Switched off on ${day}.`),
  changed: 'The words have changed, so please choose again.',
  elsewhere: 'What you decide elsewhere',
  donation: { title: 'Photos for training', on: 'Allowed', off: 'Not allowed' },
  warnings: { title: 'Warnings about your area', on: 'You are warned', off: 'Off' },
  whatsapp: {
    title: 'WhatsApp messages',
    on: (number: string) => `To ${number}. Change it under Notifications.`,
    off: 'Off. Change it under Notifications.',
  },
  sms: {
    title: 'SMS',
    on: (number: string) => `To ${number}. Change it under Notifications.`,
    off: 'Off. Change it under Notifications.',
  },
  notSaved: 'This could not be saved. Try again later.',
  outbox: { consent: 'What you allow' },
};
