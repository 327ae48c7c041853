import { expect } from 'vitest';
import { marketEn } from '#features/market/words.en.ts';
import { marketSw } from '#features/market/words.sw.ts';
import { offersEn } from '#features/offers/words.en.ts';
import { offersSw } from '#features/offers/words.sw.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  drawnScreen,
  type Farmer,
  waitForInstall,
  waitForLateCache,
  makePro,
  newFarmer,
  newPhone,
  type Phone,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

interface Person {
  readonly phone: Phone;
  readonly farmer: Farmer;
}
const person = async (language: 'en' | 'sw', name: string, allowServiceWorker = false): Promise<Person> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker });
  const farmer = await newFarmer(server, phone.context, { language });
  await queryDatabase(server, 'update auth_users set email_verified = true, name = $2 where id = $1', [
    farmer.userId,
    name,
  ]);
  await makePro(server, farmer);
  await addFields(server, phone.context, farmer, 1);
  return { phone, farmer };
};
const healthy = async ({ phone }: Person): Promise<void> => {
  expect(await axeAllThemes(phone.page)).toEqual([]);
  expect(phone.faults).toEqual([]);
};
/** Maize prices of twelve days ago at three markets, as in a KAMIS list. */
const prices = `insert into market_data (source, commodity, variety, market_name, county, lat, lng, price_type, price, unit, unit_kg, currency, price_per_kg, date)
  select 'kamis', 'maize', 'Dry Maize', name, county, lat, lng, 'wholesale', kes, '90 KG', 90, 'KES', kes / 90.0, current_date - 12
  from (values ('Wakulima (Nakuru)', 'Nakuru', -0.28, 36.07, 3900), ('Kibuye (Kisumu)', 'Kisumu', -0.09, 34.77, 4200), ('Kongowea (Mombasa)', 'Mombasa', -4.04, 39.68, 4500)) m (name, county, lat, lng, kes)`;

/** A price that a farmer read on a board, recorded offline with a photo. */
const reportAway = async ({ phone: { page, ...phone } }: Person): Promise<void> => {
  const { form } = marketSw;
  await phone.open('/market-insights');
  await page.getByText('KES 3,900').first().waitFor();
  await waitForInstall(page);
  await waitForLateCache(page);
  await phone.cutNetwork();
  await phone.open('/market-insights');
  await page.getByText(marketSw.copy).waitFor();
  for (const told of ['KES 3,900', 'Wakulima (Nakuru)', marketSw.sources.kamis])
    await page.getByText(told).first().waitFor();
  await page.getByRole('button', { name: marketSw.report }).click();
  await page.getByLabel(form.market).fill('Soko la Njoro');
  expect(await page.getByLabel(form.county).inputValue()).toBe('Nakuru');
  await page.getByLabel(form.price).fill('4,100');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await drawnScreen());
  await page.getByRole('button', { name: form.dropPhoto }).waitFor();
  await page.getByRole('button', { name: form.send, exact: true }).click();
  await page.getByText(form.waits).waitFor();
  await phone.restoreNetwork();
  await page.getByText(form.status.counted, { exact: true }).waitFor();
};

const offer = async ({ phone: { page, ...phone } }: Person): Promise<string> => {
  const { form } = offersSw;
  await phone.open('/offers/new?crop=maize');
  await page.getByLabel(form.quantity).fill('20');
  await page.getByLabel(form.price(offersSw.units.bag_90kg)).fill('3,950');
  await page.getByLabel(form.place).selectOption('Nakuru');
  await page.getByText(form.showPhoneYes).click();
  await page.getByLabel(form.phone, { exact: true }).fill('0712 345 678');
  await page.getByRole('button', { name: form.post, exact: true }).click();
  await page.waitForURL(/\/offers\/[0-9a-f-]{36}$/);
  await page.getByText(offersSw.noAnswers).waitFor();
  return new URL(page.url()).pathname;
};

test(
  'MKT-03, MKT-06, MKT-10: neighbours see a price reported offline; phone numbers show once both sides agree',
  { timeout: scaled(240_000) },
  async () => {
    await queryDatabase(server, prices);
    const [seller, buyer] = [await person('sw', 'Wanjiku', true), await person('en', 'Otieno')];
    const shop = buyer.phone.page;
    await buyer.phone.open('/market-insights');
    await shop.getByText('KES 3,900').first().waitFor();

    await reportAway(seller);
    await healthy(seller);
    // Live, without any action on the buyer's screen.
    await shop.getByText('Soko la Njoro').first().waitFor();
    await shop.getByText(marketEn.sources.reported).first().waitFor();
    await expect
      .poll(
        () =>
          queryDatabase(
            server,
            'select 1 from market_reports r join photos p on p.user_id = r.user_id and p.hash = r.photo where r.user_id = $1',
            [seller.farmer.userId],
          ),
        { timeout: scaled(20_000) },
      )
      .toHaveLength(1);

    const path = await offer(seller);
    await buyer.phone.open('/offers');
    await shop.getByText('KES 3,950').first().click();
    await shop.getByLabel(offersEn.offer.price(offersEn.units.bag_90kg)).fill('4000');
    await shop.getByLabel(offersEn.offer.phone).fill('0722 000 111');
    expect(await shop.content()).not.toMatch(/712.?345/);
    await shop.getByRole('button', { name: offersEn.offer.send, exact: true }).click();
    await shop.getByText(offersEn.replyStates.waiting, { exact: true }).waitFor();
    await healthy(buyer);

    const { page } = seller.phone;
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('button', { name: offersSw.offer.accept, exact: true }).click();
    expect(await page.content()).not.toMatch(/722.?000/);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: offersSw.offer.accept, exact: true })
      .click();
    await page.locator('a[href="tel:+254722000111"]').waitFor();
    await shop.locator('a[href="tel:+254712345678"]').waitFor();
    expect(seller.phone.faults).toEqual([]);
  },
);
