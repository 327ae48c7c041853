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
  startNew: 'Start a new account with this number',
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
    'people.phone_off': 'We can’t send codes this way. Use your email.',
    'people.too_many_codes': 'We’ve sent too many codes. Wait an hour, or use your email.',
    'people.code_not_sent': 'We couldn’t send the code. Try WhatsApp or your email, or try again later.',
    'people.code_wrong': 'This code doesn’t match. Check it and try again.',
    'people.code_late': 'This code no longer works. Ask for a new one.',
    'people.phone_silent':
      'This number’s account wasn’t used for a year, so it’s locked. The number may be someone else’s now. Is the account yours? Contact support.',
    'people.phone_silent_email':
      'This number’s account wasn’t used for a year. Is it yours? Sign in once with its email, then the number works again.',
    'people.phone_taken':
      'Another account uses this number. Sign in to it with the number, then change the number there.',
  },
};
