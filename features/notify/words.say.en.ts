import type { Words } from '#kit/pure/words.ts';

/** What leaves the server: push, mail, WhatsApp, SMS. */
export const sayEn = {
  expert: { title: 'An expert answered your question about a leaf', text: 'An agricultural expert has looked at your photo and answered. Read or listen to the answer in the app.' },
  neighbour: {
    title: (what: string) => `${what} found near you`,
    text: (crop: string, day: string) => `On ${crop}, seen on ${day}, within about 10 km of the place you chose. Look at your own crop.`,
    confirmed: 'An expert has confirmed it.',
    seen: 'The server’s photo check agrees; no expert has looked yet.',
  },
  test: { title: 'Test from Mavuno', text: 'Messages reach you here. Nothing happened on your farm.' },
  digest: { title: (n: number) => `${n} things for your farm today`, more: (n: number) => `and ${n} more in the app` },
  report: {
    title: 'Your week on Mavuno',
    text: (n: number, first: string) => (n === 0 ? 'Last week was quiet: no alert, no answer, no warning.' : `Last week: ${n === 1 ? '1 message' : `${n} messages`}. The most important: ${first}.`),
  },
  open: (link: string) => `Open it: ${link}`,
  mail: {
    footer: (settings: string, stop: string) => `You get this mail because e-mail is switched on in your Mavuno settings.
Choose what you get: ${settings}
No more mails: ${stop}`,
  },
  code: (code: string, minutes: number) => `${code} is your Mavuno code, for ${minutes} minutes. Nobody from Mavuno asks you for it.`,
  stopHint: 'Reply STOP to get no more.',
};

export type SayWords = Words<typeof sayEn>;
