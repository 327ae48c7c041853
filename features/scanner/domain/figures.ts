/**
 * What model/figures.json holds: written by vision/calibrate.ts, read by the model card, the accuracy page
 * and the sign-in screen.
 */
export type PhotoKind = 'field' | 'white' | 'lab' | 'scene';

interface ShortFigures {
  readonly top1: number;
  readonly answered: number;
  readonly rightWhenAnswered: number | null;
  readonly refused: number;
  readonly ece: number;
  readonly eceByChance: number;
}

/** Shares are 0 to 1. A photo refused as "no leaf" or "unknown leaf" counts as wrong. */
export interface SetFigures {
  readonly crop: string;
  /** The photo set; credits are in vision/MODEL-CARD.md. */
  readonly set: string;
  readonly kind: PhotoKind;
  readonly n: number;
  /** The likeliest condition is the right one; the farmer has not named the crop. */
  readonly top1: number;
  /** 95 % interval after Wilson. */
  readonly top1Low: number;
  readonly top1High: number;
  readonly top3: number;
  readonly macroF1: number;
  /** Answered with one name. 0 for classes trained on laboratory photos only, which get candidates. */
  readonly answered: number;
  /** null where nothing is answered. */
  readonly rightWhenAnswered: number | null;
  /** Given up to three candidates instead of one name. */
  readonly candidates: number;
  readonly refused: number;
  /** Expected calibration error, ten bins. */
  readonly ece: number;
  /** What a perfectly calibrated model would show on so few photos. */
  readonly eceByChance: number;
  /** The same with the crop named by the farmer. */
  readonly cropNamed: ShortFigures;
}

/** Photos of which the right answer is a refusal. */
export interface UnknownFigures {
  readonly set: string;
  /**
   * scene: no leaf; other_leaf: a leaf of a crop trained as "other"; unseen: of a crop without training
   * photos.
   */
  readonly kind: 'scene' | 'other_leaf' | 'unseen';
  readonly n: number;
  readonly rejected: number;
  /** Answered with one wrong name. */
  readonly answeredAnyway: number;
}

export interface Figures {
  readonly date: string;
  /** SHA-256 of leaf.bin. */
  readonly model: string;
  readonly measuredOn: string;
  readonly sets: readonly SetFigures[];
  readonly unknown: readonly UnknownFigures[];
  /**
   * Several photos make one answer, with the crop named: photos of different plants with the same condition,
   * grouped by chance (seed stated; twenty shuffles). Leaves of one plant are more alike, so this is the most
   * that several can gain.
   */
  readonly groups: readonly {
    readonly set: string;
    readonly crop: string;
    readonly photos: number;
    readonly groups: number;
    readonly top1: number;
  }[];
  readonly groupSeed: number;
  /** The phone's one look against the server's seven (views.ts), with the crop named. */
  readonly secondLook: readonly {
    readonly set: string;
    readonly crop: string;
    readonly n: number;
    readonly phone: ShortFigures;
    readonly server: ShortFigures;
  }[];
  /** Crops learned from laboratory photos only; `pepper` counts as such when the farmer grows sweet pepper. */
  readonly labOnlyCrops: readonly string[];
  /** Asked for most and not known to the model: keys of knowledge/crops.ts, or `<crop>___<condition>`. */
  readonly missing: readonly string[];
}
