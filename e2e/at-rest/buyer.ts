import type { BrowserContext } from 'playwright-core';
import type { SandboxAction } from '#features/payments/server/ports.ts';
import type { PlanId } from '#features/plans/domain/prices.ts';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, callAs, newFarmer, type TestServer } from '../harness/main.ts';
import type { Address } from './addresses.ts';

interface SandboxContext {
  readonly server: TestServer;
  readonly context: BrowserContext;
}
interface PlacedOrder {
  readonly id: string;
  readonly page: string;
}

const order = async (
  counter: SandboxContext,
  plan: PlanId,
  beside: readonly string[] = [],
): Promise<PlacedOrder> => {
  const { server, context } = counter;
  const body = { id: newId(), plan, provider: 'sandbox', beside };
  const { redirect_url: page } = await callAs<{ redirect_url: string }>(
    server,
    context,
    '/api/payments',
    body,
  );
  return { id: body.id, page };
};

/** Presses a button on the sandbox payment page. */
const press = async (
  { server, context }: SandboxContext,
  { page }: PlacedOrder,
  act: SandboxAction,
): Promise<void> => {
  await context.request.post(server.origin + page, {
    form: { act },
    headers: { origin: server.origin },
    maxRedirects: 0,
  });
};

/** Creates a farmer with a payment in every state, and returns the screens that show them. */
export const buyerAddresses = async (counter: SandboxContext): Promise<Address[]> => {
  const { server, context } = counter;
  const { userId } = await newFarmer(server, context);
  await queryDatabase(server, 'update auth_users set email_verified = true where id = $1', [userId]);
  const placeAndPress = async (plan: PlanId, ...acts: readonly SandboxAction[]): Promise<string> => {
    const ordered = await order(counter, plan);
    for (const act of acts) await press(counter, ordered, act);
    return ordered.id;
  };
  const orderIds: Record<string, string> = {
    paid: await placeAndPress('monthly', 'pay'),
    failed: await placeAndPress('annual', 'fail'),
    reversed: await placeAndPress('week', 'pay', 'reverse'),
    held: await placeAndPress('annual', 'wrong_amount'),
  };
  orderIds.pending = (await order(counter, 'annual', [orderIds.held!])).id;
  const text = 'select id, state from orders where user_id = $1';
  for (const { id, state } of await queryDatabase<{ id: string; state: string }>(server, text, [userId])) {
    if (orderIds[state] !== id) throw new Error(`unexpected order in state ${state}`);
  }
  const callbacks = Object.values(orderIds).map((id) => `/payment-callback?order=${id}`);
  const paths = [...callbacks, '/payment-callback', '/upgrade', '/subscription-settings'];
  return paths.map((path) => ({ visitor: 'buyer', path, finalPath: path }));
};
