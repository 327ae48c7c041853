import { BaseClient, BaseResponse } from 'geotiff';
import { SatelliteFault } from '#features/satellite/server/ports.ts';

export interface RangeOptions {
  /** Hosts that may be read, with their port if it is not the usual one. A catalogue's word alone is none. */
  readonly hosts: ReadonlySet<string>;
  readonly waitMs: number;
  /** Of one file together. */
  readonly bytes: number;
}
export interface Cost { bytes: number; requests: number }

class Part extends BaseResponse {
  readonly #answer: Response;
  readonly #data: ArrayBuffer;
  constructor(answer: Response, data: ArrayBuffer) { super(); this.#answer = answer; this.#data = data; }
  override get status(): number { return this.#answer.status; }
  override get ok(): boolean { return this.#answer.status === 206; }
  override getHeader(name: string): string { return this.#answer.headers.get(name) ?? ''; }
  override getData(): Promise<ArrayBuffer> { return Promise.resolve(this.#data); }
}

const sizeOf = (range: string): number => {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  return from === undefined || to === undefined ? NaN : Number(to) - Number(from) + 1;
};

const allowed = (href: string, hosts: ReadonlySet<string>): string => {
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !hosts.has(url.host) || url.username !== '') throw new SatelliteFault('refused', `may not be read: ${url?.host ?? 'no address'}`);
  return url.href;
};

/** Reads parts of a file on an allowed host, within a budget; a host that sends elsewhere, or the whole instead of a part, is not followed. */
export class RangeClient extends BaseClient {
  readonly cost: Cost = { bytes: 0, requests: 0 };
  readonly #options: RangeOptions;
  readonly #signal: AbortSignal;
  constructor(href: string, options: RangeOptions, signal: AbortSignal) { super(allowed(href, options.hosts)); this.#options = options; this.#signal = signal; }

  /** The reader in front says only that something failed; this is what. */
  fault: unknown = null;

  override async request(options: RequestInit = {}): Promise<BaseResponse> {
    try { return await this.#part(options); } catch (fault) { this.fault ??= fault; throw fault; }
  }

  async #part({ headers }: RequestInit): Promise<BaseResponse> {
    const range = new Headers(headers).get('range') ?? '';
    const wanted = sizeOf(range);
    if (!(wanted > 0 && this.cost.bytes + wanted <= this.#options.bytes)) throw new SatelliteFault('large', `asks for ${wanted} bytes more`);
    this.cost.requests += 1;
    const answer = await this.#fetched(range);
    if (answer.status !== 206) {
      await answer.body?.cancel();
      throw new SatelliteFault(answer.status >= 500 || answer.status === 429 ? 'unreachable' : 'wrong', `answered ${answer.status} to a range`);
    }
    const data = await this.#bounded(answer, wanted);
    this.cost.bytes += data.byteLength;
    return new Part(answer, data);
  }

  async #fetched(range: string): Promise<Response> {
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(this.#options.waitMs)]);
    try {
      return await fetch(this.url, { headers: { range }, redirect: 'error', signal });
    } catch {
      this.#signal.throwIfAborted();
      throw new SatelliteFault('unreachable', 'no answer in time, or a redirect');
    }
  }

  async #bounded(answer: Response, wanted: number): Promise<ArrayBuffer> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const chunk of answer.body ?? []) {
        size += (chunk as Uint8Array).length;
        if (size > wanted) throw new SatelliteFault('wrong', 'sent more than was asked for');
        chunks.push(chunk as Uint8Array);
      }
    } catch (fault) {
      if (fault instanceof SatelliteFault) throw fault;
      this.#signal.throwIfAborted();
      throw new SatelliteFault('unreachable', 'the answer broke off');
    }
    const all = Buffer.concat(chunks);
    return all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength) as ArrayBuffer;
  }
}
