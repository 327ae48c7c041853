/** leaf.json, the description of leaf.bin: written by vision/calibrate.ts, read by all diagnosing code. */
export interface LeafModel {
  readonly date: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly inputSize: number;
  /**
   * `<crop>___<condition>`; `unknown___not_a_leaf` and `unknown___other_crop_leaf` are no crops. In the order
   * of the logits.
   */
  readonly classes: readonly string[];
  /** Fitted on validation photos: `all` between crops, the others between the conditions of one crop. */
  readonly temperatures: Readonly<Record<string, number>>;
  /** The least confidence per crop at which a condition is named. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** Classes learned from laboratory photos only: named among others, never alone. */
  readonly labOnly: readonly string[];
  /** The weight of other crops once the farmer has named theirs. */
  readonly otherCropPrior: number;
  /**
   * When the farmer is asked whether the leaf is of another crop (other-crop.ts); figures in
   * vision/MODEL-CARD.md.
   */
  readonly otherCrop: {
    /** Least probability of the other crop, no crop named. */
    readonly share: number;
    /** Least evidence above `unknown.evidence` of the other crop. */
    readonly margin: number;
    /** The same where the named crop is known from laboratory photos only: in a field its leaves look strange. */
    readonly labMargin: number;
  };
  readonly unknown: {
    /** From this probability on the photo shows no leaf. */
    readonly noLeaf: number;
    /** From this probability on the leaf is of a foreign crop. */
    readonly otherLeaf: number;
    /** Per crop: evidence below this is no leaf the model knows, whatever it resembles most. */
    readonly evidence: Readonly<Record<string, number>>;
  };
}

export interface ConditionKey {
  readonly crop: string;
  readonly condition: string;
}

export const NOT_A_LEAF = 'unknown___not_a_leaf';
export const OTHER_LEAF = 'unknown___other_crop_leaf';

export const splitClass = (name: string): ConditionKey => {
  const [crop = '', condition = ''] = name.split('___');
  return { crop, condition };
};

export const cropsOf = (model: LeafModel): readonly string[] =>
  [...new Set(model.classes.map((c) => splitClass(c).crop))].filter((c) => c !== 'unknown');
