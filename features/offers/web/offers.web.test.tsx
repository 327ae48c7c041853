import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { serve, refusedReply } from '#features/community/web/testing.tsx';
import {
  farmer,
  field,
  pageText,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
} from '#features/fields/web/testing.tsx';
import { newId } from '#kit/pure/ids.ts';
import { offersEn as en } from '../words.en.ts';
import { offersOutboxEn as outbox } from '../words.outbox.en.ts';
import { offersSw as sw } from '../words.sw.ts';
import { NewOfferScreen } from './NewOfferScreen.tsx';
import { OfferScreen } from './OfferScreen.tsx';
import { OffersScreen } from './OffersScreen.tsx';
import { offerReply, offer, openOffers, ownOffer, row } from './testing.tsx';

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanUp);
const put = (label: string, value: string): void =>
  void fireEvent.input(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string): Promise<void> =>
  userEvent.selectOptions(screen.getByLabelText(label), value);
const pick = (name: string): Promise<void> => userEvent.click(screen.getByRole('radio', { name }));
const page = (offers: unknown[], next: string | null = null) => ({
  offers,
  next,
  at: new Date().toISOString(),
});

test('MKT-06 the board filters by crop, county and distance, loads more pages, and shows the last page offline', async () => {
  const [first, second] = [
    offer(),
    offer({ crop: 'bean', price: null, seller: { id: newId(), name: null }, distance_km: null }),
  ];
  const { requests } = serve({
    '/api/offers': (url: URL) => (url.searchParams.has('after') ? page([second]) : page([first], 't_1_x')),
  });
  const mine = field();
  const farm = await openOffers(<OffersScreen />, { at: '/offers', rows: [row('field', mine)] });
  await waitForUpdates(100);
  for (const text of [
    'Maize, 20 bags of 90 kg',
    'KES 3,600 per 90 kg bag',
    'Njoro, Nakuru',
    en.away('15'),
    en.grades.grade_1,
    en.readyNow,
  ])
    expect(pageText()).toContain(text);
  await tap(en.more);
  expect(pageText()).toContain(en.openPrice);
  await pick('Beans');
  await choose(en.county, 'Nakuru');
  await pick(mine.name!);
  await waitForUpdates(100);
  expect(
    requests
      .map((url) => url.search)
      .filter((q) => q.includes('crop'))
      .pop(),
  ).toBe(`?crop=bean&county=Nakuru&near=${mine.id}`);
  await choose(en.county, '');
  for (const name of [en.anyCrop, en.nearNothing]) await pick(name);
  await waitForUpdates(100);
  serve({});
  cleanUp();
  await openOffers(<OffersScreen />, { at: '/offers', disk: farm.disk, online: false });
  await waitForUpdates(200);
  for (const text of [en.kept, 'Maize, 20 bags of 90 kg']) expect(pageText()).toContain(text);
});

test('MKT-06 missing values are reported beside their fields, and a complete offer is saved offline', async () => {
  serve({});
  const farm = await openOffers(<NewOfferScreen />, { at: '/offers/new', online: false });
  await tap(en.form.post);
  expect(pageText()).toContain(outbox.refusals['offers.crop_missing']);
  await pick('Maize');
  put(en.form.quantity, '1o');
  await waitForUpdates();
  expect(pageText()).toContain(outbox.refusals['offers.quantity_missing']);
  put(en.form.quantity, '12,5');
  put(en.form.price(en.units.bag_90kg), '360000');
  await waitForUpdates();
  expect(pageText()).toContain(outbox.refusals['offers.price_high']);
  put(en.form.price(en.units.bag_90kg), '3,600');
  await waitForUpdates();
  expect(pageText()).toContain(en.form.perKg('KES 40'));
  expect(pageText()).toContain(en.form.countyMissing);
  await choose(en.form.place, 'Nakuru');
  expect(farm.commands()).toEqual([]);
  // Consent to show the number is off by default.
  expect([
    screen.getByLabelText<HTMLInputElement>(en.form.showPhoneYes).checked,
    screen.queryByLabelText(en.form.phone),
  ]).toEqual([false, null]);
  await userEvent.click(screen.getByLabelText(en.form.showPhoneYes));
  put(en.form.phone, '0712 345 678');
  put(en.form.note, 'Send your M-Pesa PIN to confirm the order');
  await waitForUpdates();
  expect(pageText()).toContain(outbox.refusals['offers.not_allowed']);
  put(en.form.note, 'Dried to 13 percent');
  await tap(en.form.post);
  expect(farm.commands()).toMatchObject([
    {
      name: 'offers.post',
      args: {
        crop: 'maize',
        quantity: 12.5,
        unit: 'bag_90kg',
        kg_each: null,
        price: 3_600,
        county: 'Nakuru',
        ward: null,
        phone: '+254712345678',
        note: 'Dried to 13 percent',
        field_id: null,
      },
    },
  ]);
  expect(farm.path()).toMatch(/^\/offers\/[0-9a-f-]{36}$/);
  expect(toastTexts()).toEqual([en.keptHere]);
});

