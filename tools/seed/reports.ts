import { reportPost } from '#features/community/contract.ts';
import { reportOffer } from '#features/offers/contract.ts';
import { reportSighting } from '#features/sightings/contract.ts';
import { cellOf } from '#features/sightings/domain/cell.ts';
import { decideSuggestion, suggestSupplier } from '#features/suppliers/contract.ts';
import type { SentCommand } from '#kit/sync/exchange.ts';
import { Refusal, type ApiClient } from './api-client.ts';
import { sampleId } from './sample-id.ts';
import { withSampleLabel, type Person } from './sample-people.ts';

interface Villager {
  readonly person: Person;
  readonly phone: ApiClient;
  readonly userId: string;
}

const toCommand = (name: string, key: string, args: object, now: Date): SentCommand => ({
  id: sampleId(`command ${key}`),
  name,
  args: { id: sampleId(key), ...args },
  deviceTime: now.toISOString(),
});

const shop = (name: string, place: string, county: string, lat: number, lng: number) => ({
  own: false,
  name: withSampleLabel(name),
  kind: 'agrovet',
  products: ['seed', 'fertilizer', 'crop_protection', 'tools'],
  phone: null,
  whatsapp: null,
  place,
  county,
  lat,
  lng,
  opening_hours: null,
  languages: ['sw'],
  licence_no: null,
});

type Report = readonly [who: string, name: string, key: string, args: object];

/** Invented shops; staff add them to the list of shops. */
const shops: readonly Report[] = [
  [
    'otieno',
    suggestSupplier.name,
    'shop yala',
    shop('Duka la pembejeo Yala', 'Yala', 'Siaya', 0.0989, 34.5371),
  ],
  [
    'wanjiku',
    suggestSupplier.name,
    'shop kerugoya',
    shop('Duka la pembejeo Kerugoya', 'Kerugoya', 'Kirinyaga', -0.4989, 37.2803),
  ],
  [
    'gitau',
    suggestSupplier.name,
    'shop limuru',
    shop('Duka la pembejeo Limuru', 'Limuru', 'Kiambu', -1.1136, 36.6421),
  ],
];

/** Warnings of neighbours, which an expert has confirmed, and what waits for staff. */
const reports: readonly Report[] = [
  [
    'achieng',
    reportSighting.name,
    'achieng sighting',
    { scan_id: sampleId('achieng check 1'), cell: cellOf({ lat: 0.1043, lng: 34.5486 }) },
  ],
  [
    'gitau',
    reportSighting.name,
    'gitau sighting coffee',
    { scan_id: sampleId('gitau check 0'), cell: cellOf({ lat: -0.4887, lng: 37.2902 }) },
  ],
  [
    'gitau',
    reportSighting.name,
    'gitau sighting potato',
    { scan_id: sampleId('gitau check 1'), cell: cellOf({ lat: -1.1041, lng: 36.6466 }) },
  ],
  [
    'nafula',
    reportPost.name,
    'nafula report',
    {
      target: 'answer',
      target_id: sampleId('otieno community answer cherono'),
      reason: 'wrong',
      note: withSampleLabel('Jino halipimi vizuri.'),
    },
  ],
  [
    'mutua',
    reportOffer.name,
    'mutua report',
    { target: 'offer', target_id: sampleId('cherono listing'), reason: 'not_real', note: null },
  ],
  [
    'cherono',
    suggestSupplier.name,
    'shop moiben',
    shop('Duka la pembejeo Moiben', 'Moiben', 'Uasin Gishu', 0.8121, 35.3877),
  ],
];

export const sendReports = async (
  people: ReadonlyMap<string, Villager>,
  now: Date,
  send: (phone: ApiClient, person: Person, userId: string, commands: readonly SentCommand[]) => Promise<void>,
): Promise<void> => {
  for (const [who, name, key, args] of [...shops, ...reports]) {
    const { person, phone, userId } = people.get(who)!;
    await send(phone, person, userId, [toCommand(name, key, args, now)]);
  }
  const { phone: admin } = people.get('karimi')!;
  for (const [who, , key] of shops)
    await admin
      .ask(decideSuggestion, {
        params: { id: sampleId(key) },
        body: { user_id: people.get(who)!.userId, accept: true, reason: null, corrected: null },
      })
      .catch((fault: unknown) => {
        // An earlier run decided it.
        if (!(fault instanceof Refusal) || fault.code !== 'suppliers.decided') throw fault;
      });
};
