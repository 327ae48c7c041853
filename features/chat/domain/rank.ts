import { isCropWord } from '#features/community/domain/analysis/detect-crop.ts';
import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { cropByKey, crops } from '#knowledge/crops.ts';
import type { KnowledgeDoc, KnowledgeBase } from './book/book.ts';
import { stemsIn } from './book/phrases.ts';
import { asBooksWrite } from './book/plain-words.ts';
import type { IntentScores } from './question/intent.ts';
import { isPlaceWord } from './question/place-in-text.ts';
import type { ChatEntities, ChatIntent } from './types.ts';

export interface Ranked {
  readonly doc: KnowledgeDoc;
  readonly score: number;
  /** The share of the question's terms that the document contains. */
  readonly covered: number;
  /** Farmers' phrases for the document that occur in the question, weighted by length. */
  readonly phrases: number;
  /** Score of the question's intents for this kind of document, at most 6. */
  readonly intentWeight: number;
  /** The question contains the document's name. */
  readonly isNamed: boolean;
}
interface RankQuestion {
  readonly text: string;
  readonly entities: ChatEntities;
  readonly intentResult: IntentScores;
  /** Crops on the farmer's own fields: a weak hint. */ readonly ownCrops: readonly string[];
}

/** The intents that a document serves. */
const intentsByCategory: Readonly<Record<KnowledgeDoc['category'], readonly ChatIntent[]>> = {
  pest: ['pest'],
  disease: ['disease'],
  nutrient: ['nutrient'],
  damage: ['water', 'weather', 'disease', 'nutrient'],
  weeds: ['weeds'],
  planting: ['planting'],
  spacing: ['spacing'],
  seed: ['seed'],
  variety: ['variety', 'seed'],
  fertiliser: ['fertiliser', 'nutrient'],
  soil: ['soil', 'nutrient', 'fertiliser'],
  water: ['water'],
  care: [],
  'pest-management': ['pest'],
  'disease-management': ['disease'],
  'safe-use': ['safe_use'],
  poisoning: ['poisoning', 'safe_use'],
  harvest: ['harvest'],
  storage: ['storage'],
  yield: ['harvest', 'money'],
  market: ['price'],
  money: ['money'],
  records: ['money'],
  weather: ['weather', 'safe_use'],
  livestock: ['outside'],
  outside: ['outside'],
  people: [],
  app: ['app'],
};
/** Weights tuned by hand on `evals/chat/questions.jsonl`. The held-out file was not used. */
const OTHER_CROP = 0.15;
const ALL_CROPS = 0.9;
const NO_CROP_NAMED = 0.85;
const OWN_CROP = 1.08;
const PHRASE_FACTOR = 2.6;
const NAME_BONUS = 6;
const INTENT_FACTOR = 0.11;
const INTENT_BONUS = 1.6;
/** "Fertiliser for tomatoes per acre": the explicit subject outweighs a phrase of another topic. */
const STRONG_INTENT = 3;
const OTHER_INTENT_FACTOR = 0.6;
const WITH_SIGNS_FACTOR = 1.2;
const WITHOUT_SIGNS_FACTOR = 0.6;
const RARE_CONDITION_FACTOR = 0.92;
const OFF_TOPIC_FACTOR = 0.5;
/** Topics other than crops: ranked low unless asked for. */
const offTopicCategories: ReadonlySet<KnowledgeDoc['category']> = new Set([
  'app',
  'outside',
  'livestock',
  'people',
]);
const SIGN_BONUS = 2;
/** Signs shared by few conditions. */
const distinctiveSigns: ReadonlySet<string> = new Set([
  'rings',
  'stripes',
  'powder',
  'dusty_pustules',
  'windows',
  'mosaic',
  'galls',
  'webbing',
  'sticky',
  'frass',
  'cracks',
  'curling',
]);
const MAX_HITS = 60;
/** Conditions that resemble a more common one, which is assumed unless the question says otherwise. */
const rarityFactors: Readonly<Record<string, number>> = {
  'condition:maize___african_armyworm': 0.75,
  'condition:tomato___target_spot': 0.8,
};

