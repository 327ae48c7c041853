/** The photo sets of the leaf model; credits and licences stand in MODEL-CARD.md. */
export interface PhotoSet {
  readonly name: string;
  /** false: only measures. */
  readonly trains: boolean;
  /** field: on the plant or in the hand outdoors; lab: detached on an even background; scene: no leaf. */
  readonly kind: 'field' | 'lab' | 'scene';
}

export const SETS: readonly PhotoSet[] = [
  { name: 'ibean', trains: true, kind: 'field' },
  { name: 'plantdoc_maize', trains: true, kind: 'field' },
  { name: 'bracol', trains: true, kind: 'lab' },
  { name: 'pvcorn', trains: true, kind: 'lab' },
  { name: 'ood_otherleaf', trains: true, kind: 'lab' },
  { name: 'neg_background', trains: true, kind: 'scene' },
  { name: 'neg_imagenet', trains: false, kind: 'scene' },
];
