/** The landing page of an invitation. Texts in the ledger are quoted exactly. */
export const joinEn = {
  title: 'Join Mavuno',
  looking: 'Checking the link…',
  welcome: 'Welcome to Mavuno!',
  invited: 'A farmer invited you. Your code:',
  promise: (n: number) => `${n} free credits for you, and ${n} for the farmer who invited you`,
  worth: (n: number, answers: number) => `${n} credits = ${answers} AI answers.`,
  when: 'You both get them when you confirm your phone number and add a field or check a leaf. If you sign up with an email, confirm that too. Without a phone number, it takes a week of use.',
  unchecked: 'We’ll check your code when you’re online.',
  invalid: 'Invalid Referral Link',
  invalidText: 'This referral link appears to be invalid or expired. You can still join...',
  join: 'Join Mavuno',
  signUp: 'Sign up free',
  member: 'Already a Member?',
  farmers: (n: string) => `At least ${n} farmers have joined.`,
  why: 'What you get',
  cards: {
    leaf: {
      title: 'Find out what’s wrong with a leaf',
      text: 'Take a photo. Your phone shows what it may be and what to do first.',
    },
    plot: {
      title: 'Your own field’s weather',
      text: 'Seven days of rain and sun, the water your crop needs, and alerts for your field.',
    },
    offline: {
      title: 'Works offline',
      text: 'Your records and photos are saved on the phone. We send them when you’re online.',
    },
  },
  instant: 'Free from the start',
  benefits: {
    detection: 'Disease detection',
    advice: 'Personalised recommendations',
    weather: 'Weather alerts',
    market: 'Market price intelligence',
    community: 'Expert community',
  },
  withPro: 'With Pro',
  how: 'How it works',
  steps: {
    field: {
      title: 'Add your field with one tap',
      text: 'Stand in it and tap. Mavuno then shows you the rain there.',
    },
    leaf: {
      title: 'Photograph a leaf',
      text: 'See what it may be, how sure we are and what to do first. Low-cost steps come first.',
    },
  },
  mine: {
    title: 'Invite a neighbour',
    text: 'Send your link. When a neighbour joins and starts using Mavuno, you both get free credits.',
    open: 'Open my link',
  },
};
