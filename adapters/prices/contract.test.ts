import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { FeedFault, type PriceFeed } from '#features/market/server/ports.ts';
import { readPriceCsv } from '#features/market/server/price-csv.ts';
import { filePrices } from './file.ts';
import { hdxPrices } from './hdx.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
const listen = async (say: RequestListener): Promise<string> => {
  const server = createServer(say);
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Includes two-byte characters, because a chunk may end inside one. */
const LIST = `date,admin1,admin2,market,latitude,longitude,category,commodity,unit,priceflag,pricetype,currency,price,usdprice\n${'2026-03-15,X,Nakuru,Wakulima (Nakuru),-0.28,36.07,cereals,"Maize (white, dry)",90 KG,actual,Wholesale,KES,4050,31.4\n'.repeat(2000)}2026-03-15,X,Murang’a,Kenolé ñ,-0.9,37.1,cereals,Maize,90 KG,actual,Wholesale,KES,4000,31\n`;
const described = (url: string): string =>
  JSON.stringify({
    success: true,
    result: {
      resources: [
        { name: 'Markets', url: `${url}/markets.csv` },
        {
          name: 'Kenya - Food Prices',
          url: `${url}/page`,
          download_url: `${url}/download/wfp_food_prices_ken.csv`,
        },
      ],
    },
  });

/** CKAN as HDX uses it: a description, then a redirect to the file. */
const hdx = async (list: string, over: Partial<Record<string, RequestListener>> = {}): Promise<string> => {
  const url: string = await listen((request, response) => {
    const { pathname } = new URL(request.url!, 'http://x');
    const own = over[pathname];
    if (own) own(request, response);
    else if (pathname === '/api/3/action/package_show')
      response.writeHead(200, { 'content-type': 'application/json' }).end(described(url));
    else if (pathname.startsWith('/download/'))
      response.writeHead(302, { location: `${url}/s3/file.csv` }).end();
    else if (pathname === '/s3/file.csv') {
      for (let i = 0; i < list.length; i += 777) response.write(list.slice(i, i + 777));
      response.end();
    } else response.writeHead(404).end();
  });
  return url;
};
const file = (list: string): string => {
  const at = path.join(mkdtempSync(path.join(tmpdir(), 'mavuno-prices-')), 'prices.csv');
  writeFileSync(at, list);
  return pathToFileURL(at).href;
};
const all = async (feed: PriceFeed): Promise<string> => {
  let text = '';
  for await (const piece of feed.list()) text += piece;
  return text;
};
const faultOf = (feed: PriceFeed): Promise<unknown> =>
  all(feed).then(
    () => null,
    (fault: unknown) => fault,
  );

describe.each<[string, (list: string) => Promise<PriceFeed>]>([
  ['hdx', async (list) => hdxPrices({ url: await hdx(list), userAgent: 'Mavuno/test' })],
  ['file', async (list) => filePrices(file(list))],
])('prices from %s', (name, open) => {
  test('MKT-11: the list arrives complete, byte for byte, and parses as prices', async () => {
    const feed = await open(LIST);
    expect(feed.name).toBe(name);
    const text = await all(feed);
    expect(text).toBe(LIST);
    const { prices } = (await readPriceCsv([text], '2026-03-20')).end();
    expect(prices.map(({ market }) => market)).toEqual(['Wakulima (Nakuru)', 'Kenolé ñ']);
  });

  test('a list over the size limit is rejected', async () => {
    expect(await faultOf(await open('x'.repeat(31_000_000)))).toMatchObject({
      message: 'the list is too long',
    });
  }, 20_000);
});

describe('failures', () => {
  const bad: Record<string, Partial<Record<string, RequestListener>>> = {
    'a page instead of the description': {
      '/api/3/action/package_show': (_, r) => {
        r.end('<html>');
      },
    },
    'a description without the list': {
      '/api/3/action/package_show': (_, r) => {
        r.end('{"result":{"resources":[{"name":"other.csv"}]}}');
      },
    },
    'a null description': {
      '/api/3/action/package_show': (_, r) => {
        r.end('null');
      },
    },
    '503': {
      '/api/3/action/package_show': (_, r) => {
        r.writeHead(503).end();
      },
    },
    'a list with status 404': {
      '/s3/file.csv': (_, r) => {
        r.writeHead(404).end();
      },
    },
    'a list that breaks off': {
      '/s3/file.csv': (_, r) => {
        r.writeHead(200, { 'content-length': '100000' });
        r.write('date,');
        setTimeout(() => r.destroy(), 20);
      },
    },
    'a server that never answers': { '/s3/file.csv': () => undefined },
    'a file:// address': {
      '/api/3/action/package_show': (_, r) => {
        r.end('{"result":{"resources":[{"name":"wfp_food_prices_ken.csv","url":"file:///etc/passwd"}]}}');
      },
    },
  };
  test.each(Object.entries(bad))('%s rejects with an error that contains no address', async (_, over) => {
    const fault = await faultOf(
      hdxPrices({ url: await hdx(LIST, over), userAgent: 'Mavuno/test', timeoutMs: 400 }),
    );
    expect(fault).toBeInstanceOf(FeedFault);
    expect((fault as Error).message).not.toMatch(/127|http|passwd/);
  });

  test('a missing file rejects', async () => {
    expect(await faultOf(filePrices('file:///nowhere/prices.csv'))).toBeInstanceOf(FeedFault);
  });
});