const cropFactor = ({ crops }: KnowledgeDoc, { entities, ownCrops }: RankQuestion): number => {
  if (crops === 'any') return entities.crops.length > 0 ? ALL_CROPS : 1;
  if (entities.crops.length === 0)
    return crops.some((crop) => ownCrops.includes(crop)) ? OWN_CROP : NO_CROP_NAMED;
  const books = new Set(entities.crops.map((crop) => cropByKey(crop)?.book ?? crop));
  if (crops.some((crop) => crop === entities.crops[0])) return crops.length <= 3 ? 1.1 : 1;
  if (crops.some((crop) => entities.crops.includes(crop))) return 0.9;
  return crops.some((crop) => books.has(cropByKey(crop)?.book ?? crop)) ? 0.7 : OTHER_CROP;
};

/** Intents that growing guides (`planting`, `care`) also serve. */
const growingIntents: readonly ChatIntent[] = [
  'planting',
  'spacing',
  'seed',
  'variety',
  'harvest',
  'fertiliser',
  'water',
];
const intentScore = ({ category }: KnowledgeDoc, { scores }: IntentScores): number => {
  const scoreOf = (intents: readonly ChatIntent[]): number =>
    Math.max(0, ...intents.map((intent) => scores.get(intent) ?? 0));
  return category === 'planting' || category === 'care'
    ? Math.max(scoreOf(intentsByCategory[category]), scoreOf(growingIntents) * 0.7)
    : scoreOf(intentsByCategory[category]);
};
const isPage = ({ kind }: KnowledgeDoc): boolean => kind === 'condition';
const kindFactor = (doc: KnowledgeDoc, { entities, intentResult }: RankQuestion, named: boolean): number => {
  const request = intentScore(doc, intentResult);
  const factor =
    (offTopicCategories.has(doc.category) && request === 0 ? OFF_TOPIC_FACTOR : 1) *
    (1 + INTENT_FACTOR * Math.min(6, request)) *
    (doc.isFull ? 1 : RARE_CONDITION_FACTOR) *
    (rarityFactors[doc.id] ?? 1);
  if (!isPage(doc) || named) return doc.kind === 'lesson' ? factor * 0.75 : factor;
  const signs = entities.symptoms.length + entities.parts.length;
  const illnessScore =
    (intentResult.scores.get('pest') ?? 0) +
    (intentResult.scores.get('disease') ?? 0) +
    (intentResult.scores.get('nutrient') ?? 0);
  return factor * (signs + illnessScore >= 2 ? WITH_SIGNS_FACTOR : WITHOUT_SIGNS_FACTOR);
};

/** Storage pests are not found on growing plants. */
const STORAGE_PEST = /___(?:bruchids|larger_grain|tuber_moth)/;
const storeFactor = ({ id }: KnowledgeDoc, { intentResult, text }: RankQuestion): number => {
  if (!STORAGE_PEST.test(id)) return 1;
  return (intentResult.scores.get('storage') ?? 0) > 0 || /\b(?:grain|punje|dry)\b/.test(text) ? 1.4 : 0.35;
};

/**
 * Weights of a one-word phrase. The second applies if the question has hardly any other word ("how to make
 * compost fast").
 */
const ONE_WORD_WEIGHT = 0.7;
const LONE_WORD_WEIGHT = 1.6;
const MAX_LONE_WORDS = 2;

interface PhraseMatch {
  readonly weight: number;
  readonly named: boolean;
}
/** Words that occur in questions about anything. */
const commonWords =
  'worth best good better now wait way long time first well grow growing crop crops farm field plant plants new start want shamba mmea mimea zao mazao nzuri bora sasa naweza unaweza ngoja wakati mara kwanza panda weka';
/** The question asks how to make it: a recipe explains it, a page only names it. */
const ASKS_RECIPE =
  /\b(?:make|making|prepare|preparing|recipe|kutengeneza|tengeneza|ninatengeneza|natengeneza|nitengeneze|kutayarisha|natayarisha)\b/i;
const RECIPE_FACTOR = 1.7;
const weakStems: ReadonlySet<string> = new Set(
  [...crops.flatMap(({ name, key }) => [name.en, name.sw, key.replace(/_/g, ' ')]), commonWords].flatMap(
    stemsIn,
  ),
);

