export const privacyEn = {
  title: 'What you allow',
  intro: 'Everything is off until you turn it on. You can turn it off at any time.',
  purposes: {
    page_counts: {
      label: 'Count which screens you open',
      hint: 'This helps us see what is useful. We count only the screen’s name and the day. We don’t record who or where you are, and use no cookie. We count nothing while your phone’s data saver is on.',
    },
  },
  since: (given: boolean, day: string) => (given ? `Allowed since ${day}.` : `Turned off on ${day}.`),
  changed: 'We changed this text. Please choose again.',
  elsewhere: 'What you allow on other pages',
  donation: { title: 'Donating photos', on: 'Allowed', off: 'Not allowed' },
  warnings: { title: 'Neighbour warnings', on: 'On', off: 'Off' },
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
  notSaved: 'Couldn’t save this. Try again.',
  outbox: { consent: 'Change what you allow' },
};
