import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { AddCropScreen } from '#features/crops/web/form/AddCropScreen.tsx';
import { projections as cropProjections } from '#features/crops/web/projections.ts';
import { projections as fieldProjections } from '#features/fields/web/projections.ts';
import {
  click,
  farmer,
  field,
  freePlan,
  openFarm,
  pageText,
  mockGeolocation,
  proPlan,
  screen,
  waitForUpdates,
  tap,
  cleanUp,
  toastTexts,
  type,
} from '#features/fields/web/testing.tsx';
import { fieldsEn } from '#features/fields/words.en.ts';
import { wantedPart } from '#features/plans/domain/wanted.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { clearOnlineCache } from '#kit/web/online-call.ts';
import { normalOf } from '#knowledge/climate/normals.ts';
import { normalsOf } from '../domain/climate-normals.ts';
import { decidePredict, type YieldPrediction } from '../domain/prediction-request.ts';
import { yieldsEn as en } from '../words.en.ts';
import { yieldsSw as sw } from '../words.sw.ts';
import { projections as yieldProjections } from './projections.ts';
import { YieldCard } from './YieldCard.tsx';
import { YieldScreen } from './YieldScreen.tsx';

vi.setConfig({ testTimeout: 30_000 });
/** The price in the fake server's reply, and the URLs that the screen requested. */
let price: object | null = null;
const requestedUrls: string[] = [];
beforeEach(() => {
  requestedUrls.length = 0;
  globalThis.fetch = (async (url: string) => {
    requestedUrls.push(String(url));
    const query = new URL(String(url), 'http://x').searchParams;
    if (!String(url).includes('/api/yields/price')) throw new TypeError('Failed to fetch');
    return new Response(
      JSON.stringify({
        crop: query.get('crop'),
        county: query.get('field') ? 'Nakuru' : query.get('county'),
        price,
      }),
      { status: 200 },
    );
  }) as typeof fetch;
});
afterEach(() => {
  price = null;
  cleanUp();
});

const today = dayInNairobi(new Date());
const projections = { ...fieldProjections, ...cropProjections, ...yieldProjections };
const plot = field({ crop_type: 'maize', soil_type: 'clay_loam', size: 2, size_hectares: 0.809 });
const growingCrop = {
  id: newId(),
  field_id: plot.id,
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_planted: 0.6,
  area_size: 1.5,
  area_unit: 'acres',
  planting_date: addDays(today, -20),
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: null,
  harvested_on: null,
  actual_yield: null,
  actual_yield_size: null,
  actual_yield_unit: null,
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
};
const cropRow = (over: Partial<typeof growingCrop>) => ({ kind: 'crop', row: { ...growingCrop, ...over } });
const farm = [
  { kind: 'field', row: plot },
  { kind: 'crop', row: growingCrop },
];
const predictionOf = (over: Partial<YieldPrediction> = {}): YieldPrediction => {
  const decided = decidePredict(
    {
      id: newId(),
      field_id: plot.id,
      crop_type: 'maize',
      area_size: 2,
      area_unit: 'acres',
      soil_type: 'loam',
      planting_date: '2026-03-20',
      expected_rainfall: 'low',
      fertilizer_use: 'none',
      fertilizer_amount: null,
      seed: null,
      previous_yield: null,
      county: null,
      place_from: 'field',
      own_price: 40,
    },
    {
      county: 'Machakos',
      band: 'middle',
      normals: normalsOf(normalOf, 'Machakos', null, null),
      days: [],
      site: null,
      ph: 4.8,
      irrigated: false,
      seasonYields: [],
      loss: null,
      price: null,
      weather: null,
    },
    new Date('2026-11-20T08:00:00.000Z'),
  );
  if (!decided.ok) throw new Error(decided.code);
  return { ...decided.value, ...over };
};
const withPrediction = (row: YieldPrediction) => [...farm, { kind: 'yield_prediction', row }];
type Rows = NonNullable<Parameters<typeof openFarm>[1]['rows']>;
const open = (setting: Partial<Parameters<typeof openFarm>[1]> = {}, element = <YieldScreen />) =>
  openFarm(element, { projections, at: '/yield-predictor', plan: proPlan, rows: farm, ...setting });
const sentPredictions = (opened: Awaited<ReturnType<typeof open>>) =>
  opened
    .commands()
    .filter(({ name }) => name === 'yields.predict')
    .map(({ args }) => args);
const value = (label: string): string => (screen.getByLabelText(label) as HTMLInputElement).value;
const optionsOf = (label: string): HTMLInputElement[] =>
  within(screen.getByRole('radiogroup', { name: label })).getAllByRole('radio');
