/**
 * Sources of the photos used to train or evaluate the leaf model, with their licence as found (NOTICE,
 * vision/MODEL-CARD.md).
 */
interface PhotoCredit {
  readonly set: string;
  readonly who: string;
  /** null: we could not confirm it. */
  readonly licence: string | null;
}

export const photoCredits: readonly PhotoCredit[] = [
  { set: 'ibean', who: 'AI Lab Makerere, ibean (Uganda)', licence: 'MIT' },
  { set: 'plantdoc_maize', who: 'PlantDoc, corn_pathology_ai', licence: 'CC BY 4.0' },
  { set: 'bracol', who: 'Esgario et al., BRACOL (Brazil)', licence: null },
  { set: 'blackgram', who: 'Mendeley Data zfcv9fmrgv', licence: 'CC BY 4.0' },
  { set: 'chilli', who: 'Mendeley Data tf9dtfz9m6', licence: 'CC BY 4.0' },
  { set: 'groundnut', who: 'Mendeley Data 22p2vcbxfk', licence: null },
  { set: 'mango', who: 'MangoLeafBD, Mendeley Data hxsnvwty3r (Bangladesh)', licence: null },
  { set: 'citrus', who: 'Mendeley Data 3f83gxmv57 (Pakistan)', licence: null },
  { set: 'pvcorn', who: 'PlantVillage', licence: null },
  { set: 'pv_tomato', who: 'PlantVillage', licence: null },
  { set: 'pv_potato', who: 'PlantVillage', licence: null },
  { set: 'pv_pepper', who: 'PlantVillage', licence: null },
  { set: 'ood_otherleaf', who: 'PlantVillage', licence: null },
  { set: 'neg_background', who: 'PlantVillage, Background_without_leaves', licence: null },
  { set: 'neg_imagenet', who: 'imagenet-sample-images, EliSchwartz', licence: null },
  { set: 'banana_bbw', who: 'G. Owomugisha, BBW and BBS (Uganda)', licence: null },
];
