import { BaseClient, BaseResponse } from 'geotiff';
import { SatelliteError } from '#features/satellite/server/ports.ts';
import { bodyOf, inTime } from './in-time.ts';

export interface RangeOptions {
  /** Hosts that may be read, with a non-standard port. A catalogue cannot add hosts. */
  readonly hosts: ReadonlySet<string>;
  /** Timeout for one request and its full body, milliseconds. */
  readonly waitMs: number;
  /** Limit per request. */
  readonly bytes: number;
}
export interface Usage {
  bytes: number;
  requests: number;
}

class Part extends BaseResponse {
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

const allowed = (href: string, hosts: ReadonlySet<string>): string => {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.host) || url.username !== '')
    throw new SatelliteError('refused', `may not be read: ${url?.host ?? 'no address'}`);
  return url.href;
};

/**
 * Little-endian TIFF with four-byte offsets. In other variants the GeoTIFF reader can be made to loop before
 * their content can be checked.
 */
const CLASSIC = Buffer.from('II*\0', 'latin1');

/**
 * Reads parts of a file on an allowed host. Rejects redirects and responses that send the whole file instead
 * of a range.
 */
export class RangeClient extends BaseClient {
  readonly usage: Usage = { bytes: 0, requests: 0 };
  /** The actual error; the GeoTIFF reader reports only that something failed. */
  lastError: unknown = null;
  /** Bytes that the GeoTIFF reader may still request; a valid file needs some tens of kilobytes. */
  headBytes = 4_000_000;
  readonly #options: RangeOptions;
  constructor(href: string, options: RangeOptions) {
    super(allowed(href, options.hosts));
    this.#options = options;
  }

  override async request({ headers }: RequestInit = {}): Promise<BaseResponse> {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(headers).get('range') ?? '') ?? [];
    try {
      const length = Number(to) - Number(from) + 1;
      this.headBytes -= length;
      if (!(this.headBytes >= 0)) throw new SatelliteError('large', 'has too long a head');
      const { answer, data } = await this.#part(Number(from), length, false);
      if (from === '0' && !data.subarray(0, 4).equals(CLASSIC))
        throw new SatelliteError('wrong', 'no little-endian TIFF');
      return new Part(answer, data);
    } catch (fault) {
      this.lastError = fault;
      throw fault;
    }
  }

  /** Exactly this part. */
  async bytes(offset: number, length: number): Promise<Buffer> {
    return (await this.#part(offset, length, true)).data;
  }

  async #part(from: number, length: number, whole: boolean): Promise<{ answer: Response; data: Buffer }> {
    if (!(length > 0 && length <= this.#options.bytes))
      throw new SatelliteError('large', `asks for ${length} bytes`);
    this.usage.requests += 1;
    // One timeout for the response and its body, so that a server that trickles data is aborted too.
    const { waitMs } = this.#options;
    try {
      return await inTime(waitMs, async (late) => {
        const answer = await fetch(this.url, {
          headers: { range: `bytes=${from}-${from + length - 1}` },
          redirect: 'error',
          signal: AbortSignal.timeout(waitMs),
        });
        const size = await this.#sizeOf(answer, from, length);
        if (whole && size < length) throw new SatelliteError('wrong', 'is shorter than it says');
        const data = await bodyOf(
          answer,
          size,
          () => new SatelliteError('wrong', 'sent more than was asked for'),
          late,
        );
        if (data.length < size) throw new SatelliteError('unreachable', 'the answer broke off');
        this.usage.bytes += data.length;
        return { answer, data };
      });
    } catch (fault) {
      throw fault instanceof SatelliteError
        ? fault
        : new SatelliteError('unreachable', 'no answer in time, a redirect, or one that broke off');
    }
  }

  /** The number of bytes in the response; fewer than requested only at the end of the file. */
  async #sizeOf(answer: Response, from: number, length: number): Promise<number> {
    const [, first, last, total] =
      /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    const isRight =
      answer.status === 206 &&
      Number(first) === from &&
      Number(last) === Math.min(Number(total), from + length) - 1;
    if (isRight) return Number(last) - from + 1;
    await answer.body?.cancel();
    throw new SatelliteError(
      answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'wrong',
      `answered ${answer.status} to a range`,
    );
  }
}
