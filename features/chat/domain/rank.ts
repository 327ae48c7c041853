import { isCropWord } from '#features/community/domain/analysis/crop-of.ts';
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
  readonly wish: number;
  /** The question contains the document's name. */
  readonly isNamed: boolean;
}
interface RankQuestion {
  readonly text: string;
  readonly entities: ChatEntities;
  readonly judged: IntentScores;
  /** Crops on the farmer's own fields: a weak hint. */ readonly ownCrops: readonly string[];
}

/** The intents that a document serves. */
const serves: Readonly<Record<KnowledgeDoc['category'], readonly ChatIntent[]>> = {
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
const UNTOLD_CROP = 0.85;
const OWN_CROP = 1.08;
const PHRASE = 2.6;
const NAMED = 6;
const WISH = 0.11;
const WISHED = 1.6;
/** "Fertiliser for tomatoes per acre": the explicit subject outweighs a phrase of another topic. */
const LOUD = 3;
const UNWISHED = 0.6;
const SIGNS = 1.2;
const NO_SIGNS = 0.6;
const RARE = 0.92;
const ELSEWHERE = 0.5;
/** Topics other than crops: ranked low unless asked for. */
const elsewhere: ReadonlySet<KnowledgeDoc['category']> = new Set(['app', 'outside', 'livestock', 'people']);
const SIGN = 2;
/** Signs shared by few conditions. */
const telling: ReadonlySet<string> = new Set([
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
const LOOKED_AT = 60;
/** Conditions that resemble a more common one, which is assumed unless the question says otherwise. */
const rarer: Readonly<Record<string, number>> = {
  'condition:maize___african_armyworm': 0.75,
  'condition:tomato___target_spot': 0.8,
};

const cropFactor = ({ crops }: KnowledgeDoc, { entities, ownCrops }: RankQuestion): number => {
  if (crops === 'any') return entities.crops.length > 0 ? ALL_CROPS : 1;
  if (entities.crops.length === 0)
    return crops.some((crop) => ownCrops.includes(crop)) ? OWN_CROP : UNTOLD_CROP;
  const books = new Set(entities.crops.map((crop) => cropByKey(crop)?.book ?? crop));
  if (crops.some((crop) => crop === entities.crops[0])) return crops.length <= 3 ? 1.1 : 1;
  if (crops.some((crop) => entities.crops.includes(crop))) return 0.9;
  return crops.some((crop) => books.has(cropByKey(crop)?.book ?? crop)) ? 0.7 : OTHER_CROP;
};

/** How to grow a crop mentions a little of everything. */
const alsoServes: readonly ChatIntent[] = [
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
    ? Math.max(scoreOf(serves[category]), scoreOf(alsoServes) * 0.7)
    : scoreOf(serves[category]);
};
const isPage = ({ kind }: KnowledgeDoc): boolean => kind === 'condition';
const kindFactor = (doc: KnowledgeDoc, { entities, judged }: RankQuestion, named: boolean): number => {
  const request = intentScore(doc, judged);
  const factor =
    (elsewhere.has(doc.category) && request === 0 ? ELSEWHERE : 1) *
    (1 + WISH * Math.min(6, request)) *
    (doc.isFull ? 1 : RARE) *
    (rarer[doc.id] ?? 1);
  if (!isPage(doc) || named) return doc.kind === 'lesson' ? factor * 0.75 : factor;
  const signs = entities.symptoms.length + entities.parts.length;
  const ill =
    (judged.scores.get('pest') ?? 0) +
    (judged.scores.get('disease') ?? 0) +
    (judged.scores.get('nutrient') ?? 0);
  return factor * (signs + ill >= 2 ? SIGNS : NO_SIGNS);
};

/** Storage pests are not found on growing plants. */
const STORED = /___(?:bruchids|larger_grain|tuber_moth)/;
const storeFactor = ({ id }: KnowledgeDoc, { judged, text }: RankQuestion): number => {
  if (!STORED.test(id)) return 1;
  return (judged.scores.get('storage') ?? 0) > 0 || /\b(?:grain|punje|dry)\b/.test(text) ? 1.4 : 0.35;
};

/**
 * Weight of a one-word phrase. `ALONE` applies if the question has hardly any other word ("how to make
 * compost fast").
 */
const ONE = 0.7;
const ALONE = 1.6;
const FEW = 2;

interface Phrased {
  readonly weight: number;
  readonly named: boolean;
}
/** Words that occur in questions about anything. */
const common =
  'worth best good better now wait way long time first well grow growing crop crops farm field plant plants new start want shamba mmea mimea zao mazao nzuri bora sasa naweza unaweza ngoja wakati mara kwanza panda weka';
/** The question asks how to make it: a recipe explains it, a page only names it. */
const MAKES =
  /\b(?:make|making|prepare|preparing|recipe|kutengeneza|tengeneza|ninatengeneza|natengeneza|nitengeneze|kutayarisha|natayarisha)\b/i;
const MADE = 1.7;
const weakStems: ReadonlySet<string> = new Set(
  [...crops.flatMap(({ name, key }) => [name.en, name.sw, key.replace(/_/g, ' ')]), common].flatMap(stemsIn),
);

/** The crop has its own weight: a phrase that is only its name adds nothing. */
const weightOf = (phrase: readonly string[], run: string, single: number): number => {
  const length = phrase.filter((stem) => !weakStems.has(stem)).length;
  if (length === 0) return 0;
  const together = phrase.length > 1 && run.includes(` ${phrase.join(' ')} `);
  return (
    (length === 1 ? single : (length - 0.4) * (together ? 1.25 : 0.8)) + (length < phrase.length ? 0.3 : 0)
  );
};

const phrasesIn = (doc: KnowledgeDoc, said: ReadonlySet<string>, run: string): Phrased => {
  const single = [...said].filter((stem) => !weakStems.has(stem)).length <= FEW ? ALONE : ONE;
  const stands = (phrase: readonly string[]): boolean => phrase.every((stem) => said.has(stem));
  const weight = [...doc.phrases, ...doc.names]
    .filter(stands)
    .reduce((sum, phrase) => sum + weightOf(phrase, run, single), 0);
  const named = doc.names.some(
    (name) =>
      stands(name) && (name.length === 1 ? !weakStems.has(name[0]!) : run.includes(` ${name.join(' ')} `)),
  );
  return { weight: Math.min(weight, 5), named };
};

const DAYS = /\b(?:today|tomorrow|yesterday|leo|kesho|jana)\b/gi;

/** Documents that match a question, best match first. */
export const rank = (question: RankQuestion, book: KnowledgeBase, limit = 8): readonly Ranked[] => {
  const asked = asBooksWrite(question.text);
  const stems = stemsIn(asked);
  const said = new Set(stems);
  const run = ` ${stems.join(' ')} `;
  // The crop has its own weight, so that its name does not hold back conditions of all crops.
  const text = (question.judged.scores.get('weather') ?? 0) > 0 ? asked : asked.replace(DAYS, ' ');
  const searched =
    question.entities.crops.length === 0 && question.entities.county === null
      ? text
      : wordsIn(fold(text).text)
          .map(({ word }) => word)
          .filter((word) => !isCropWord(word) && !isPlaceWord(word))
          .join(' ');
  const loudest = Math.max(0, ...question.judged.scores.values());
  const hits = new Map(book.index.search(searched, LOOKED_AT).map((hit) => [hit.key, hit] as const));
  return book.docs
    .flatMap((doc, at): readonly Ranked[] => {
      const hit = hits.get(at);
      const { weight, named } = phrasesIn(doc, said, run);
      const request = Math.min(6, intentScore(doc, question.judged));
      const wished =
        doc.kind !== 'topic'
          ? 0
          : doc.crops === 'any'
            ? hit
              ? request / 2
              : 0
            : question.entities.crops.some((crop) => doc.crops.includes(crop))
              ? request
              : 0;
      if (!hit && weight < 1.5 && wished === 0) return [];
      const fit =
        cropFactor(doc, question) *
        storeFactor(doc, question) *
        (doc.kind === 'recipe' && MAKES.test(question.text) ? MADE : 1);
      const seen = doc.signs.filter(
        (sign) => telling.has(sign) && question.entities.symptoms.includes(sign),
      ).length;
      const score =
        ((hit?.score ?? 0) * kindFactor(doc, question, named) +
          SIGN * Math.min(2, seen) +
          WISHED * wished +
          PHRASE * weight * (request === 0 && loudest >= LOUD ? UNWISHED : 1) +
          (named ? NAMED : 0)) *
        fit;
      return [{ doc, score, covered: hit?.covered ?? 0, phrases: weight, wish: request, isNamed: named }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