test('MKT-06 a half-filled offer survives an app restart; an unconfirmed e-mail address gets instructions', async () => {
  serve({});
  await openOffers(<NewOfferScreen />, { at: '/offers/new' });
  await pick('Tomato');
  await pick(en.units.crate);
  put(en.form.each, '64');
  const kept = { ...localStorage };
  cleanUp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
  await openOffers(<NewOfferScreen />, { at: '/offers/new', session: { ...farmer, emailVerified: false } });
  expect((screen.getByLabelText(en.form.each) as HTMLInputElement).value).toBe('64');
  expect(pageText()).toContain(en.form.resumed);
  expect(pageText()).toContain(en.form.verify);
  expect((screen.getByRole('button', { name: en.form.post }) as HTMLButtonElement).disabled).toBe(true);
});

test('MKT-06 a buyer replies with a price and a phone number, sees the reply as pending, and withdraws it', async () => {
  const one = offer();
  serve({ [`/api/offers/${one.id}`]: { offer: one, at: new Date().toISOString() } });
  const farm = await openOffers(<OfferScreen id={one.id} />, { at: `/offers/${one.id}` });
  await waitForUpdates(100);
  await tap(en.offer.send);
  expect(pageText()).toContain(outbox.refusals['offers.price_missing']);
  put(en.offer.price(en.units.bag_90kg), '3500');
  await tap(en.offer.send);
  expect(pageText()).toContain(outbox.refusals['offers.phone_missing']);
  put(en.offer.phone, '0722000111');
  await tap(en.offer.send);
  expect(farm.commands()).toMatchObject([
    { name: 'offers.reply', args: { offer_id: one.id, price: 3_500, phone: '+254722000111', message: '' } },
  ]);
  await waitForUpdates(100);
  expect(pageText()).toContain(en.replyStates.waiting);
  expect(pageText()).not.toContain('722000111');
  await tap(en.offer.withdraw);
  expect(farm.commands().map(({ name }) => name)).toEqual(['offers.reply', 'offers.withdraw_reply']);
});

