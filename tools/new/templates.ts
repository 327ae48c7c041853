import { camel, capitalized } from './names.ts';

export const serverIndex = (
  feature: string,
): string => `import { defineServerFeature } from '#kit/server/feature.ts';
import { ${camel(feature)}Access } from './access.ts';

export const ${camel(feature)}Server = () =>
  defineServerFeature()({
    access: ${camel(feature)}Access,
  });
`;

export const serverAccess = (
  feature: string,
): string => `import { defineAccess } from '#kit/server/access.ts';

export const ${camel(feature)}Access = defineAccess()({
  commands: {
  },
});
`;

export const webIndex = (feature: string): string => `import { defineWebFeature } from '#kit/web/feature.ts';

export const ${camel(feature)}Web = defineWebFeature()({
});
`;

/** Outbox texts; the refusals of the feature's commands are beside them. */
export const outboxWords = (feature: string, language: 'en' | 'sw'): string => {
  const name = `${camel(feature)}Outbox`;
  const object = `{
  outbox: {},
  refusals: {},
};
`;
  return language === 'en'
    ? `export const ${name}En = ${object}`
    : `import type { Words } from '#kit/pure/words.ts';
import type { ${name}En } from './words.outbox.en.ts';

export const ${name}Sw: Words<typeof ${name}En> = ${object}`;
};

export const contract = `import * as z from 'zod/mini';
import { command } from '#kit/sync/commands.ts';
`;

export const commandDefinition = (constant: string, id: string): string => `
// TODO: describe the arguments, then list the refusal codes, each with a sentence in both words files.
export const ${constant} = command('${id}', z.object({}));
`;

export const handler = (
  name: string,
  constant: string,
  id: string,
  contractFile: string,
): string => `import { serveCommand } from '#kit/server/sync/commands.ts';
import { ${constant} } from '../${contractFile}';

/** Loads, decides on fresh rows with a rule of ../domain, writes, and touches what changed. */
export const ${name} = serveCommand(${constant}, async () => {
  throw new Error('${id} is not written yet');
});
`;

export const handlerTest = (
  id: string,
): string => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#apps/server/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

test('${id} is applied', async () => {
  const farmer = await server.farmer();
  const { outcomes } = await farmer.sync([{ name: '${id}', args: {} }]);
  expect(outcomes).toMatchObject([{ result: 'applied' }]);
});

test('${id} changes no row of another user', async () => {
  const [farmer, other] = [await server.farmer(), await server.farmer()];
  const { outcomes } = await farmer.sync([{ name: '${id}', args: {} }]);
  expect(outcomes).toMatchObject([{ result: 'applied' }]);
  expect((await other.sync([])).changes.rows).toEqual([]);
});
`;

export const projections = (
  contractFile: string,
): string => `import type { ProjectionsOf } from '#kit/sync/commands.ts';
import type * as contract from '../${contractFile}';

export const projections: ProjectionsOf<typeof contract> = {
};
`;

export const outboxText = (feature: string, contractFile: string): string => {
  const name = `${camel(feature)}Outbox`;
  return `import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../${contractFile}';
import { ${name}En } from '../words.outbox.en.ts';
import { ${name}Sw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => ${name}En, sw: () => ${name}Sw },
  commands: {
  },
});
`;
};

/** "pin" of "tasks" is pinTask. */
export const constantOf = (feature: string, verb: string): string =>
  camel(verb) + capitalized(camel(feature)).replace(/(?<!s)s$/, '');
export const handlerOf = (verb: string): string => `serve${capitalized(camel(verb))}`;
