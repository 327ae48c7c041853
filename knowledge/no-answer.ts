import { bilingual } from './bilingual.ts';
import type { Bilingual } from './types.ts';

/** The two classes trained as "not one of these", and the doubt of the decision rule. */
type NoAnswerKey = 'unknown___not_a_leaf' | 'unknown___other_crop_leaf' | 'not_sure';

export interface NoAnswer {
  readonly key: NoAnswerKey;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly next: readonly Bilingual[];
}

const closeUp = bilingual('Hold one leaf flat, in daylight and without shadow, so that it fills the photo.', 'Shika jani moja likiwa limenyooka, lijaze picha, kwa mwanga wa mchana bila kivuli.');
const askExpert = bilingual('Show the plant to an expert or to your extension officer.', 'Mwonyeshe mtaalamu au afisa ugani wako mmea huo.');
const noSpray = bilingual('Do not spray until you know what it is.', 'Usinyunyize dawa hadi ujue ni nini.');

export const noAnswers = {
  unknown___not_a_leaf: {
    key: 'unknown___not_a_leaf',
    title: bilingual('I see no leaf', 'Sioni jani'),
    text: bilingual('This photo does not look like a leaf, so I give no answer. If our second check finds no plant either, it does not count as a check.', 'Picha hii haionekani kuwa jani, kwa hivyo sitoi jibu. Mfumo wetu ukiona pia kwamba haina mmea, haitahesabiwa kama ukaguzi.'),
    next: [closeUp],
  },
  unknown___other_crop_leaf: {
    key: 'unknown___other_crop_leaf',
    title: bilingual('I don’t know this leaf', 'Silijui jani hili'),
    text: bilingual('By photo I know only some diseases and pests of a few crops. This leaf does not look like any of them.', 'Kwa picha ninajua matatizo machache tu ya mazao machache. Jani hili halifanani na hata moja.'),
    next: [noSpray, askExpert],
  },
  not_sure: {
    key: 'not_sure',
    title: bilingual('I am not sure', 'Sina uhakika'),
    text: bilingual('Two or more answers fit this photo. Compare the signs below before you do anything.', 'Majibu mawili au zaidi yanafaa picha hii. Linganisha dalili zilizo hapa chini kabla ya kufanya lolote.'),
    next: [closeUp, noSpray, askExpert],
  },
} as const satisfies Record<NoAnswerKey, NoAnswer>;