const crops = () => optionsOf(en.form.crop);
const checked = (label: string) => optionsOf(label).find((option) => option.checked);
const chosenCrop = (): string | null | undefined => checked(en.form.crop)?.closest('label')?.textContent;
const pickCrop = (name: string) => click(screen.getByRole('radio', { name }));
const checkedField = (): string | undefined => checked(en.form.field)?.value;

test('YLD-05 an estimate for a field of default size says so, in the form and in the result', async () => {
  const note = fieldsEn.sizeAssumed('2 acres · 0.81 ha');
  const unsized = { ...plot, size_is_default: true, size_hectares: 0.809372 };
  await open({ rows: [{ kind: 'field', row: unsized }] as Rows });
  expect(pageText()).toContain(note);
  await userEvent.type(screen.getByLabelText(en.form.area), '5');
  expect(pageText()).not.toContain(note);
  cleanUp();
  for (const said of [true, false]) {
    const row = predictionOf({ area_hectares: unsized.size_hectares });
    await open({
      at: `/yield-predictor?p=${row.id}`,
      rows: [
        { kind: 'field', row: { ...unsized, size_is_default: said } },
        { kind: 'yield_prediction', row },
      ] as Rows,
    });
    await screen.findByRole('heading', { name: en.result.heading('Maize') });
    expect(pageText().includes(note)).toBe(said);
    cleanUp();
  }
});

test('YLD-01, YLD-05, YLD-10: prefills from field and crop, predicts offline, can start again', async () => {
  const opened = await open({ online: false });
  expect([
    checkedField(),
    chosenCrop(),
    value(en.form.area),
    value(en.form.soil),
    value(en.form.planted),
    value(en.form.rain),
  ]).toEqual([plot.id, 'Maize', '1.5', 'clay_loam', addDays(today, -20), 'moderate']);
  await screen.findByText(en.place.fromField('Nakuru'));
  await tap(en.form.predict);
  await screen.findByRole('heading', { name: en.result.heading('Maize') });
  expect(pageText()).toMatch(/\d+(\.\d)? to \d+(\.\d)? bags per acre/);
  expect(pageText()).toMatch(/\d\.\d to \d\.\d t\/ha, most likely \d\.\d t\/ha/);
  for (const text of [
    en.result.moved,
    en.result.income,
    en.result.raise,
    en.result.advice,
    en.result.risks,
    en.result.pending,
    'Fertiliser −15%',
    'Soil +5%',
  ])
    expect(pageText()).toContain(text);
  expect(sentPredictions(opened)).toEqual([
    expect.objectContaining({
      field_id: plot.id,
      crop_type: 'maize',
      county: 'Nakuru',
      place_from: 'field',
      fertilizer_use: 'organic',
      own_price: null,
      reckoned: expect.objectContaining({ crop_type: 'maize' }),
    }),
  ]);
  await tap(en.result.again);
  expect(screen.getByRole('button', { name: en.form.predict })).toBeTruthy();
  expect(pageText()).toContain(en.result.earlier);
});

test('YLD-06 a toast reports success with the place used, or why the prediction failed', async () => {
  await open();
  await screen.findByText(en.place.fromField('Nakuru'));
  await tap(en.form.predict);
  await waitFor(() =>
    expect(toastTexts()).toEqual(['AI analysis complete. We used the field’s location: Nakuru.']),
  );
  cleanUp();
  await open({ rows: [{ kind: 'field', row: plot }, cropRow({ planting_date: addDays(today, -399) })] });
  await screen.findByText(en.place.fromField('Nakuru'));
  await type(en.form.price(en.form.priceUnits.bag), '9999999');
  await tap(en.form.predict);
  await waitFor(() => expect(toastTexts().join()).toMatch(/^Prediction failed\. Enter the price/));
  expect(value(en.form.price(en.form.priceUnits.bag))).toBe('9999999');
});

test('YLD-02, YLD-03, FLD-24: no field: each missing input has a message; main crops first', async () => {
  await open({ rows: [] });
  expect(
    crops()
      .slice(0, 5)
      .map(({ value }) => value),
  ).toEqual(['maize', 'tomato', 'cassava', 'rice', 'bean']);
  await tap(en.form.predict);
  for (const text of [
    'Crop type is required',
    'Farm size is required',
    'Soil type is required',
    'Planting date is required',
    en.faults.county,
  ])
    expect(pageText()).toContain(text);
  cleanUp();
  localStorage.setItem(`yield_draft_${farmer.userId}`, JSON.stringify({ rainfall: '' }));
  await open({ rows: [] });
  await tap(en.form.predict);
  expect(pageText()).toContain('Expected rainfall is required');
});

