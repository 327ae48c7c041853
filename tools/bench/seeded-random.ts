export interface SeededRandom {
  fraction(): number;
  below(n: number): number;
  pick<T>(of: readonly T[]): T;
  /** A UUIDv7 with a random time on that day, as a phone would create it. */
  id(day: string): string;
  hash(): string;
}

/** Mulberry32: the same seed gives the same numbers on every machine. */
export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(fraction() * n);
  const hex = (digits: number): string =>
    Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    fraction,
    below,
    pick: (of) => of[below(of.length)]!,
    id: (day) => {
      const time = (Date.parse(`${day}T06:00:00Z`) + below(43_200_000)).toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + below(4)).toString(16)}${hex(3)}-${hex(12)}`;
    },
    hash: () => hex(64),
  };
};
