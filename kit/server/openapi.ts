import * as z from 'zod';
import { commonRefusals } from '#kit/pure/contract.ts';
import type { AnyOperation } from './context.ts';

const schemaOf = (schema: unknown, io: 'input' | 'output') => {
  const { $schema, ...json } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' });
  return json as Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };
};

const parametersOf = (operation: AnyOperation) =>
  (['params', 'query'] as const).flatMap((part) => {
    const schema = operation[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, json]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: json,
    }));
  });

const refusalsOf = (operation: AnyOperation) => {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...commonRefusals, ...operation.refusals })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

const pathItem = (operation: AnyOperation) => ({
  operationId: operation.id,
  summary: operation.summary,
  tags: [operation.id.split('.')[0]],
  security:
    operation.access === 'anyone'
      ? []
      : operation.access === 'operator'
        ? [{ operator: [] }]
        : [{ session: [] }],
  'x-access': operation.access,
  parameters: parametersOf(operation),
  ...(operation.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
    },
  }),
  ...(operation.bytes && {
    requestBody: {
      required: true,
      content: {
        'application/octet-stream': {
          schema: { type: 'string', format: 'binary', maxLength: operation.bytes },
        },
      },
    },
  }),
  ...(operation.rawBodyLimit && {
    requestBody: {
      required: false,
      content: { '*/*': { schema: { type: 'string', format: 'binary', maxLength: operation.rawBodyLimit } } },
    },
  }),
  responses: {
    ...(operation.isRedirect
      ? {
          303: {
            description: 'Leads on into the app',
            headers: { location: { schema: { type: 'string' } } },
          },
        }
      : {
          200: {
            description: 'Done',
            content: operation.replyType
              ? { [operation.replyType]: {} }
              : { 'application/json': { schema: schemaOf(operation.reply, 'output') } },
          },
        }),
    ...refusalsOf(operation),
  },
});

const refusal = {
  type: 'object',
  required: ['refusal', 'requestId'],
  properties: {
    refusal: {
      type: 'object',
      required: ['code'],
      properties: {
        code: { type: 'string' },
        details: { type: 'object' },
        at: { type: 'array', items: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** OpenAPI 3.1 of all operations, from the contract that server and phone share. */
export const openApi = (operations: readonly AnyOperation[], version: string) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[operation.method.toLowerCase()] = pathItem(operation);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mavuno', version, license: { name: 'AGPL-3.0-only' } },
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'mavuno.session_token' },
        operator: { type: 'http', scheme: 'bearer' },
      },
    },
  };
};