test('YLD-04, YLD-04b: the county is chosen or located within 5 s; Nairobi only if accepted', async () => {
  const geolocation = mockGeolocation('denied');
  const opened = await open({
    rows: [
      { kind: 'field', row: field({ ...plot, location_unconfirmed: true }) },
      cropRow({ field_id: plot.id }),
    ],
  });
  expect(pageText()).toContain(en.place.unconfirmed);
  await tap(en.place.useDeviceLocation);
  await screen.findByText(en.place.failed);
  expect(geolocation.requests[0]?.timeout).toBe(5000);
  expect(value(en.place.county)).toBe('');
  await tap(en.place.nairobi);
  expect(value(en.place.county)).toBe('Nairobi');
  expect(pageText()).toContain(en.place.willUseNairobi);
  await tap(en.form.predict);
  await screen.findByRole('heading', { name: en.result.heading('Maize') });
  expect(pageText()).toContain(en.place.isNairobi);
  expect(toastTexts()[0]).toContain('We used Nairobi');
  expect(sentPredictions(opened)[0]).toMatchObject({ county: 'Nairobi', place_from: 'nairobi' });
  cleanUp();
  mockGeolocation({ lat: -1.52, lng: 37.26, accuracy: 20 });
  await open({ rows: [] });
  await tap(en.place.useDeviceLocation);
  await waitFor(() => expect(value(en.place.county)).toBe('Machakos'));
});

test('YLD-04: Predict tapped while the phone is being located says that it waits, then predicts', async () => {
  let found: PositionCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: (onFound: PositionCallback) => (found = onFound) },
    configurable: true,
  });
  const opened = await open({
    rows: [
      { kind: 'field', row: field({ ...plot, location_unconfirmed: true }) },
      cropRow({ field_id: plot.id }),
    ],
  });
  await tap(en.place.useDeviceLocation);
  await tap(en.form.predict);
  expect(screen.getByRole('status').textContent).toBe(en.place.waits);
  expect(pageText()).not.toContain(en.faults.county);
  expect(sentPredictions(opened)).toEqual([]);
  found({ coords: { latitude: -1.52, longitude: 37.26, accuracy: 20 } } as GeolocationPosition);
  await screen.findByRole('heading', { name: en.result.heading('Maize') });
  expect(sentPredictions(opened)[0]).toMatchObject({ county: 'Machakos', place_from: 'here' });
});

test('YLD-04b: a county chosen while the phone is being located is not overwritten, and nothing warns', async () => {
  let found: PositionCallback = () => undefined;
  let failed: PositionErrorCallback = () => undefined;
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (onFound: PositionCallback, onFailed: PositionErrorCallback) => {
        [found, failed] = [onFound, onFailed];
      },
    },
    configurable: true,
  });
  await open({ rows: [] });
  const choose = async (county: string) => {
    fireEvent.change(screen.getByLabelText(en.place.county), { target: { value: county } });
    await waitForUpdates(50);
  };
  await tap(en.place.useDeviceLocation);
  await choose('Kisumu');
  found({ coords: { latitude: -1.52, longitude: 37.26, accuracy: 20 } } as GeolocationPosition);
  await waitForUpdates(50);
  expect(value(en.place.county)).toBe('Kisumu');
  await tap(en.place.useDeviceLocation);
  await choose('Kitui');
  failed({ code: 1 } as GeolocationPositionError);
  await waitForUpdates(50);
  expect(value(en.place.county)).toBe('Kitui');
  expect(pageText()).not.toContain(en.place.failed);
});

test('YLD-12b: no price is requested without a crop and a county, or for a crop without a market price', async () => {
  clearOnlineCache();
  await open({ rows: [] });
  await waitForUpdates(50);
  fireEvent.change(screen.getByLabelText(en.place.county), { target: { value: 'Kisumu' } });
  await waitForUpdates(50);
  await pickCrop('Rice');
  await waitForUpdates(50);
  expect(requestedUrls.filter((url) => url.includes('/api/yields/price'))).toEqual([]);
  await pickCrop('Maize');
  await waitForUpdates(50);
  expect(requestedUrls.filter((url) => url.includes('/api/yields/price'))).toEqual([
    expect.stringContaining('county=Kisumu'),
  ]);
});

