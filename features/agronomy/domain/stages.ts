import { type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';
import { rowOfCrop } from './crop-row.ts';

type FaoStage = 'before' | 'initial' | 'development' | 'mid' | 'late' | 'after';
/**
 * Stage names used by disease and stress rules. A crop may be in two at once: rice heads and flowers
 * together.
 */
export type Phase =
  | 'pre-planting'
  | 'emergence'
  | 'seedling'
  | 'vegetative'
  | 'tillering'
  | 'heading'
  | 'flowering'
  | 'grain-fill'
  | 'pod-fill'
  | 'fruiting'
  | 'tuber-bulking'
  | 'bulbing'
  | 'ripening'
  | 'harvested'
  | 'evergreen';

export interface StageFacts {
  readonly stage: FaoStage;
  readonly phases: readonly Phase[];
  readonly daysAfterPlanting: number;
  /** Null for crops not grown from seed or tuber this season. Negative before emergence. */
  readonly daysAfterEmergence: number | null;
  /** Position in the four stages of FAO-56, 0 to 4; null where their lengths are unknown. */
  readonly position: number | null;
}

/** Days from sowing to emergence in warm soil. General agronomy; 0 for transplanted crops. */
const EMERGENCE: Readonly<Record<string, number>> = {
  maize: 7,
  bean: 7,
  potato: 18,
  rice: 8,
  wheat: 7,
  sorghum: 7,
  finger_millet: 6,
  pearl_millet: 5,
  cotton: 8,
  soybean: 7,
  groundnut: 8,
  cowpea: 6,
  green_gram: 6,
  blackgram: 6,
  pigeon_pea: 8,
  sunflower: 8,
  sesame: 6,
  carrot: 12,
  spinach: 8,
  amaranth: 5,
  cassava: 12,
  sweet_potato: 0,
  tomato: 0,
  capsicum: 0,
  chilli: 0,
  kale: 0,
  cabbage: 0,
  onion: 0,
  sugarcane: 20,
};

type Span = readonly [until: number, ...phases: Phase[]];
/**
 * In FAO-56 stages (1: end of the initial stage, 2: full cover, 3: end of mid-season). The starts of phases
 * within a stage are our own estimate.
 */
const cereal: readonly Span[] = [
  [1, 'seedling'],
  [2, 'vegetative'],
  [2.4, 'flowering'],
  [3.5, 'grain-fill'],
  [4, 'ripening'],
];
const tillering: readonly Span[] = [
  [0.9, 'seedling'],
  [1.8, 'vegetative', 'tillering'],
  [2.4, 'heading', 'flowering'],
  [3.4, 'grain-fill'],
  [4, 'ripening'],
];
const legume: readonly Span[] = [
  [1, 'seedling'],
  [1.8, 'vegetative'],
  [2.4, 'flowering'],
  [3.3, 'pod-fill'],
  [4, 'ripening'],
];
const fruit: readonly Span[] = [
  [0.7, 'seedling'],
  [1.5, 'vegetative'],
  [2.2, 'flowering'],
  [3, 'flowering', 'fruiting'],
  [4, 'fruiting'],
];
const tuber: readonly Span[] = [
  [1, 'seedling'],
  [1.8, 'vegetative'],
  [3.2, 'tuber-bulking'],
  [4, 'ripening'],
];
const leaves: readonly Span[] = [
  [1, 'seedling'],
  [4, 'vegetative'],
];
const bulb: readonly Span[] = [
  [1, 'seedling'],
  [2, 'vegetative'],
  [3.4, 'bulbing'],
  [4, 'ripening'],
];

const phaseSpans: Readonly<Record<string, readonly Span[]>> = {
  maize: cereal,
  sorghum: cereal,
  sunflower: cereal,
  sesame: cereal,
  finger_millet: tillering,
  pearl_millet: tillering,
  rice: tillering,
  wheat: tillering,
  bean: legume,
  soybean: legume,
  groundnut: legume,
  cowpea: legume,
  green_gram: legume,
  blackgram: legume,
  pigeon_pea: legume,
  tomato: fruit,
  capsicum: fruit,
  chilli: fruit,
  cotton: fruit,
  potato: tuber,
  sweet_potato: tuber,
  cassava: tuber,
  carrot: tuber,
  kale: leaves,
  cabbage: leaves,
  spinach: leaves,
  amaranth: leaves,
  onion: bulb,
  sugarcane: leaves,
};

/** Lengths of the four stages in days, scaled to the variety's total. */
export const stageLengths = (published: readonly number[], totalDays: number | null): readonly number[] => {
  const sum = published.reduce((all, one) => all + one, 0);
  return totalDays !== null && totalDays > 0 && sum > 0
    ? published.map((one) => (one * totalDays) / sum)
    : published;
};

/** A day's position in the stages, 0 to 4. */
export const stagePosition = (lengths: readonly number[], day: number): number => {
  let remaining = day;
  for (let i = 0; i < lengths.length; i += 1) {
    const length = lengths[i]!;
    if (remaining < length) return i + remaining / length;
    remaining -= length;
  }
  return lengths.length;
};

const STAGE_NAMES: readonly FaoStage[] = ['initial', 'development', 'mid', 'late'];

const unplanted: StageFacts = {
  stage: 'before',
  phases: ['pre-planting'],
  daysAfterPlanting: -1,
  daysAfterEmergence: null,
  position: null,
};

/**
 * A crop's stage on a day. `crop`: a key of the crop list, null for a mixed plot; `plantingDate`: null when
 * nothing is planted; `totalDays`: from planting to this variety's last harvest, null: as published.
 */
export const stageOn = (
  crop: string | null,
  plantingDate: Day | null,
  day: Day,
  totalDays: number | null,
): StageFacts => {
  if (plantingDate === null || dayNumber(plantingDate) === null || dayNumber(day) === null) return unplanted;
  const age = daysBetween(plantingDate, day);
  if (age < 0) return { ...unplanted, daysAfterPlanting: age };
  const found = rowOfCrop(crop, totalDays, age);
  const emerged = crop === null || !(crop in EMERGENCE) ? null : age - EMERGENCE[crop]!;
  if (!found)
    return {
      stage: 'development',
      phases: emerged !== null && emerged < 0 ? ['emergence'] : ['vegetative'],
      daysAfterPlanting: age,
      daysAfterEmergence: emerged,
      position: null,
    };
  if (found.row.evergreen || crop === 'banana')
    return {
      stage: 'mid',
      phases: ['evergreen'],
      daysAfterPlanting: age,
      daysAfterEmergence: null,
      position: null,
    };
  const lengths = stageLengths(found.row.stages, crop === 'cassava' ? null : totalDays);
  const position = stagePosition(lengths, age - found.startsAfterDays);
  const phases =
    position >= 4
      ? (['harvested'] as const)
      : emerged !== null && emerged < 0
        ? (['emergence'] as const)
        : phasesAt(crop ?? '', position);
  return {
    stage: position >= 4 ? 'after' : STAGE_NAMES[Math.floor(position)]!,
    phases,
    daysAfterPlanting: age,
    daysAfterEmergence: emerged,
    position,
  };
};

/** All phase names of a stage in one string, for rules that search for one. */
export const joinedPhases = ({ phases }: Pick<StageFacts, 'phases'>): string => phases.join(' ');

const phasesAt = (crop: string, at: number): readonly Phase[] => {
  const [, ...phases] = (phaseSpans[crop] ?? leaves).find(([until]) => at < until) ?? [
    4,
    'ripening' as const,
  ];
  return phases;
};
