import { FeedFault, type PriceFeed } from '#features/market/server/ports.ts';
import { decodeChunks } from './decode-chunks.ts';

const DATASET = 'wfp-food-prices-for-kenya';
const FILE = 'wfp_food_prices_ken.csv';
const MAX_DESCRIPTION_BYTES = 2_000_000;
/** Allows the whole list on a slow line. */
const TIMEOUT_MS = 120_000;

interface HdxOptions {
  readonly url: string;
  readonly userAgent: string;
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}
interface Resource {
  readonly name?: unknown;
  readonly url?: unknown;
  readonly download_url?: unknown;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads CKAN's response: one of `result.resources` is the file. */
const fileUrlIn = (answer: unknown, base: URL): URL => {
  const list = (answer as { result?: { resources?: unknown } } | null)?.result?.resources;
  const found = (Array.isArray(list) ? (list as Resource[]) : []).find((one) =>
    [one.name, one.download_url, one.url].some((value) => text(value).split('?')[0]!.endsWith(FILE)),
  );
  const address = text(found?.download_url) || text(found?.url);
  if (!URL.canParse(address, base.href)) throw new FeedFault('the service names no such list');
  const url = new URL(address, base);
  // Refuses a redirect from https to http, which anybody on the network could modify.
  if (url.protocol !== 'https:' && url.protocol !== base.protocol)
    throw new FeedFault('the service names an address that is not safe');
  return url;
};

const readAll = async (response: Response): Promise<unknown> => {
  let whole = '';
  // Node's stream is async iterable; the DOM type of `body` does not declare it.
  const body = response.body as unknown as AsyncIterable<Uint8Array>;
  for await (const piece of decodeChunks(body, MAX_DESCRIPTION_BYTES)) whole += piece;
  try {
    return JSON.parse(whole) as unknown;
  } catch {
    throw new FeedFault('the service did not answer as it should');
  }
};

/**
 * Prices of the World Food Programme from the Humanitarian Data Exchange (CC BY-IGO): first the file's URL,
 * then the file.
 */
export const hdxPrices = ({ url, userAgent, timeoutMs = TIMEOUT_MS, maxBytes }: HdxOptions): PriceFeed => ({
  name: 'hdx',
  list: async function* () {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    const request = async (address: URL, accept: string): Promise<Response> => {
      const response = await fetch(address, {
        headers: { accept, 'user-agent': userAgent },
        signal: controller.signal,
      });
      if (!response.ok || !response.body) throw new FeedFault(`the service answered ${response.status}`);
      return response;
    };
    try {
      const base = new URL(url);
      const datasetResponse = await request(
        new URL(`/api/3/action/package_show?id=${DATASET}`, base),
        'application/json',
      );
      const file = await request(fileUrlIn(await readAll(datasetResponse), base), 'text/csv');
      // Node's stream is async iterable; the DOM type of `body` does not declare it.
      yield* decodeChunks(file.body as unknown as AsyncIterable<Uint8Array>, maxBytes);
    } catch (fault) {
      if (fault instanceof FeedFault || fault instanceof RangeError) throw fault;
      throw new FeedFault(controller.signal.aborted ? 'no answer in time' : 'no connection, or it broke off');
    } finally {
      clearTimeout(timer);
      controller.abort();
    }
  },
});
