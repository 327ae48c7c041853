import { ashInFunnel, ashRing, chilliGarlic, milkSpray, neemExtract, soapSpray } from '../sprays/preparations.ts';
import type { Preparation, Bilingual } from '../types.ts';
import { topic } from './topic.ts';
import type { Point, PointRole, Topic } from './types.ts';

interface Asked { readonly en: string; readonly sw: string }

/** Uses the recipe from the books, sentence by sentence. Its quantities are defined only there. */
const recipe = (id: string, { title, needs, steps, use, limits, source }: Preparation, asked: Asked): Topic => {
  const as = (role: PointRole) => (text: Bilingual): Point => ({ role, source, text });
  return {
    ...topic(id, 'pest-management', 'any', [title.en, title.sw], asked, [], { lessons: ['neem-and-soap'] }),
    points: [...needs.map(as('low-cost')), ...steps.map(as('do-now')), as('fact')(use), as('caution')(limits)],
  };
};

export const recipeTopics: readonly Topic[] = [
  recipe('neem_recipe', neemExtract, {
    en: 'make neem spray|neem recipe|how to make neem|neem spray at home|prepare neem|neem extract|neem seeds spray|neem kernels',
    sw: 'kutengeneza mwarobaini|dawa ya mwarobaini|maji ya mwarobaini|natengeneza mwarobaini vipi|mbegu za mwarobaini|kuandaa mwarobaini',
  }),
  recipe('soap_recipe', soapSpray, {
    en: 'soap spray recipe|how to make soap spray|how much soap|soap water for aphids|soapy water|make soap spray',
    sw: 'kutengeneza maji ya sabuni|maji ya sabuni|sabuni kiasi gani|sabuni kwa vidukari|nichanganye sabuni vipi',
  }),
  recipe('chilli_garlic_recipe', chilliGarlic, {
    en: 'chilli spray recipe|garlic spray recipe|make chilli spray|pepper spray for insects|chilli and garlic|how to make garlic spray',
    sw: 'kutengeneza dawa ya pilipili|pilipili na kitunguu saumu|maji ya pilipili|dawa ya kitunguu saumu|pilipili kwa wadudu',
  }),
  recipe('milk_recipe', milkSpray, {
    en: 'milk spray|milk for powdery mildew|milk and water spray|make milk spray',
    sw: 'maji ya maziwa|maziwa kwa ubwiri unga|kunyunyiza maziwa|dawa ya maziwa',
  }),
  recipe('ash_ring_recipe', ashRing, {
    en: 'ash for cutworms|ash round seedlings|how to use ash|ash ring|ash for snails',
    sw: 'majivu kwa sota|majivu kuzunguka miche|kutumia majivu|majivu kwa konokono',
  }),
  recipe('ash_in_funnel_recipe', ashInFunnel, {
    en: 'ash in maize|ash for armyworm|sand in maize funnel|soil in the whorl|ash in whorl',
    sw: 'majivu kwenye mahindi|majivu kwa viwavijeshi|mchanga kwenye mahindi|udongo kwenye kikonyo|majivu katikati ya mahindi',
  }),
];
