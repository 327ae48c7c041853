/** The photo sets of the leaf model; credits and licences are in MODEL-CARD.md. */
export type PhotoKind = 'field' | 'white' | 'lab' | 'scene';

interface PhotoSet {
  readonly name: string;
  /** False: the set is used for evaluation only. */
  readonly trains: boolean;
  /**
   * field: on the plant or held outdoors. white: a phone photo of a detached leaf on white. lab: detached, on
   * an even background. scene: no leaf.
   */
  readonly kind: PhotoKind;
}

export const SETS: readonly PhotoSet[] = [
  { name: 'ibean', trains: true, kind: 'field' },
  { name: 'plantdoc_maize', trains: true, kind: 'field' },
  { name: 'blackgram', trains: true, kind: 'field' },
  { name: 'groundnut', trains: true, kind: 'field' },
  { name: 'chilli', trains: true, kind: 'field' },
  { name: 'bracol', trains: true, kind: 'white' },
  { name: 'mango', trains: true, kind: 'white' },
  { name: 'pvcorn', trains: true, kind: 'lab' },
  { name: 'pv_tomato', trains: true, kind: 'lab' },
  { name: 'pv_potato', trains: true, kind: 'lab' },
  { name: 'pv_pepper', trains: true, kind: 'lab' },
  { name: 'citrus', trains: true, kind: 'lab' },
  { name: 'ood_otherleaf', trains: true, kind: 'lab' },
  { name: 'neg_background', trains: true, kind: 'scene' },
  { name: 'neg_imagenet', trains: false, kind: 'scene' },
  { name: 'banana_bbw', trains: false, kind: 'white' },
];
