import { createHash } from 'node:crypto';
import type { ApiClient, openTestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';

type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export const scanOf = (over: Record<string, unknown> = {}) => ({
  name: 'scans.save',
  args: {
    id: newId(),
    field_id: null,
    crop_type: 'bean',
    photo: null as string | null,
    severity: 'high',
    affected_area_percentage: 22,
    location: { lat: -0.3031, lng: 36.08, country: 'Kenya' },
    taken_at: new Date().toISOString(),
    known_used: 0,
    outcome: 'answer',
    condition: 'bean___rust',
    confidence: 0.93,
    top3: [],
    model: 'a'.repeat(64),
    ...over,
  },
});

/** A new account with the expert role. */
export const makeExpert = async (server: TestServer): Promise<ApiClient> => {
  const person = await server.farmer();
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'expert' where id = ${person.userId}`),
  );
  return person;
};

export const demoteExperts = (server: TestServer): Promise<number> =>
  server.database.asSystem((tx) => tx.run(sql`update auth_users set role = 'farmer' where role = 'expert'`));

export const sendPhoto = async (farmer: ApiClient, photo: Buffer): Promise<void> => {
  const hash = createHash('sha256').update(photo).digest('hex');
  const { body } = await farmer.ask('PUT', `/api/photos/${hash}/parts/0?size=${photo.length}`, {
    bytes: photo,
  });
  if (!body.complete) throw new Error(JSON.stringify(body));
};
