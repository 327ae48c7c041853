/** Sign-in by phone number. */
export const phoneEn = {
  number: 'Phone number',
  hint: 'For example 0712 345 678',
  send: 'Send me a code',
  sent: (number: string, minutes: number) => `We sent a code to ${number}. It works for ${minutes} minutes.`,
  code: 'Six-digit code',
  signIn: 'Sign in',
  again: 'Send it again',
  byWhatsApp: 'Send it by WhatsApp',
  change: 'Change the number',
  useEmail: 'Use email instead',
  usePhone: 'Use a phone number instead',
  shown: (code: string) => `Development server: no message is sent. The code is ${code}.`,
  startNew: 'Start a new farm with this number',
  card: {
    title: 'Phone number',
    none: 'Add a number to sign in by SMS, without a password.',
    add: 'Add a number',
    change: 'Change the number',
    save: 'Use this number',
    done: 'You can now sign in with this number.',
  },
  refusals: {
    'people.phone_wrong': 'Check the number: a mobile number, for example 0712 345 678 or +255 754 123 456.',
    'people.phone_off': 'Codes can’t be sent this way. Use your email.',
    'people.too_many_codes': 'Too many codes were sent. Wait an hour, or use your email.',
    'people.code_not_sent': 'The code wasn’t sent. Try WhatsApp or your email, or try again later.',
    'people.code_wrong': 'This code doesn’t match. Check it and try again.',
    'people.code_late': 'This code no longer works. Ask for a new one.',
    'people.phone_silent':
      'Nobody used this number’s farm for a year, so it stays closed: the number may be someone else’s now. Is the farm yours? Ask support.',
    'people.phone_silent_email':
      'Nobody used this number’s farm for a year. Is it yours? Sign in with its email once, then the number works again.',
    'people.phone_taken': 'This number already opens another farm. Sign in with it there first.',
  },
};
