import { anyNames } from './names/any.ts';
import { avocadoNames } from './names/avocado.ts';
import { bananaNames } from './names/banana.ts';
import { beanNames } from './names/bean.ts';
import { blackgramNames } from './names/blackgram.ts';
import { cassavaNames } from './names/cassava.ts';
import { citrusNames } from './names/citrus.ts';
import { coffeeNames } from './names/coffee.ts';
import { cottonNames } from './names/cotton.ts';
import { cowpeaNames } from './names/cowpea.ts';
import { fingerMilletNames } from './names/finger_millet.ts';
import { groundnutNames } from './names/groundnut.ts';
import { kaleNames } from './names/kale.ts';
import { maizeNames } from './names/maize.ts';
import { mangoNames } from './names/mango.ts';
import { onionNames } from './names/onion.ts';
import { passionFruitNames } from './names/passion_fruit.ts';
import { pawpawNames } from './names/pawpaw.ts';
import { pepperNames } from './names/pepper.ts';
import { pigeonPeaNames } from './names/pigeon_pea.ts';
import { potatoNames } from './names/potato.ts';
import { riceNames } from './names/rice.ts';
import { sorghumNames } from './names/sorghum.ts';
import { soybeanNames } from './names/soybean.ts';
import { spinachNames } from './names/spinach.ts';
import { sugarcaneNames } from './names/sugarcane.ts';
import { sunflowerNames } from './names/sunflower.ts';
import { sweetPotatoNames } from './names/sweet_potato.ts';
import { teaNames } from './names/tea.ts';
import { tomatoNames } from './names/tomato.ts';
import { wheatNames } from './names/wheat.ts';
import type { Book, Condition, ConditionEntry } from './types.ts';

interface BookParts {
  readonly names: Readonly<Record<string, ConditionEntry>>;
  /** One chunk per book; opening a book fetches nothing else. */
  readonly open: () => Promise<{ readonly conditions: Readonly<Record<string, Condition>> }>;
}

/** All books: their names, which are always loaded, and their pages. */
export const books = {
  any: { names: anyNames, open: () => import('./conditions/any.ts') },
  avocado: { names: avocadoNames, open: () => import('./conditions/avocado.ts') },
  banana: { names: bananaNames, open: () => import('./conditions/banana.ts') },
  bean: { names: beanNames, open: () => import('./conditions/bean.ts') },
  blackgram: { names: blackgramNames, open: () => import('./conditions/blackgram.ts') },
  cassava: { names: cassavaNames, open: () => import('./conditions/cassava.ts') },
  citrus: { names: citrusNames, open: () => import('./conditions/citrus.ts') },
  coffee: { names: coffeeNames, open: () => import('./conditions/coffee.ts') },
  cotton: { names: cottonNames, open: () => import('./conditions/cotton.ts') },
  cowpea: { names: cowpeaNames, open: () => import('./conditions/cowpea.ts') },
  finger_millet: { names: fingerMilletNames, open: () => import('./conditions/finger_millet.ts') },
  groundnut: { names: groundnutNames, open: () => import('./conditions/groundnut.ts') },
  kale: { names: kaleNames, open: () => import('./conditions/kale.ts') },
  maize: { names: maizeNames, open: () => import('./conditions/maize.ts') },
  mango: { names: mangoNames, open: () => import('./conditions/mango.ts') },
  onion: { names: onionNames, open: () => import('./conditions/onion.ts') },
  passion_fruit: { names: passionFruitNames, open: () => import('./conditions/passion_fruit.ts') },
  pawpaw: { names: pawpawNames, open: () => import('./conditions/pawpaw.ts') },
  pepper: { names: pepperNames, open: () => import('./conditions/pepper.ts') },
  pigeon_pea: { names: pigeonPeaNames, open: () => import('./conditions/pigeon_pea.ts') },
  potato: { names: potatoNames, open: () => import('./conditions/potato.ts') },
  rice: { names: riceNames, open: () => import('./conditions/rice.ts') },
  sorghum: { names: sorghumNames, open: () => import('./conditions/sorghum.ts') },
  soybean: { names: soybeanNames, open: () => import('./conditions/soybean.ts') },
  spinach: { names: spinachNames, open: () => import('./conditions/spinach.ts') },
  sugarcane: { names: sugarcaneNames, open: () => import('./conditions/sugarcane.ts') },
  sunflower: { names: sunflowerNames, open: () => import('./conditions/sunflower.ts') },
  sweet_potato: { names: sweetPotatoNames, open: () => import('./conditions/sweet_potato.ts') },
  tea: { names: teaNames, open: () => import('./conditions/tea.ts') },
  tomato: { names: tomatoNames, open: () => import('./conditions/tomato.ts') },
  wheat: { names: wheatNames, open: () => import('./conditions/wheat.ts') },
} as const satisfies Partial<Record<Book, BookParts>>;

type WrittenBook = keyof typeof books;
type KeysOf<T> = T extends unknown ? keyof T & string : never;
export type ConditionKey = KeysOf<(typeof books)[WrittenBook]['names']>;

const byCrop: Readonly<Partial<Record<string, BookParts>>> = books;
export const writtenBooks = Object.keys(books) as readonly WrittenBook[];

export const conditionEntries = Object.assign({}, ...Object.values<BookParts>(books).map(({ names }) => names)) as Readonly<Record<ConditionKey, ConditionEntry>>;

export const entriesOfBook = (book: string): readonly ConditionEntry[] =>
  (Object.prototype.hasOwnProperty.call(books, book) ? Object.values(byCrop[book]?.names ?? {}) : []);

/** Opens a page of a book. Rejects if the chunk cannot be fetched. */
export const openPage = async ({ crop, key }: ConditionEntry): Promise<Condition | undefined> => {
  const parts = byCrop[crop];
  return parts && (await parts.open()).conditions[key];
};

/** Fetches all books one after the other, so that they are available offline. */
export const fetchBooks = async (which: readonly string[] = writtenBooks): Promise<void> => {
  for (const book of which) await byCrop[book]?.open();
};