test('YLD-12, YLD-12b: income at the market price, the farmer’s own, or none with an input', async () => {
  price = {
    per_kg: 45,
    from: 'market',
    market: 'Nakuru',
    county: 'Nakuru',
    km: 3,
    date: '2026-11-12',
    is_old: false,
    usd_rate: 129.5,
  };
  // A new field id each time, because the price of a field is cached for ten minutes.
  const rowsOf = () => [{ kind: 'field', row: field({ ...plot, id: newId() }) }];
  const enterPlantingDate = async () => {
    fireEvent.input(screen.getByLabelText(en.form.planted), { target: { value: addDays(today, -20) } });
    await waitForUpdates();
  };
  await open({ rows: rowsOf() });
  await enterPlantingDate();
  await screen.findByText(/Latest price: KES 45 per kg, Nakuru, 12 Nov 2026/);
  await tap(en.form.predict);
  await screen.findByText(/At KES 45 per kg: Nakuru, 12 Nov 2026/);
  expect(pageText()).toMatch(/KES [\d,]+ to KES [\d,]+, most likely KES [\d,]+/);
  expect(pageText()).toContain('at KES 130 per dollar (12 Nov 2026)');
  cleanUp();
  price = null;
  const opened = await open({ rows: rowsOf() });
  await enterPlantingDate();
  await screen.findByText(en.form.priceNone);
  await tap(en.form.predict);
  await screen.findByText(en.result.noPrice);
  await tap(en.result.enter);
  expect(chosenCrop()).toBe('Maize');
  await type(en.form.price(en.form.priceUnits.bag), '3,600');
  await tap(en.form.predict);
  await screen.findByText(en.result.priceOwn('KES 40'));
  expect(sentPredictions(opened)[1]).toMatchObject({ own_price: 40 });
});

test('YLD-11 shows reasons and sources on a tap, what is unmeasured, and a low accuracy', async () => {
  const row = predictionOf();
  await open({ rows: withPrediction(row), at: '/yield-predictor?p=' + row.id });
  for (const text of [
    en.result.noBetterThanMean('Machakos'),
    'Fertiliser −30%',
    'Acidic soil −15%',
    en.result.riskFactors.acidGround,
    en.result.recommendations.lime,
  ])
    expect(pageText()).toContain(text);
  await tap(en.result.why);
  for (const text of ['KilimoSTAT', 'FAO-56', 'Fertiliser: times 0.7', '289 county harvests'])
    expect(pageText()).toContain(text);
  cleanUp();
  const bean = predictionOf({
    crop_type: 'bean',
    factors: { ...row.factors, base: { from: 'country', years: null, noBetter: false, kg: 675 } },
  });
  await open({ rows: withPrediction(bean), at: '/yield-predictor?p=' + bean.id });
  expect(pageText()).toContain(en.result.design);
  await tap(en.result.why);
  expect(pageText()).toContain('FAOSTAT');
});

test('a prediction that the server refused is not shown as saved', async () => {
  await open({ refuse: { code: 'plans.pro_only' } });
  await screen.findByText(en.place.fromField('Nakuru'));
  await tap(en.form.predict);
  await screen.findByText(en.result.refused);
});

test('the result shows the range and the reasons in Kiswahili', async () => {
  const row = predictionOf();
  await open({
    language: 'sw',
    session: { ...farmer, language: 'sw' },
    rows: withPrediction(row),
    at: '/yield-predictor?p=' + row.id,
  });
  for (const text of [
    sw.result.heading('Mahindi'),
    'Mbolea −30%',
    sw.result.raise,
    sw.result.again,
    sw.result.noBetterThanMean('Machakos'),
  ])
    expect(pageText()).toContain(text);
  expect(pageText()).toMatch(/Magunia [\d.]+ hadi [\d.]+ kwa ekari/);
});

