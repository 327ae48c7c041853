import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FeedFault, type PriceFeed } from '#features/market/server/ports.ts';
import { decodeChunks } from './decode-chunks.ts';

/**
 * A price list that the operator puts on the server (`file:///srv/prices.csv`), for servers without access to
 * HDX. Real prices or none: nothing here invents any.
 */
export const filePrices = (url: string): PriceFeed => ({
  name: 'file',
  list: async function* () {
    try {
      yield* decodeChunks(createReadStream(fileURLToPath(url)));
    } catch (fault) {
      if (fault instanceof FeedFault || fault instanceof RangeError) throw fault;
      throw new FeedFault('the file is not there, or cannot be read');
    }
  },
});
