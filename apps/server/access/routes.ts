import * as z from 'zod/mini';
import type { CommandAccess, OperationAccess, TestCaller, TestRequest } from '#kit/server/access.ts';

export interface Route {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly access: string;
  readonly parameters: readonly { name: string; in: string; schema: unknown }[];
  readonly body: unknown;
  readonly isEndless: boolean;
}

/** The routes that the server reports. */
export const routesOf = (document: { paths: Record<string, Record<string, any>> }): Route[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, o]) => ({
      id: o.operationId,
      method: method.toUpperCase(),
      path,
      access: o['x-access'],
      parameters: o.parameters,
      body: o.requestBody?.content?.['application/json']?.schema ?? null,
      isEndless: 'text/event-stream' in (o.responses['200']?.content ?? {}),
    })),
  );

interface Json {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Record<string, Json>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
}

const HASH = /64\}/;
/** The places in this schema that can hold an id or the hash of a photo. */
const idPaths = (schema: unknown, at: string): string[] => {
  const { format, pattern, properties, items, anyOf, oneOf } = schema as Json;
  if (format === 'uuid' || (pattern && HASH.test(pattern))) return [at];
  return [
    ...Object.entries(properties ?? {}).flatMap(([name, json]) => idPaths(json, at ? `${at}.${name}` : name)),
    ...(items ? idPaths(items, at) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap((json) => idPaths(json, at)),
  ];
};

/** All path parameters, and the query and body fields that look like ids. */
export const idsOfRoute = ({ parameters, body }: Route): string[] => [
  ...new Set([
    ...parameters.filter((p) => p.in === 'path').map((p) => `params.${p.name}`),
    ...parameters.filter((p) => p.in === 'query').flatMap((p) => idPaths(p.schema, `query.${p.name}`)),
    ...(body ? idPaths(body, 'body') : []),
  ]),
];
export const idsOfCommand = (args: unknown): string[] => [
  ...new Set(idPaths(z.toJSONSchema(args as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }), '')),
];

/** Returns a copy with another value at this path; a list then holds only that value. */
export const withId = <T extends object>(sent: T, path: string, value: string): T => {
  const [head = '', ...rest] = path.split('.');
  const before = (sent as Record<string, unknown>)[head];
  const isList = Array.isArray(before) || (rest.length === 0 && (head === 'ids' || head === 'photos'));
  return {
    ...sent,
    [head]:
      rest.length > 0 ? withId((before ?? {}) as object, rest.join('.'), value) : isList ? [value] : value,
  };
};

export const urlOf = ({ path }: Route, { params = {}, query = {} }: TestRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const queryString = new URLSearchParams(
    Object.entries(query).map(([k, v]): [string, string] => [k, String(v)]),
  ).toString();
  return queryString ? `${filled}?${queryString}` : filled;
};

export const requestFor = ({ send }: OperationAccess, caller: TestCaller): TestRequest =>
  send?.(caller) ?? {};

/** `200`, or the status with the refusal code. */
export const statusText = ({ status, body }: { status: number; body: any }): string =>
  status < 400 ? String(status) : `${status} ${body?.refusal?.code ?? '?'}`;
export const outcomeText = (outcome: { result: string; code?: string }): string =>
  outcome.result === 'refused' ? outcome.code! : outcome.result;

const expectedOf = (
  expectedAnswer: OperationAccess['expectedAnswer'] | CommandAccess['expectedAnswer'],
  caller: TestCaller['caller'],
  fallback: string,
): string =>
  typeof expectedAnswer === 'string' ? expectedAnswer : (expectedAnswer?.[caller as 'free'] ?? fallback);

const rank = { anyone: 0, user: 1, expert: 2, admin: 3 } as const;
const rankOf = (caller: TestCaller['caller']): number =>
  caller === 'anonymous' ? 0 : caller === 'admin' ? 3 : caller === 'expert' ? 2 : 1;

/** The table's expectation for this cell. */
export const expected = (
  { access, expectedAnswer }: OperationAccess,
  caller: TestCaller['caller'],
): string => {
  if (access === 'operator') return '403 session.forbidden';
  if (rankOf(caller) >= rank[access]) return expectedOf(expectedAnswer, caller, '200');
  return caller === 'anonymous' ? '401 session.missing' : '403 session.forbidden';
};
export const expectedCommand = (
  { expectedAnswer: says }: CommandAccess,
  caller: TestCaller['caller'],
): string => expectedOf(says, caller, 'applied');
