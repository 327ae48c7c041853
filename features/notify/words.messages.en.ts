import type { Words } from '#kit/pure/words.ts';

/** Texts sent by the server: push, mail, WhatsApp, SMS. */
export const messagesEn = {
  expert: {
    title: 'An expert answered your question about a leaf',
    text: 'An agricultural expert has looked at your photo and answered. Read or listen to the answer in the app.',
  },
  answered: {
    title: 'Your question was answered',
    text: (question: string) =>
      `“${question}”: another farmer or an expert has answered. Say which answer helped you.`,
  },
  askedOf: {
    title: 'A farmer asks you',
    text: (question: string) =>
      `“${question}”: this question was put to you as an expert. Read it and answer in the community.`,
  },
  neighbour: {
    title: (what: string) => `${what} found near you`,
    text: (crop: string, day: string) =>
      `On ${crop}, seen on ${day}, within about 10 km of the place you chose. Look at your own crop.`,
    confirmed: 'An expert has confirmed it.',
    seen: 'The server’s photo check agrees; no expert has looked yet.',
  },
  tasks: {
    title: (n: number, first: string) => (n === 1 ? `Today: ${first}` : `${n} tasks for today`),
    text: (named: readonly string[], more: number) =>
      more > 0 ? `${named.join('; ')}; and ${more} more.` : `${named.join('; ')}.`,
  },
  planSoon: {
    title: (day: string) => `Your Pro ends on ${day}`,
    text: 'Nothing is taken by itself. If you want it longer, pay again; the days are added. Your fields and records stay either way.',
  },
  planOver: {
    title: 'Your Pro has ended',
    text: 'You are on Free now. Your fields and records stay. You can pay again at any time.',
  },
  thanks: {
    rewarded: {
      invited: {
        title: (n: number) => `${n} credits for you: a friend joined`,
        text: 'Somebody who came by your invitation has started farming with Mavuno. Thank you for bringing them.',
      },
      came: {
        title: (n: number) => `${n} credits for you: welcome`,
        text: 'You came by a friend’s invitation and have started. Your friend has got as many.',
      },
    },
    bonus: {
      invited: {
        title: (n: number) => `${n} more credits for you: your friend chose Pro`,
        text: 'Somebody whom you invited has paid for Pro. Both of you have got them.',
      },
      came: {
        title: (n: number) => `${n} more credits for you with Pro`,
        text: 'You came by a friend’s invitation and have paid for Pro. Both of you have got them.',
      },
    },
  },
  refund: {
    paid_back: {
      title: (money: string) => `${money} was sent back to you`,
      text: 'The Pro it paid for has ended. Your fields and records stay.',
      held: 'It had opened nothing.',
    },
    refused: {
      title: (money: string) => `${money}: your request for money back was refused`,
      text: 'Open it to read why.',
    },
    why: (note: string) => `The reason: ${note}`,
  },
  held: {
    title: 'We are checking your payment',
    amount: (stated: string, price: string) =>
      `The payment service stated ${stated}, but the price is ${price}. A person is checking it.`,
    other: 'The payment does not match your order. A person is checking it.',
    closed: 'Pro opens if the full price arrived. You don’t need to pay again now.',
    paused: 'Pro is paused until then. You don’t need to pay again now.',
  },
  accepted: {
    title: 'Your payment is confirmed: Pro is open',
    text: 'A person checked it. The days of Pro count from now.',
  },
  test: { title: 'Test from Mavuno', text: 'Messages reach you here. Nothing happened on your farm.' },
  digest: {
    title: (n: number) => `${n} things for your farm today`,
    more: (n: number) => `and ${n} more in the app`,
  },
  report: {
    title: 'Your week on Mavuno',
    notLooked: 'We couldn’t check any field of yours last week. Open Alerts in the app to see why.',
    text: (n: number, first: string) =>
      n === 0
        ? 'Last week was quiet: no alert, no answer, no warning.'
        : `Last week: ${n === 1 ? '1 message' : `${n} messages`}. The most important: ${first}.`,
  },
  training: {
    title: (lesson: string) => `Your lesson waits: ${lesson}`,
    text: 'You asked to be reminded. Go on where you stopped; a part takes a few minutes.',
  },
  offerAnswered: {
    title: (crop: string) => `Somebody wants to buy: ${crop}`,
    text: (price: string) =>
      `They offer ${price}. Open it and accept if you agree; then each of you sees the other’s phone number.`,
  },
  offerAccepted: {
    title: (crop: string) => `Your answer was accepted: ${crop}`,
    text: (price: string) => `The seller agrees to ${price}. Open it to see how you reach each other.`,
  },
  offerGone: {
    title: (crop: string) => `Your answer was not taken: ${crop}`,
    agreed: 'The seller accepted another answer. See what else is for sale.',
    closed: 'The offer is there no more. See what else is for sale.',
    ended: 'The offer ended after 30 days and no answer was accepted.',
  },
  offerChanged: {
    title: (crop: string) => `An offer you answered was changed: ${crop}`,
    text: 'Look at it again. If your price does not hold any more, take your answer back.',
  },
  offerEnded: {
    title: (crop: string) => `Your offer has ended: ${crop}`,
    text: 'It stood for 30 days and others see it no more. If you still have the goods, offer them again.',
  },
  price: {
    above: (crop: string, line: string) => `${crop} has reached ${line}`,
    below: (crop: string, line: string) => `${crop} has fallen to ${line}`,
    text: (price: string, market: string, day: string, type: 'wholesale' | 'retail') =>
      `${price} at ${market} on ${day} (${type} price). You are told again only after the price was on the other side.`,
    sms: (crop: string, price: string, market: string, day: string) =>
      `${crop}: ${price}, ${market}, ${day}.`,
  },
  open: (link: string) => `Open it: ${link}`,
  mail: {
    footer: (
      settings: string,
      stop: string,
    ) => `You get this mail because e-mail is switched on in your Mavuno settings.
Choose what you get: ${settings}
No more mails: ${stop}`,
  },
  code: (code: string, minutes: number) =>
    `${code} is your Mavuno code, for ${minutes} minutes. Nobody from Mavuno asks you for it.`,
};

export type MessageWords = Words<typeof messagesEn>;