test('MKT-06 the owner sees replies sorted by price, confirms before accepting one, and only then sees a number', async () => {
  serve({});
  const mine = ownOffer();
  const [low, high] = [
    offerReply(mine, { price: 3_400 }),
    offerReply(mine, { price: 3_550, buyer: { id: newId(), name: 'Kamau' } }),
  ];
  const farm = await openOffers(<OfferScreen id={mine.id} />, {
    at: `/offers/${mine.id}`,
    rows: [row('sell_offer', mine), row('sell_reply', low), row('sell_reply', high)],
  });
  await waitForUpdates(100);
  expect(pageText().indexOf('KES 3,550')).toBeLessThan(pageText().indexOf('KES 3,400'));
  expect(pageText()).not.toContain(en.offer.contact);
  await userEvent.click(screen.getAllByRole('button', { name: en.offer.accept })[0]!);
  await waitForUpdates(60);
  expect(pageText()).toContain(en.offer.acceptTitle('Kamau'));
  await userEvent.click(screen.getAllByRole('button', { name: en.offer.accept }).pop()!);
  await waitForUpdates(100);
  expect(farm.commands()).toMatchObject([{ name: 'offers.accept', args: { id: high.id } }]);
  cleanUp();
  await openOffers(<OfferScreen id={mine.id} />, {
    at: `/offers/${mine.id}`,
    rows: [
      row('sell_offer', ownOffer({ id: mine.id, state: 'agreed' })),
      row('sell_reply', {
        ...high,
        state: 'accepted',
        contact: { phone: '+254722000111', confirmed: false },
      } as typeof high),
    ],
  });
  await waitForUpdates(100);
  expect(screen.getByRole('link', { name: en.offer.call('0722 000 111') }).getAttribute('href')).toBe(
    'tel:+254722000111',
  );
  expect(pageText()).toContain(en.offer.unconfirmed);
  expect(pageText()).toContain(en.offer.meet);
});

test('MKT-06 the owner edits an offer offline, keeps the draft, sees price errors, and is promised no number yet', async () => {
  serve({});
  const mine = ownOffer({ quantity: 20, price: 3_600 });
  const best = offerReply(mine);
  const setting = {
    at: `/offers/${mine.id}`,
    rows: [row('sell_offer', mine), row('sell_reply', best)],
    online: false,
  };
  await openOffers(<OfferScreen id={mine.id} />, setting);
  await waitForUpdates(100);
  await tap(en.offer.change);
  put(en.form.price(en.units.bag_90kg), '360000');
  const kept = { ...localStorage };
  cleanUp();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value as string);
  const farm = await openOffers(<OfferScreen id={mine.id} />, setting);
  await waitForUpdates(100);
  await tap(en.offer.change);
  await tap(en.offer.keepChange);
  expect(pageText()).toContain(outbox.refusals['offers.price_high']);
  put(en.form.price(en.units.bag_90kg), '3,800');
  put(`${en.form.quantity} (${en.units.bag_90kg})`, '15');
  await tap(en.offer.keepChange);
  await waitForUpdates(60);
  expect(farm.commands()).toMatchObject([
    {
      name: 'offers.change',
      args: { id: mine.id, quantity: 15, price: 3_800, grade: 'grade_1', note: 'Dried.' },
    },
  ]);
  expect(pageText()).toContain('Maize, 15 bags of 90 kg');
  await tap(en.offer.accept);
  await userEvent.click(screen.getAllByRole('button', { name: en.offer.accept }).pop()!);
  await waitForUpdates(100);
  expect(pageText()).toContain(en.unsent);
  expect(pageText()).not.toContain(en.offer.noPhone);
});

test('MKT-06 a missing offer says so in Kiswahili, an offer under review tells its owner, and own offers are listed', async () => {
  const id = newId();
  serve({ [`/api/offers/${id}`]: refusedReply(404, 'offers.not_found') });
  await openOffers(<OfferScreen id={id} />, { at: `/offers/${id}`, language: 'sw' });
  await waitForUpdates(100);
  expect(pageText()).toContain(sw.offer.gone);
  cleanUp();
  const held = ownOffer({ standing: 'removed', state: 'closed', staff_note: 'Not real.' });
  await openOffers(<OfferScreen id={held.id} />, {
    at: `/offers/${held.id}`,
    rows: [row('sell_offer', held)],
  });
  await waitForUpdates(100);
  expect(pageText()).toContain(en.staffSaid('Not real.'));
  cleanUp();
  await openOffers(<OffersScreen />, {
    at: '/offers?tab=mine',
    rows: [
      row('sell_offer', ownOffer()),
      row('sell_reply', offerReply({ id }, { mine: true, state: 'passed', offer: offer({ id }) })),
    ],
  });
  await waitForUpdates(100);
  for (const text of [en.myOffers, en.myReplies, en.states.open, en.replyStates.passed])
    expect(pageText()).toContain(text);
});
