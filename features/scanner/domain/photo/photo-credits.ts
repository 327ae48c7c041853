/**
 * Sources of the photos used to train or evaluate the leaf model, with their licence as found (NOTICE,
 * vision/MODEL-CARD.md).
 */
interface PhotoCredit {
  readonly set: string;
  readonly source: string;
  /** null: we could not confirm it. */
  readonly licence: string | null;
}

export const photoCredits: readonly PhotoCredit[] = [
  { set: 'ibean', source: 'AI Lab Makerere, ibean (Uganda)', licence: 'MIT' },
  { set: 'plantdoc_maize', source: 'PlantDoc, corn_pathology_ai', licence: 'CC BY 4.0' },
  { set: 'bracol', source: 'Esgario et al., BRACOL (Brazil)', licence: null },
  { set: 'blackgram', source: 'Mendeley Data zfcv9fmrgv', licence: 'CC BY 4.0' },
  { set: 'chilli', source: 'Mendeley Data tf9dtfz9m6', licence: 'CC BY 4.0' },
  { set: 'groundnut', source: 'Mendeley Data 22p2vcbxfk', licence: null },
  { set: 'mango', source: 'MangoLeafBD, Mendeley Data hxsnvwty3r (Bangladesh)', licence: null },
  { set: 'citrus', source: 'Mendeley Data 3f83gxmv57 (Pakistan)', licence: null },
  { set: 'pvcorn', source: 'PlantVillage', licence: null },
  { set: 'pv_tomato', source: 'PlantVillage', licence: null },
  { set: 'pv_potato', source: 'PlantVillage', licence: null },
  { set: 'pv_pepper', source: 'PlantVillage', licence: null },
  { set: 'ood_otherleaf', source: 'PlantVillage', licence: null },
  { set: 'neg_background', source: 'PlantVillage, Background_without_leaves', licence: null },
  { set: 'neg_imagenet', source: 'imagenet-sample-images, EliSchwartz', licence: null },
  { set: 'banana_bbw', source: 'G. Owomugisha, BBW and BBS (Uganda)', licence: null },
];