test('DSH-05, DSH-06, DSH-12: home shows the newest prediction with its date, and nothing on Free', async () => {
  const [old, row] = [
    predictionOf({ created_at: '2026-11-01T08:00:00.000Z', predicted_yield_kg_per_ha: 9990 }),
    predictionOf({
      predicted_yield_kg_per_ha: 1540,
      low_kg_per_ha: 900,
      confidence_score: 39,
      estimated_revenue: 51_234,
    }),
  ];
  await open(
    { at: '/dashboard', rows: [...withPrediction(old), { kind: 'yield_prediction', row }] },
    <YieldCard />,
  );
  for (const text of ['1.5 t/ha', 'Confidence 39%', 'KES 51,000 (about USD 400)', 'Updated 20 Nov 2026'])
    expect(pageText()).toContain(text);
  expect(pageText()).not.toMatch(/Real-time|10 t\/ha/);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/yield-predictor?p=${row.id}`);
  cleanUp();
  await open({ at: '/dashboard', plan: freePlan }, <YieldCard />);
  expect(pageText()).toBe('');
});

test('DSH-23, DAT-09: home shows harvest, confidence and income without any request', async () => {
  const row = predictionOf();
  await open({ at: '/dashboard', rows: withPrediction(row), online: false }, <YieldCard />);
  expect([pageText().includes('Confidence'), requestedUrls]).toEqual([true, []]);
  for (const part of ['t/ha', 'KES']) expect(pageText()).toContain(part);
});

test('FDC-14 crop form button: upgrade page on Free, message when empty, else passes values', async () => {
  const at = `/fields/${plot.id}/crops/add`;
  const element = (
    <Route path="/fields/:id/crops/add">
      <AddCropScreen />
    </Route>
  );
  const rows = [{ kind: 'field', row: plot }];
  const free = await open({ at, rows, plan: freePlan }, element);
  await tap('Predict Pro');
  expect(free.path()).toBe('/upgrade');
  expect(wantedPart(new URLSearchParams(location.search).get('from'))).toEqual({
    part: 'yield_predictor',
    from: expect.stringContaining(`/yield-predictor?from=crop&field=${plot.id}`),
  });
  cleanUp();
  const pro = await open({ at, rows }, element);
  await tap('Predict');
  expect(toastTexts()).toEqual(['Please fill crop type, planting date, and area first']);
  fireEvent.input(document.querySelector('input[type=date]')!, { target: { value: '2026-11-01' } });
  await waitForUpdates();
  await tap('Predict');
  expect([pro.path(), location.search]).toEqual([
    '/yield-predictor',
    expect.stringContaining('crop=Maize&planted=2026-11-01&area=2&unit=acres'),
  ]);
});

test('FDC-14 takes the values of the crop form; a failure has its own message', async () => {
  const opened = await open({
    at: `/yield-predictor?from=crop&field=${plot.id}&crop=Beans&planted=2026-11-02&area=0.5&unit=acres`,
  });
  expect([chosenCrop(), value(en.form.planted), value(en.form.area)]).toEqual(['Beans', '2026-11-02', '0.5']);
  await screen.findByText(en.place.fromField('Nakuru'));
  vi.spyOn(opened.store, 'send').mockRejectedValueOnce(new Error('broken'));
  await tap(en.form.predict);
  await waitFor(() => expect(toastTexts()).toEqual(['Failed to predict yield. Please try again.']));
});

test('YLD-05, YLD-11: counts a reported disease or pest, with reasons; not before planting', async () => {
  const opened = await open({ online: false });
  await screen.findByText(en.place.fromField('Nakuru'));
  expect(screen.queryByRole('radio', { name: en.health.shares.half })).toBeNull();
  fireEvent.change(screen.getByLabelText(en.health.trouble), { target: { value: 'maize___fall_armyworm' } });
  await waitForUpdates();
  await click(screen.getByRole('radio', { name: en.health.shares.half }));
  await tap(en.form.predict);
  await screen.findByRole('heading', { name: en.result.heading('Maize') });
  expect(sentPredictions(opened)[0]).toMatchObject({
    trouble: { condition: 'maize___fall_armyworm', share: 'half', treated: false },
  });
  for (const text of [
    en.result.factors.health,
    en.result.riskFactors.trouble,
    en.result.recommendations.treat,
  ])
    expect(pageText()).toContain(text);
  await tap(en.result.why);
  expect(pageText()).toMatch(
    /Fall armyworm: usually \d+ to \d+% of the harvest is lost where it appears\. .*about half\./,
  );
  cleanUp();
  await open({ rows: [{ kind: 'field', row: plot }, cropRow({ planting_date: addDays(today, 9) })] });
  expect(screen.queryByLabelText(en.health.trouble)).toBeNull();
});

test('YLD-05 a prediction stored before heat and disease were counted is still shown', async () => {
  const { rain, date, fertilizer, seed, ground, acid } = predictionOf().factors.factors;
  const { heat: _heat, loss: _loss, ...before } = predictionOf().factors;
  const old = predictionOf({
    factors: {
      ...before,
      factors: { rain, date, fertilizer, seed, ground, acid },
    } as unknown as YieldPrediction['factors'],
  });
  await open({ rows: withPrediction(old), at: '/yield-predictor?p=' + old.id });
  expect(pageText()).toContain('Fertiliser −30%');
  await tap(en.result.why);
  expect(pageText()).not.toMatch(/NaN|undefined/);
});
