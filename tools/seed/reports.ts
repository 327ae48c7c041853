import { reportPost } from '#features/community/contract.ts';
import { reportSighting } from '#features/sightings/contract.ts';
import { cellOf } from '#features/sightings/domain/cell.ts';
import { suggestSupplier } from '#features/suppliers/contract.ts';
import type { SentCommand } from '#kit/sync/exchange.ts';
import type { ApiClient } from './api-client.ts';
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

/** What waits for staff, and the warning of Otieno's neighbour, which an expert has confirmed. */
const reports: readonly (readonly [who: string, name: string, key: string, args: object])[] = [
  [
    'achieng',
    reportSighting.name,
    'achieng sighting',
    { scan_id: sampleId('achieng check 1'), cell: cellOf({ lat: 0.1043, lng: 34.5486 }) },
  ],
  [
    'nafula',
    reportPost.name,
    'nafula report',
    {
      target: 'answer',
      target_id: sampleId('otieno community answer karimi'),
      reason: 'wrong',
      note: withSampleLabel('Chumvi haipimi vizuri.'),
    },
  ],
  [
    'otieno',
    suggestSupplier.name,
    'otieno shop',
    {
      own: false,
      name: withSampleLabel('Duka la pembejeo Yala'),
      kind: 'agrovet',
      products: ['seed', 'fertilizer', 'tools'],
      phone: null,
      whatsapp: null,
      place: 'Yala',
      county: 'Siaya',
      lat: 0.0981,
      lng: 34.5402,
      opening_hours: null,
      languages: ['sw'],
      licence_no: null,
    },
  ],
];

export const sendReports = async (
  people: ReadonlyMap<string, Villager>,
  now: Date,
  send: (phone: ApiClient, person: Person, userId: string, commands: readonly SentCommand[]) => Promise<void>,
): Promise<void> => {
  for (const [who, name, key, args] of reports) {
    const { person, phone, userId } = people.get(who)!;
    await send(phone, person, userId, [toCommand(name, key, args, now)]);
  }
};
