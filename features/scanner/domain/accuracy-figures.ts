/**
 * Content of model/figures.json. Written by vision/calibrate.ts, read by the model card, the accuracy page
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
  /** The most likely condition is correct, without a named crop. */
  readonly top1: number;
  /** 95 % Wilson interval. */
  readonly top1Low: number;
  readonly top1High: number;
  readonly top3: number;
  readonly macroF1: number;
  /** Answered with one name. 0 for classes trained on laboratory photos only, which get candidates. */
  readonly answered: number;
  /** Null when nothing was answered. */
  readonly rightWhenAnswered: number | null;
  /** Answered with up to three candidates instead of one name. */
  readonly candidates: number;
  readonly refused: number;
  /** Expected calibration error, ten bins. */
  readonly ece: number;
  /** The error that a perfectly calibrated model would show with so few photos. */
  readonly eceByChance: number;
  /** The same figures with the crop named by the farmer. */
  readonly cropNamed: ShortFigures;
}

/** Photos for which a refusal is the correct result. */
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
   * Several photos combined into one answer, with the crop named: photos of different plants with the same
   * condition, grouped at random (seed stated, twenty shuffles). Leaves of one plant are more alike, so this
   * is an upper bound of the gain.
   */
  readonly groups: readonly {
    readonly set: string;
    readonly crop: string;
    readonly photos: number;
    readonly groups: number;
    readonly top1: number;
  }[];
  readonly groupSeed: number;
  /** The phone's single view against the server's seven (views.ts), with the crop named. */
  readonly secondLook: readonly {
    readonly set: string;
    readonly crop: string;
    readonly n: number;
    readonly phone: ShortFigures;
    readonly server: ShortFigures;
  }[];
  /** Crops learned from laboratory photos only. `pepper` counts as one when the farmer grows sweet pepper. */
  readonly labOnlyCrops: readonly string[];
  /** Most requested but unknown to the model: keys of knowledge/crops.ts, or `<crop>___<condition>`. */
  readonly missing: readonly string[];
}
