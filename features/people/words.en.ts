/** Texts of the account screens. Those in the ledger are quoted exactly. */
export const peopleEn = {
  tagline: 'Know your crop. Act today.',
  loading: 'Loading Mavuno...',
  switchLanguage: 'Kiswahili',
  google: 'Continue with Google',
  googleUnknown: 'Google sign-in shows here once the server has answered.',
  orEmail: 'Or continue with email',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 8 characters for a new account',
  signIn: 'Sign In',
  forgot: 'Forgot password?',
  noAccount: "Don't have an account? Create one",
  welcomeBack: 'Welcome back',
  welcome: 'Welcome',
  checkMail: 'Check your e-mail to finish setting up your account.',
  unknown: {
    title: 'No account with this e-mail. Create one?',
    text: (email: string) => `A new account will be made for ${email}, with the password you typed.`,
    create: 'Create account',
    change: 'Change the e-mail',
  },
  signInIssue: (message: string) => `Sign-in issue: ${message}`,
  /** The ledger uses this key for a greeting; here it is the sign-up error. */
  signUpFailed: (message: string) => `Could not create your account: ${message}`,
  unableToConnect: 'Unable to connect. Please check your connection.',
  googleFailed: (message: string) => `Google sign-in failed: ${message}`,
  connectionError: (message: string) => `Connection error: ${message}`,
  resetInstead: 'Choose a new password',
  purpose: 'What Mavuno is for',
  list: {
    planning: 'Farm planning',
    satellite: 'Satellite intelligence',
    scan: 'Instant crop disease detection with AI',
    weather: 'Real-time weather and market insights',
    advice: 'Personalised recommendations',
    community: 'Farmer community',
  },
  tiles: {
    accuracy: (right: number) => `${right} of 100`,
    accuracyText: (crop: string, others: string, photos: number, day: string) =>
      `${crop} photos from the field named right${others && ` (${others})`}. Measured ${day} on ${photos} photos kept out of training.`,
    crops: { bean: 'bean', maize: 'maize', coffee: 'coffee' },
    accuracyNone: 'Leaf check',
    accuracyNoneText: 'It says how sure it is, and says so when it is not.',
    method: 'How this was measured',
    yield: 'Save more of it',
    yieldText: 'A sickness seen early costs less of the harvest.',
    organic: 'Organic first',
    organicText: 'Remedies from what the farm has, with amounts and steps.',
  },
  callback: {
    completing: 'Completing sign-in...',
    redirecting: 'Redirecting...',
    welcome: 'Welcome to Mavuno!',
    failed: 'Authentication failed. Please try again.',
    checkFailed: 'Authentication check failed',
    confirmed: 'Your e-mail is confirmed.',
    confirmedSignIn: 'Your e-mail is confirmed. Sign in to go on.',
  },
  signOut: {
    act: 'Sign out',
    /** Shown on the sign-in screen. */
    locked: (count: number) =>
      count === 1
        ? '1 thing on this phone is still waiting to be sent. It is sent when the person who saved it signs in here.'
        : `${count} things on this phone are still waiting to be sent. They are sent when the person who saved them signs in here.`,
  },
  refreshFailed: 'Failed to refresh session',
  signInFirst: 'Please sign in to access your farm',
  notAuthenticated: 'User not authenticated',
  outbox: { setLanguage: (isSwahili: boolean) => `Language: ${isSwahili ? 'Kiswahili' : 'English'}` },
  refusals: {
    'people.email_invalid': 'This is not a whole e-mail address. Check it, for example wanjiku@gmail.com.',
    'people.email_taken': 'This e-mail already has an account. Sign in, or choose a new password.',
    'people.unknown_email': 'No account with this e-mail.',
    'people.wrong_password': 'The password is not right.',
    'people.no_password': 'This account signs in with Google. To use a password too, choose one by e-mail.',
    'people.password_floor': 'Password must be at least 6 characters long',
    'people.password_short': 'Use at least 8 characters',
    'people.password_long': 'Use at most 128 characters',
    'people.password_common':
      'Many people use this password, or one like it. Three or four words together are safer.',
    'people.password_personal':
      'People who know you could guess this: it has your name or e-mail in it. Three or four other words are safer.',
    'people.password_simple':
      'Repeats, number runs, dates and phone numbers are easy to guess. Three or four words together are safer.',
    'people.password_mismatch': 'Passwords do not match',
    'people.too_many_tries': ({ minutes }: Record<string, string | number>) =>
      `Too many tries. Wait ${minutes ?? 15} minutes, then try again.`,
    'people.token_invalid': 'This link no longer works. Ask for a new one.',
    'people.already_verified': 'This e-mail is confirmed already.',
    'people.google_off': 'Google sign-in is not set up on this server.',
    'people.email_unproven': 'This person has not confirmed the e-mail yet.',
    'people.last_admin': 'The last administrator cannot be changed.',
    'people.suspended': ({ why }: Record<string, string | number>) =>
      `This account was suspended by the staff.${why ? ` Their reason: ${why}.` : ''} What you recorded is kept. Write to the support to have it looked at.`,
    'people.unknown_person': 'This account is no longer there.',
    'people.no_staff': 'An administrator cannot be suspended. Make them a farmer first.',
    access_denied: 'You stopped it at Google.',
    account_not_linked:
      'This e-mail has an account with a password. Sign in with it and confirm the e-mail; after that Google works too.',
    state_mismatch: 'It took too long or began on another device. Try again.',
    please_restart_the_process: 'It took too long or began on another device. Try again.',
    no_answer: 'Google sent no answer.',
  },
};
