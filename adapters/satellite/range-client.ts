import { BaseClient, BaseResponse } from 'geotiff';
import { SatelliteError } from '#features/satellite/server/ports.ts';
import { readBody, withTimeout } from './with-timeout.ts';

export interface RangeOptions {
  /** Hosts that may be read, with a non-standard port. A catalogue cannot add hosts. */
  readonly hosts: ReadonlySet<string>;
  /** Timeout for one request and its full body, milliseconds. */
  readonly timeoutMs: number;
  /** Limit per request. */
  readonly bytes: number;
}
export interface Usage {
  bytes: number;
  requests: number;
}

class RangeResponse extends BaseResponse {
  readonly #answer: Response;
  readonly #data: Buffer;
  constructor(answer: Response, data: Buffer) {
    super();
    this.#answer = answer;
    this.#data = data;
  }
  override get status(): number {
    return this.#answer.status;
  }
  override get ok(): boolean {
    return true;
  }
  override getHeader(name: string): string {
    return this.#answer.headers.get(name) ?? '';
  }
  override getData(): Promise<ArrayBuffer> {
    return Promise.resolve(
      this.#data.buffer.slice(
        this.#data.byteOffset,
        this.#data.byteOffset + this.#data.length,
      ) as ArrayBuffer,
    );
  }
}

const checkedHref = (href: string, hosts: ReadonlySet<string>): string => {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.host) || url.username !== '')
    throw new SatelliteError('refused', `host not allowed: ${url?.host ?? 'invalid URL'}`);
  return url.href;
};

/**
 * Little-endian TIFF with four-byte offsets. In other variants the GeoTIFF reader can be made to loop before
 * their content can be checked.
 */
const CLASSIC_TIFF_HEADER = Buffer.from('II*\0', 'latin1');

/**
 * Reads parts of a file on an allowed host. Rejects redirects and responses that send the whole file instead
 * of a range.
 */
export class RangeClient extends BaseClient {
  readonly usage: Usage = { bytes: 0, requests: 0 };
  /** The actual error; the GeoTIFF reader reports only that something failed. */
  lastError: unknown = null;
  /** Bytes that the GeoTIFF reader may still request; a valid file needs some tens of kilobytes. */
  remainingHeaderBytes = 4_000_000;
  readonly #options: RangeOptions;
  constructor(href: string, options: RangeOptions) {
    super(checkedHref(href, options.hosts));
    this.#options = options;
  }

  override async request({ headers }: RequestInit = {}): Promise<BaseResponse> {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(headers).get('range') ?? '') ?? [];
    try {
      const length = Number(to) - Number(from) + 1;
      this.remainingHeaderBytes -= length;
      if (!(this.remainingHeaderBytes >= 0)) throw new SatelliteError('large', 'the file header is too long');
      const { answer, data } = await this.#readRange(Number(from), length, false);
      if (from === '0' && !data.subarray(0, 4).equals(CLASSIC_TIFF_HEADER))
        throw new SatelliteError('wrong', 'no little-endian TIFF');
      return new RangeResponse(answer, data);
    } catch (fault) {
      this.lastError = fault;
      throw fault;
    }
  }

  /** Reads exactly these bytes; throws if the file is shorter. */
  async bytes(offset: number, length: number): Promise<Buffer> {
    return (await this.#readRange(offset, length, true)).data;
  }

  async #readRange(
    from: number,
    length: number,
    isExact: boolean,
  ): Promise<{ answer: Response; data: Buffer }> {
    if (!(length > 0 && length <= this.#options.bytes))
      throw new SatelliteError('large', `a block of ${length} bytes is outside the limits`);
    this.usage.requests += 1;
    // One timeout for the response and its body, so that a server that trickles data is aborted too.
    const { timeoutMs } = this.#options;
    try {
      return await withTimeout(timeoutMs, async (late) => {
        const answer = await fetch(this.url, {
          headers: { range: `bytes=${from}-${from + length - 1}` },
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        const size = await this.#sizeOf(answer, from, length);
        if (isExact && size < length) throw new SatelliteError('wrong', 'the file is too short');
        const data = await readBody(
          answer,
          size,
          () => new SatelliteError('wrong', 'the response is longer than the requested range'),
          late,
        );
        if (data.length < size) throw new SatelliteError('unreachable', 'the response ended too early');
        this.usage.bytes += data.length;
        return { answer, data };
      });
    } catch (fault) {
      throw fault instanceof SatelliteError
        ? fault
        : new SatelliteError('unreachable', 'timeout, redirect or incomplete response');
    }
  }

  /** The number of bytes in the response; fewer than requested only at the end of the file. */
  async #sizeOf(answer: Response, from: number, length: number): Promise<number> {
    const [, first, last, total] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    const isRequestedRange =
      answer.status === 206 &&
      Number(first) === from &&
      Number(last) === Math.min(Number(total), from + length) - 1;
    if (isRequestedRange) return Number(last) - from + 1;
    await answer.body?.cancel();
    throw new SatelliteError(
      answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'wrong',
      `answered ${answer.status} to a range`,
    );
  }
}
