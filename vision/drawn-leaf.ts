/** A leaf drawn with integer arithmetic, so that every clone can check the model's answer without a photo. */
export interface Drawing {
  readonly rgb: Uint8Array;
  /** Percentage of the leaf's pixels covered by spots. */
  readonly spottedPercent: number;
}

type Colour = readonly [number, number, number];

const SOIL: Colour = [126, 92, 66];
const LEAF: Colour = [70, 128, 48];
const VEIN: Colour = [110, 160, 80];
const SPOT: Colour = [134, 78, 34];
/** Centre and radius of each spot in thousandths of the side. */
const SPOTS = [
  [380, 420, 40],
  [560, 380, 55],
  [460, 600, 48],
  [620, 560, 35],
  [520, 480, 30],
] as const;

export const drawLeaf = (size: number, spots: number = SPOTS.length): Drawing => {
  const rgb = new Uint8Array(size * size * 3);
  let leaf = 0;
  let spotted = 0;
  for (let y = 0, o = 0; y < size; y++) {
    for (let x = 0; x < size; x++, o += 3) {
      const u = Math.floor((x * 1000) / size);
      const v = Math.floor((y * 1000) / size);
      const inside = (u - 500) ** 2 * 16 + (v - 500) ** 2 * 9 < 1_300_000;
      const spot = SPOTS.slice(0, spots).some(([cx, cy, r]) => (u - cx) ** 2 + (v - cy) ** 2 < r * r);
      const vein = Math.abs(u - 500) < 6 || (v + Math.abs(u - 500)) % 110 < 7;
      if (inside) leaf++;
      if (inside && spot) spotted++;
      const colour = !inside ? SOIL : spot ? SPOT : vein ? VEIN : LEAF;
      const grain = ((x * 37 + y * 101) % 17) - 8;
      colour.forEach((c, k) => {
        rgb[o + k] = Math.max(0, Math.min(255, c + grain));
      });
    }
  }
  return { rgb, spottedPercent: (100 * spotted) / leaf };
};
