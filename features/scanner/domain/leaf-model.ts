/** leaf.json, the description of leaf.bin: written by vision/calibrate.ts, read by all diagnosing code. */
export interface LeafModel {
  readonly date: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly inputSize: number;
  /**
   * `<crop>___<condition>` in the order of the logits. `unknown___not_a_leaf` and `unknown___other_crop_leaf`
   * are not crops.
   */
  readonly classes: readonly string[];
  /** Fitted on validation photos. `all` applies between crops, the others between the conditions of one crop. */
  readonly temperatures: Readonly<Record<string, number>>;
  /** Minimum confidence per crop for naming a condition. */
  readonly thresholds: Readonly<Record<string, number>>;
  /** Classes learned from laboratory photos only: offered among several, never alone. */
  readonly labOnly: readonly string[];
  /** The weight of other crops once the farmer has named theirs. */
  readonly otherCropPrior: number;
  /**
   * Thresholds for asking whether the leaf is of another crop (other-crop.ts). Figures in
   * vision/MODEL-CARD.md.
   */
  readonly otherCrop: {
    /** Minimum probability of the other crop, with no crop named. */
    readonly share: number;
    /** Minimum evidence above `unknown.evidence` of the other crop. */
    readonly margin: number;
    /**
     * The same when the named crop is known from laboratory photos only, because its leaves look unfamiliar
     * in a field.
     */
    readonly labMargin: number;
  };
  readonly unknown: {
    /** From this probability the photo counts as showing no leaf. */
    readonly noLeaf: number;
    /** From this probability the leaf counts as being of an unknown crop. */
    readonly otherLeaf: number;
    /** Per crop: with less evidence it is not a leaf the model knows, whatever it resembles most. */
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
