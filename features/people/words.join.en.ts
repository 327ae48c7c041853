// @cache later

/** The landing page of an invitation. Texts in the ledger are quoted exactly. */
export const joinEn = {
  title: 'Join Mavuno',
  looking: 'Looking at the link…',
  welcome: 'Welcome to Mavuno!',
  invited: 'A farmer invites you. Your code:',
  promise: (n: number) => `${n} free credits for you, and ${n} for the farmer who invites you`,
  worth: (n: number, answers: number) => `${n} credits = ${answers} answers by the AI.`,
  when: 'You both get them once you have confirmed your e-mail and phone number, and added a field or checked a leaf. Without a phone number it takes a week of use.',
  unchecked: 'The code is looked at as soon as there is a network.',
  invalid: 'Invalid Referral Link',
  invalidText: 'This referral link appears to be invalid or expired. You can still join...',
  join: 'Join Mavuno',
  signUp: 'Sign up free',
  member: 'Already a Member?',
  farmers: (n: string) => `${n} farmers and more have joined.`,
  why: 'What you get',
  cards: {
    leaf: {
      title: 'Know the sick leaf',
      text: 'Photograph it. The phone says what it may be and what to do first.',
    },
    plot: {
      title: 'Your own field’s weather',
      text: 'Seven days of rain and sun, how much water the crop needs, and warnings for your field.',
    },
    offline: {
      title: 'Works without a network',
      text: 'What you write and photograph waits on the phone, and is sent when there is a network.',
    },
  },
  instant: 'Yours at once',
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
      title: 'Make your field in one tap',
      text: 'Stand in it and tap. Mavuno then knows where to look for rain.',
    },
    leaf: {
      title: 'Photograph a leaf',
      text: 'You read what it may be, how sure that is, and what to do first: what the farm has comes before what costs money.',
    },
  },
  language: 'Kiswahili',
  mine: {
    title: 'Invite a neighbour',
    text: 'Send your link. When a neighbour joins and starts using Mavuno, you both get free credits.',
    open: 'To my link',
  },
};
