import type { Words } from '#kit/pure/words.ts';

/** Texts sent by the server: push, mail, WhatsApp, SMS. */
export const messagesEn = {
  expert: {
    title: 'An expert answered your question about a leaf',
    text: 'An agricultural expert has checked your photo and answered. Read or listen to the answer in the app.',
  },
  answered: {
    title: 'Your question was answered',
    text: (question: string) =>
      `“${question}”: another farmer or an expert has answered. Tell us which answer helped you.`,
  },
  askedOf: {
    title: 'A farmer has a question for you',
    text: (question: string) =>
      `“${question}”: a farmer asked you because you’re an expert. Read it and answer in the community.`,
  },
  neighbour: {
    title: (what: string) => `${what} found near you`,
    text: (crop: string, day: string) =>
      `On ${crop}, seen on ${day}, within about 10 km of the location you chose. Check your own crop.`,
    confirmed: 'An expert has confirmed it.',
    seen: 'Our leaf check agrees. No expert has checked it yet.',
  },
  tasks: {
    title: (n: number, first: string) => (n === 1 ? `Today: ${first}` : `${n} tasks for today`),
    text: (named: readonly string[], more: number) =>
      more > 0 ? `${named.join('; ')}; and ${more} more.` : `${named.join('; ')}.`,
  },
  planSoon: {
    title: (day: string) => `Your Pro ends on ${day}`,
    text: 'We never charge you automatically. Pay again to add more days. Your fields and records stay either way.',
  },
  planOver: {
    title: 'Your Pro has ended',
    text: 'You’re on Free now. Your fields and records stay. You can pay again at any time.',
  },
  thanks: {
    rewarded: {
      invited: {
        title: (n: number) => `${n} credits for you: a friend joined`,
        text: 'Someone you invited has started farming with Mavuno. Thank you for inviting them.',
      },
      came: {
        title: (n: number) => `${n} credits for you: welcome`,
        text: 'You joined through a friend’s invitation and started farming with Mavuno. Your friend got the same number of credits.',
      },
    },
    bonus: {
      invited: {
        title: (n: number) => `${n} more credits for you: your friend chose Pro`,
        text: 'Someone you invited paid for Pro. You both got these credits.',
      },
      came: {
        title: (n: number) => `${n} more credits for you with Pro`,
        text: 'You joined through a friend’s invitation and paid for Pro. You both got these credits.',
      },
    },
  },
  refund: {
    paid_back: {
      title: (money: string) => `We refunded you ${money}`,
      text: 'The Pro it paid for has ended. Your fields and records stay.',
      held: 'This payment had not started Pro.',
    },
    refused: {
      title: (money: string) => `We refused your refund request for ${money}`,
      text: 'Open it to read why.',
    },
    why: (note: string) => `The reason: ${note}`,
  },
  held: {
    title: 'We are checking your payment',
    amount: (stated: string, price: string) =>
      `The payment service reported ${stated}, but the price is ${price}. Our team is checking it.`,
    other: 'The payment doesn’t match your order. Our team is checking it.',
    closed: 'Pro starts if the full price arrived. You don’t need to pay again now.',
    paused: 'Pro is paused until then. You don’t need to pay again now.',
  },
  accepted: {
    title: 'Your payment is confirmed: Pro has started',
    text: 'Our team checked it. Your days of Pro count from now.',
  },
  /** SMS to an account without an e-mail address. */
  receipt: (money: string, until: string, order: string) =>
    `Mavuno: we received ${money}. You have Pro until ${until}. Order ${order}. Keep this message as your receipt.`,
  testReceipt: 'Mavuno: this was a test payment. No money moved, so this is not a receipt.',
  test: { title: 'Test from Mavuno', text: 'Messages reach you here. Nothing happened on your farm.' },
  digest: {
    title: (n: number) => `${n} things for your farm today`,
    more: (n: number) => `and ${n} more in the app`,
  },
  report: {
    title: 'Your week on Mavuno',
    notLooked: 'We couldn’t check any of your fields last week. Open Alerts in the app to see why.',
    text: (n: number, first: string) =>
      n === 0
        ? 'Last week was quiet: no alerts, no answers and no neighbour warnings.'
        : `Last week: ${n === 1 ? '1 message' : `${n} messages`}. The most important: ${first}.`,
  },
  training: {
    title: (lesson: string) => `Reminder: continue “${lesson}”`,
    text: 'You asked for a reminder. Continue where you stopped. A part takes a few minutes.',
  },
  offerAnswered: {
    title: (crop: string) => `Someone wants to buy: ${crop}`,
    text: (price: string) =>
      `They offer ${price}. Open it and accept if you agree. Then you see the buyer’s phone number.`,
  },
  offerAccepted: {
    title: (crop: string) => `Your offer was accepted: ${crop}`,
    text: (price: string) => `The seller agrees to ${price}. Open it to see how to reach each other.`,
  },
  offerGone: {
    title: (crop: string) => `Your offer was not accepted: ${crop}`,
    agreed: 'The seller accepted another offer. See what else is for sale.',
    closed: 'The seller withdrew this listing. See what else is for sale.',
    ended: 'The listing ended after 30 days, and the seller accepted no offer.',
  },
  offerChanged: {
    title: (crop: string) => `A listing you made an offer on has changed: ${crop}`,
    text: 'Check the new details. If your price has changed, withdraw your offer.',
  },
  offerEnded: {
    title: (crop: string) => `Your listing has ended: ${crop}`,
    text: 'It ran for 30 days and is now hidden. Post it again if you still have the produce.',
  },
  price: {
    above: (crop: string, line: string) => `${crop} has reached ${line}`,
    below: (crop: string, line: string) => `${crop} has fallen to ${line}`,
    text: (price: string, market: string, day: string, type: 'wholesale' | 'retail') =>
      `${price} at ${market} on ${day} (${type} price). We’ll alert you again only if the price moves away and comes back.`,
    sms: (crop: string, price: string, market: string, day: string) =>
      `${crop}: ${price}, ${market}, ${day}.`,
  },
  open: (link: string) => `Open it: ${link}`,
  mail: {
    footer: (
      settings: string,
      stop: string,
    ) => `You get this email because email is turned on in your Mavuno settings.
Choose what you get: ${settings}
Stop these emails: ${stop}`,
  },
  code: (code: string, minutes: number) =>
    `${code} is your Mavuno code. It works for ${minutes} minutes. Do not share it.`,
};

export type MessageWords = Words<typeof messagesEn>;
