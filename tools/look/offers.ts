import { offersEn } from '#features/offers/words.en.ts';
import { offersSw } from '#features/offers/words.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, sendCommands } from '../../e2e/harness/shared.ts';
import type { ScreenshotTarget, ScreenshotContext } from './screenshot-target.ts';

const wordsOf = ({ language }: ScreenshotContext) => (language === 'sw' ? offersSw : offersEn);
const today = dayInNairobi(new Date());

/** Offers of a neighbour without an account, written straight into the database. */
const INSERT_NEIGHBOURS_OFFERS = `insert into sell_offers (user_id, id, crop, grade, quantity, unit, kg_each, total_kg, price, county, ward, near_lat, near_lng, ready_from, note, created_at, ends_at)
  values (gen_random_uuid(), gen_random_uuid(), 'maize', 'grade_1', 20, 'bag_90kg', null, 1800, 3650, 'Nakuru', 'Njoro', -0.3, 36.0, $1, 'Dried to 13 percent, on the tarmac road. (sample)', now(), now() + interval '30 days'),
    (gen_random_uuid(), gen_random_uuid(), 'tomato', 'ungraded', 8, 'crate', 64, 512, null, 'Kirinyaga', null, null, null, $2, '', now() - interval '1 hour', now() + interval '29 days')`;

const ownerOf = async ({ server, fields }: ScreenshotContext) => {
  const [owner] = await queryDatabase<{ user_id: string }>(
    server,
    'select user_id from fields where id = $1',
    [fields[0]],
  );
  await queryDatabase(server, 'update auth_users set email_verified = true where id = $1', [owner!.user_id]);
  return { userId: owner!.user_id, email: '', password: '' };
};
const reloadScreen = async ({ phone: { page } }: ScreenshotContext, path?: string): Promise<void> => {
  await (path ? page.goto(path) : page.reload());
  await page.waitForTimeout(2_500);
};

const showOffers = async (context: ScreenshotContext): Promise<void> => {
  if (context.state !== 'data') return;
  await queryDatabase(context.server, INSERT_NEIGHBOURS_OFFERS, [addDays(today, 6), today]);
  await reloadScreen(context);
};
/** Posts the user's offer and adds two replies; accepts the first one if `accepted` is true. */
const showCurrentUserOffer =
  (accepted: boolean) =>
  async (context: ScreenshotContext): Promise<void> => {
    const farmer = await ownerOf(context);
    const [id, reply] = [newId(), newId()];
    await sendCommands(context.server, context.phone.context, farmer, [
      {
        name: 'offers.post',
        args: {
          id,
          crop: 'bean',
          grade: 'grade_2',
          quantity: 12,
          unit: 'bag_90kg',
          kg_each: null,
          price: 9_800,
          county: 'Nakuru',
          ward: 'Njoro',
          field_id: context.fields[0],
          ready_from: today,
          note: 'Rosecoco, sorted by hand. (sample)',
          phone: '0712345678',
        },
      },
    ]);
    await queryDatabase(
      context.server,
      `insert into sell_replies (user_id, id, offer_id, seller_id, price, message, created_at) values (gen_random_uuid(), $1, $3, $4, 9500, 'I come with a pick-up on Friday. (sample)', now()), (gen_random_uuid(), $2, $3, $4, 9200, '', now())`,
      [reply, newId(), id, farmer.userId],
    );
    await queryDatabase(
      context.server,
      `insert into sell_contacts (user_id, id, phone, confirmed) select user_id, id, '+254722000111', true from sell_replies where id = $1`,
      [reply],
    );
    if (accepted)
      await sendCommands(context.server, context.phone.context, farmer, [
        { name: 'offers.accept', args: { id: reply } },
      ]);
    else
      await queryDatabase(
        context.server,
        `with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq) insert into sync_log (user_id, kind, row_id, seq, deleted) select $1, 'sell_reply', r.id::text, u.seq, false from u, sell_replies r where r.offer_id = $2 on conflict (user_id, kind, row_id) do update set seq = excluded.seq`,
        [farmer.userId, id],
      );
    await reloadScreen(context, `/offers/${id}`);
  };
const openChangeForm = async (context: ScreenshotContext): Promise<void> => {
  await showCurrentUserOffer(false)(context);
  await context.phone.page.getByRole('button', { name: wordsOf(context).offer.change }).click();
};
/** For staff: an offer with a phone number in its text, and a reported offer. */
const openModerationQueue = async (context: ScreenshotContext): Promise<void> => {
  const { userId } = await ownerOf(context);
  await queryDatabase(context.server, `update auth_users set role = 'admin' where id = $1`, [userId]);
  await queryDatabase(context.server, INSERT_NEIGHBOURS_OFFERS, [addDays(today, 6), today]);
  await queryDatabase(
    context.server,
    `update sell_offers set standing = 'pending', reason = 'phone_number', note = 'Call 0700 000 000. (sample)' where crop = 'tomato'`,
  );
  await queryDatabase(
    context.server,
    `insert into sell_reports (user_id, id, target, target_id, reason, note, created_at) select gen_random_uuid(), gen_random_uuid(), 'offer', id, 'not_real', 'Nobody answers there. (sample)', now() from sell_offers where crop = 'maize' limit 1`,
  );
  await reloadScreen(context, '/admin/offers');
};
const openOffer = async (context: ScreenshotContext): Promise<void> => {
  await ownerOf(context);
  await showOffers(context);
  await context.phone.page.getByText('Njoro').first().click();
  await context.phone.page.waitForTimeout(1_500);
};
const openOfferForm = async (context: ScreenshotContext): Promise<void> => {
  await ownerOf(context);
  await reloadScreen(context);
  await context.phone.page.getByRole('button', { name: wordsOf(context).form.post }).click();
};
const addPriceAlert = async (context: ScreenshotContext): Promise<void> => {
  if (context.state !== 'data') return;
  const farmer = await ownerOf(context);
  await sendCommands(context.server, context.phone.context, farmer, [
    {
      name: 'price_alerts.set',
      args: {
        id: newId(),
        crop: 'maize',
        market: null,
        county: 'Nakuru',
        direction: 'above',
        price: 4_000,
        unit: 'bag_90kg',
        kg_each: null,
      },
    },
  ]);
  await reloadScreen(context);
};

const screen = (
  path: string,
  states: ScreenshotTarget['states'],
  reach?: ScreenshotTarget['prepare'],
): ScreenshotTarget => ({
  path: () => path,
  signedIn: true,
  states,
  ...(reach && { prepare: reach }),
});

export const offerScreens: Readonly<Record<string, ScreenshotTarget>> = {
  offers: screen('/offers', ['data', 'empty', 'offline', 'failed'], showOffers),
  'offers-new': screen('/offers/new', ['data'], openOfferForm),
  'offers-answer': screen('/offers', ['data'], openOffer),
  'offers-own': screen('/offers?tab=mine', ['data'], showCurrentUserOffer(false)),
  'offers-change': screen('/offers?tab=mine', ['data'], openChangeForm),
  'admin-offers': screen('/offers', ['data'], openModerationQueue),
  'offers-agreed': screen('/offers?tab=mine', ['data'], showCurrentUserOffer(true)),
  'price-alerts': screen('/price-alerts', ['data', 'empty'], addPriceAlert),
};