/** What is left of a name of several words but names nothing: "Too much water". */
const namelessStems: ReadonlySet<string> = new Set([...weakStems, ...stemsIn('water')]);

/** The crop has its own weight: a phrase that is only its name adds nothing. */
const weightOf = (phrase: readonly string[], run: string, single: number): number => {
  const length = phrase.filter((stem) => !weakStems.has(stem)).length;
  if (length === 0) return 0;
  const together = phrase.length > 1 && run.includes(` ${phrase.join(' ')} `);
  return (
    (length === 1 ? single : (length - 0.4) * (together ? 1.25 : 0.8)) + (length < phrase.length ? 0.3 : 0)
  );
};

const phrasesIn = (doc: KnowledgeDoc, said: ReadonlySet<string>, run: string): PhraseMatch => {
  const single =
    [...said].filter((stem) => !weakStems.has(stem)).length <= MAX_LONE_WORDS
      ? LONE_WORD_WEIGHT
      : ONE_WORD_WEIGHT;
  const occurs = (phrase: readonly string[]): boolean => phrase.every((stem) => said.has(stem));
  const weight = [...doc.phrases, ...doc.names]
    .filter(occurs)
    .reduce((sum, phrase) => sum + weightOf(phrase, run, single), 0);
  const named = doc.names.some(
    (name) =>
      occurs(name) &&
      (name.length === 1 ? !namelessStems.has(name[0]!) : run.includes(` ${name.join(' ')} `)),
  );
  return { weight: Math.min(weight, 5), named };
};

const DAYS = /\b(?:today|tomorrow|yesterday|leo|kesho|jana)\b/gi;

/** Documents that match a question, best match first. */
export const rank = (question: RankQuestion, book: KnowledgeBase, limit = 8): readonly Ranked[] => {
  const questionText = asBooksWrite(question.text);
  const stems = stemsIn(questionText);
  const questionStems = new Set(stems);
  const stemText = ` ${stems.join(' ')} `;
  // The crop has its own weight, so that its name does not hold back conditions of all crops.
  const text =
    (question.intentResult.scores.get('weather') ?? 0) > 0 ? questionText : questionText.replace(DAYS, ' ');
  const searched =
    question.entities.crops.length === 0 && question.entities.county === null
      ? text
      : wordsIn(fold(text).text)
          .map(({ word }) => word)
          .filter((word) => !isCropWord(word) && !isPlaceWord(word))
          .join(' ');
  const strongestIntent = Math.max(0, ...question.intentResult.scores.values());
  const hits = new Map(book.index.search(searched, MAX_HITS).map((hit) => [hit.key, hit] as const));
  return book.docs
    .flatMap((doc, at): readonly Ranked[] => {
      const hit = hits.get(at);
      const { weight, named } = phrasesIn(doc, questionStems, stemText);
      const request = Math.min(6, intentScore(doc, question.intentResult));
      const intentBonus =
        doc.kind !== 'topic'
          ? 0
          : doc.crops === 'any'
            ? hit
              ? request / 2
              : 0
            : question.entities.crops.some((crop) => doc.crops.includes(crop))
              ? request
              : 0;
      if (!hit && weight < 1.5 && intentBonus === 0) return [];
      const fit =
        cropFactor(doc, question) *
        storeFactor(doc, question) *
        (doc.kind === 'recipe' && ASKS_RECIPE.test(question.text) ? RECIPE_FACTOR : 1);
      const seen = doc.signs.filter(
        (sign) => distinctiveSigns.has(sign) && question.entities.symptoms.includes(sign),
      ).length;
      const score =
        ((hit?.score ?? 0) * kindFactor(doc, question, named) +
          SIGN_BONUS * Math.min(2, seen) +
          INTENT_BONUS * intentBonus +
          PHRASE_FACTOR *
            weight *
            (request === 0 && strongestIntent >= STRONG_INTENT ? OTHER_INTENT_FACTOR : 1) +
          (named ? NAME_BONUS : 0)) *
        fit;
      return [
        { doc, score, covered: hit?.covered ?? 0, phrases: weight, intentWeight: request, isNamed: named },
      ];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
