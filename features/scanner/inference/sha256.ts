const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** First 32 bits of the fractional parts of a root of the first primes (FIPS 180-4). */
const primeRoots = (count: number, power: number): Uint32Array => {
  const out: number[] = [];
  for (let n = 2; out.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) out.push((n ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(out, Math.floor);
};

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** For pages without a secure context, where `crypto.subtle` does not exist. */
export const sha256Plain = (data: Uint8Array): string => {
  const k = primeRoots(64, 1 / 3);
  const state = primeRoots(8, 1 / 2);
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, data.length << 3);
  const w = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      w[i] =
        w[i - 16]! +
        (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) +
        w[i - 7]! +
        (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + k[i]! + w[i]!) | 0;
      const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((v, i) => {
      state[i] = state[i]! + v;
    });
  }
  return Array.from(state, (v) => v.toString(16).padStart(8, '0')).join('');
};

export const sha256 = async (data: ArrayBuffer): Promise<string> => {
  const subtle = globalThis.crypto?.subtle as typeof globalThis.crypto.subtle | undefined;
  return subtle
    ? toHex(new Uint8Array(await subtle.digest('SHA-256', data)))
    : sha256Plain(new Uint8Array(data));
};
