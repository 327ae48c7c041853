import type { BrowserContext } from 'playwright-core';
import { newId } from '#kit/pure/ids.ts';
import { callAs } from './call.ts';
import { queryDatabase } from './database.ts';
import type { Farmer } from './farmer.ts';
import type { TestServer } from './server.ts';

/** Sends commands as another device of the same farmer would. */
export const sendCommands = async (
  server: Pick<TestServer, 'origin'>,
  context: BrowserContext,
  farmer: Farmer,
  commands: readonly { name: string; args: unknown }[],
): Promise<{ result: string; code?: string }[]> => {
  const { outcomes } = await callAs<{ outcomes: { result: string; code?: string }[] }>(
    server,
    context,
    '/api/sync',
    {
      userId: farmer.userId,
      cursor: 0,
      restarting: false,
      commands: commands.map((c) => ({ id: newId(), deviceTime: new Date().toISOString(), ...c })),
    },
  );
  return outcomes;
};

/** A paid month, as the payment code would write it. */
export const makePro = async (server: Pick<TestServer, 'dataDir'>, farmer: Farmer): Promise<void> => {
  await queryDatabase(
    server,
    `insert into user_subscriptions (id, user_id, user_email, plan_type, status, activated_at, expires_at)
    values ($1, $2, $3, 'monthly', 'active', now(), now() + interval '30 days')`,
    [newId(), farmer.userId, farmer.email],
  );
};

const CROPS = ['beans', 'maize', 'coffee'];

const NAKURU = { lat: -0.3031, lng: 36.08 };

/**
 * Creates `count` fields for the farmer, around Nakuru unless `at` is given; more than the free one makes the
 * account Pro first.
 */
export const addFields = async (
  server: Pick<TestServer, 'origin' | 'dataDir'>,
  context: BrowserContext,
  farmer: Farmer,
  count: number,
  at = NAKURU,
): Promise<string[]> => {
  if (count > 1) await makePro(server, farmer);
  const farm = newId();
  const ids = Array.from({ length: count }, () => newId());
  const outcomes = await sendCommands(
    server,
    context,
    farmer,
    ids.map((id, i) => ({
      name: 'fields.add',
      args: {
        id,
        farm_id: farm,
        name: `Shamba ${i + 1}`,
        size: 1 + i / 2,
        size_unit: 'acres',
        size_is_default: false,
        crop_type: CROPS[i % CROPS.length],
        season: '2026-short',
        soil_type: 'loam',
        irrigation_type: 'rain_fed',
        place: { lat: at.lat + i / 500, lng: at.lng, accuracy_m: 12 },
        location_description: 'Nakuru',
      },
    })),
  );
  const refused = outcomes.find((o) => o.result !== 'applied');
  if (refused) throw new Error(`a field was not added: ${JSON.stringify(refused)}`);
  return ids;
};
