import * as z from 'zod/mini';
import { type SampleGuide, sampleEmail, sampleGuides } from '#features/people/domain/sample-people.ts';
import { cookieValue } from '#features/people/server/session.ts';
import { operation } from '#kit/pure/contract.ts';
import { ok } from '#kit/pure/result.ts';
import { type Context, serve, type ServedOperation } from '#kit/server/context.ts';
import { villagePage, villageStyle } from './page.ts';
import type { Village } from './village.ts';

const PATH = '/api/village';
const query = z.object({ language: z._default(z.enum(['en', 'sw']), 'en') });

const visitVillage = operation({
  id: 'village.visit',
  method: 'GET',
  path: PATH,
  access: 'anyone',
  summary: 'On a development server: choose a sample person, wait until the village is seeded, be signed in.',
  query,
  reply: z.null(),
  replyType: 'text/html; charset=utf-8',
});

const readStyle = operation({
  id: 'village.style',
  method: 'GET',
  path: `${PATH}/style.css`,
  access: 'anyone',
  summary: 'The style of the page of the sample village.',
  reply: z.null(),
  replyType: 'text/css; charset=utf-8',
});

const choosePerson = operation({
  id: 'village.choose',
  method: 'POST',
  path: `${PATH}/:person`,
  access: 'anyone',
  perMinute: 30,
  summary: 'On a development server: try the app as this sample person.',
  params: z.object({ person: z.enum(sampleGuides) }),
  query,
  // A form of the page above; its body is empty.
  rawBodyLimit: 1_000,
  reply: z.null(),
  isRedirect: true,
});

/** Who was chosen, while the village is seeded. Strict: another site cannot make a choice that signs in. */
const CHOICE = 'mavuno.village';
const choiceCookie = (value: string, seconds: number): string =>
  `${CHOICE}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
const chosenBy = ({ headers }: Context): SampleGuide | null => {
  const value = cookieValue(headers.cookie ?? '', CHOICE);
  return sampleGuides.find((key) => key === value) ?? null;
};

export interface VillageRouteDeps {
  readonly village: Village;
  readonly openSampleSession: (ctx: Context, email: string, language: 'en' | 'sw') => Promise<void>;
}

export const villageRoutes = ({ village, openSampleSession }: VillageRouteDeps): ServedOperation[] => [
  serve(visitVillage, async (ctx, { query: { language: read } }) => {
    const chosen = chosenBy(ctx);
    const state = chosen && (await village.state());
    if (chosen && state?.is !== 'preparing') ctx.setCookie(choiceCookie('', 0));
    if (chosen && state === null) {
      await openSampleSession(ctx, sampleEmail(chosen), read);
      ctx.redirect('/auth/callback');
      return ok(null);
    }
    return ok({ body: villagePage(read, state ?? { is: 'offered' }) });
  }),
  serve(readStyle, async () => ok({ body: villageStyle })),
  serve(choosePerson, async (ctx, { params: { person }, query: { language: read } }) => {
    village.prepare();
    ctx.setCookie(choiceCookie(person, 900));
    ctx.redirect(`${PATH}?language=${read}`);
    return ok(null);
  }),
];
