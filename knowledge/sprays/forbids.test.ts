import { expect, test } from 'vitest';
import { everyPage } from '../every-page.ts';
import { forbiddenBy, forbids, type Prohibition, prohibitions } from './forbids.ts';
import { reviewed } from './forbids-reviewed.ts';
import { organicActions } from '../organic/index.ts';
import type { Condition, Bilingual } from '../types.ts';

interface Wording {
  readonly en: RegExp;
  readonly sw: RegExp;
  /** Recipe steps forbid it too. */ readonly inSteps?: true;
}

/**
 * The wording of the books. Each language is checked on its own, so that a missing "not" in one of them is
 * found.
 */
const wordings: Readonly<Record<Prohibition, Wording>> = {
  keep_seed: {
    en: new RegExp(
      '[Kk]eep (no )?seed from (this|here)|not keep seed from this|Take no (seed cane|cuttings|grafting wood|seedlings|suckers)' +
        '|(Carry|[Mm]ove) no [^.]*seedlings|Move no [^.]*seed|Do not (take seedlings from|move [^.]*seed)|never plant grain from the store|take no seedlings',
    ),
    sw: new RegExp(
      '[Uu]sihifadhi mbegu (ya|za) (shamba hili|zao hili|hapa)|[Uu]sichukue (vipande vya kupanda|vipando|vikonyo|miche)' +
        '|[Uu]si(hamishe|toe|peleke)[^.]*(miche|mbegu|migomba michanga)|usipande nafaka ya ghalani',
    ),
  },
  keep_sick_seed: {
    en: new RegExp(
      'seed from (sick plants|plants like these)|scabby seed|beans; do not plant them|no cutting (from a plant with signs|with wax)' +
        '|vines (only from|from this field)|but no cuttings|plant holed seed|thresh them with good heads|seedlings with pimples',
    ),
    sw: new RegExp(
      'mbegu (ya mimea iliyougua|kutoka mimea hii|yenye upele)|usiyapande|Usipande (mbegu yenye matundu|kipando chenye nta)' +
        '|Usichukue kipando|si vipando|kamwe kutoka shamba|Usiwape majirani vipando|Usiyapure pamoja|miche yenye vipele',
    ),
  },
  move_plants: {
    en: /Do not move maize plants|Take no [^.]*leaves|Carry no (seedlings or )?leaves|Do not send leaves|Do not chop or drag|Do not drag it through/,
    sw: /Usihamishe mimea|Usitoe (migomba|miche)[^.]*majani|Usipeleke (miche wala )?majani|Usikatekate wala kuburuta|Usiuburute shambani\./,
  },
  compost: { en: /([Nn]ot|[Nn]ever)\b[^.]*\bcompost\b/, sw: /kwenye mboji kamwe|wala kufanya mboji/, inSteps: true },
  cut_plants: { en: /Do not (chop|cut: wait|cut leaves)/, sw: /Usikate(kate| majani|: subiri)/ },
  strip_leaves: { en: /Do not strip leaves/, sw: /Usiondoe majani/ },
  work_wet: {
    en: /(walk|weed|prune|pick|work)\b[^.]*while (the (leaves|tree|field)|it|leaves) (are|is) wet|wet trees|field while leaves are wet/,
    sw: /[Uu]si[^.]*(majani yakiwa|mti(ni)? ukiwa|shambani likiwa) na maji|Usi[^.]*miti yenye maji/,
  },
  water_from_above: {
    en: /Stop watering from above|stop the sprinkler|Do not water (over|from above)|Water the soil, not the leaves/,
    sw: /[Aa]cha kumwagilia kutoka juu|Usimwagilie (juu ya majani|kutoka juu)|acha kunyunyizia juu|si majani/,
  },
  water: { en: /Stop watering until/, sw: /Acha kumwagilia hadi/ },
  nitrogen: {
    en: /[Ss]top nitrogen|Hold back (extra )?nitrogen/,
    sw: /[Uu]siweke naitrojeni( kwa sasa)?\.|[Uu]siongeze naitrojeni/,
  },
  more_nitrogen: {
    en: /too much nitrogen|overfeed with nitrogen|much nitrogen shortly|not all at once, and none late/,
    sw: /[Uu]sizidishe naitrojeni|[Uu]siweke naitrojeni nyingi|si mwishoni/,
  },
  fertilizer: {
    en: /no fertiliser (until|for now)|Hold back fertiliser/,
    sw: /Usiweke mbolea hadi|wala kuweka mbolea/,
    inSteps: true,
  },
  raw_manure: {
    en: /no (lime, ash or )?fresh manure|only well-rotted manure|rotten, never raw|Let manure rot fully first/,
    sw: /Usiweke samadi mbichi|wala samadi mbichi|Tumia samadi iliyooza[^.]*mbichi|Acha samadi ioze/,
  },
  ash: { en: /no lime, ash/, sw: /Usiweke chokaa, majivu/ },
  spray: {
    en: /Do not spray(:| on your own)|Stop spraying|no more spray|Spray nothing more/,
    sw: /Usinyunyize(:| mwenyewe| tena)|Acha kunyunyiza\./,
    inSteps: true,
  },
  plough_under: { en: /before you plough anything under/, sw: /Subiri[^.]*kabla ya kulima upya/ },
  ratoon: { en: /[Dd]o not ratoon/, sw: /[Uu]siliache lichipue/ },
  replant: {
    en: /not plant [^.]* (there again this season|in that hole again)/,
    sw: /usipande [^.]* hapo tena msimu huu|Usipande [^.]* shimo hilo tena/,
  },
  next_crop: {
    en: new RegExp(
      'Rest the field|[Kk]eep [^.]*out of (that|the) (field|bed)|seasons or more without|[Gg]row another crop|Grow no |Change beds|another field each season' +
        '|sick spot without|[Pp]lant (coffee|tea) (there )?again|another crop there|or more; no tomato|leave the land for a year|, in another place',
    ),
    sw: new RegExp(
      '[Uu]sipande [^.]*(hapo (tena )?kwa|kitalu hicho kwa)|[Kk]wa (miaka|misimu) \\d usipande hapo|([Pp]anda|kunde, ndengu au) zao lingine|Pumzisha shamba|au zaidi(;| bila)' +
        '|iliyougua bila|pumzisha ardhi|Panda shamba lingine|, mahali pengine|Badilisha vitalu|kabla ya kupanda chai tena',
    ),
    inSteps: true,
  },
};

const pages = await everyPage();
const advice = (page: Condition): readonly Bilingual[] => [...page.immediateActions, ...page.preventiveMeasures];
const steps = (page: Condition): readonly Bilingual[] => page.organicSolutions.flatMap((one) => one.steps);
const saying = (language: 'en' | 'sw', prohibition: Prohibition): readonly string[] => {
  const { [language]: wording, inSteps } = wordings[prohibition];
  return pages
    .filter((page) => [...advice(page), ...(inSteps ? steps(page) : [])].some((said) => wording.test(said[language])))
    .map(({ key }) => key)
    .sort();
};

test.each(prohibitions)(
  'ORG-09 the pages that forbid %s in English, in Kiswahili and in the data are the same',
  (prohibition) => {
    const declared = [...forbids[prohibition]].sort();
    expect(new Set(declared).size).toBe(declared.length);
    expect(saying('en', prohibition)).toEqual(declared);
    expect(saying('sw', prohibition)).toEqual(declared);
  },
);

const NEGATIVE =
  /\b(do not|don.t|never|stop|hold back|avoid|nothing|none|take no|carry no|keep no|no \w+ (from|here|there))\b|^(Use|Leave|Let|Spray|Put|Give|Pay for|Grow|Plant) no\b/i;

test('ORG-09 every sentence that forbids something has a key or was reviewed', () => {
  const known = new Set(reviewed);
  const isKeyed = (text: string): boolean => prohibitions.some((one) => wordings[one].en.test(text));
  const open = new Set(
    pages
      .flatMap(advice)
      .map(({ en }) => en)
      .filter((text) => NEGATIVE.test(text) && !isKeyed(text)),
  );
  expect([...open].filter((text) => !known.has(text))).toEqual([]);
  expect(reviewed.filter((text) => !open.has(text))).toEqual([]);
});

test('ORG-09 no page offers an action that it forbids, and no action lists such a page', () => {
  for (const page of pages) {
    const banned = forbiddenBy([page.key]);
    for (const action of organicActions) {
      // Work in wet crops waits for a dry day: the advice on the page stays valid.
      const broken = (action.does ?? []).filter((one) => one !== 'work_wet' && banned.has(one));
      if (broken.length === 0) continue;
      expect(action.pages as readonly string[], `${action.key} on ${page.key}: ${broken.join()}`).not.toContain(
        page.key,
      );
      const offered = page.organicSolutions.find((one) => one.title.en === action.recipe);
      // The factory may allow it: the recipe says to ask first, and it is never the action of the day.
      if (offered)
        expect(`${page.key} ${action.key}: ${offered.limits.en}`).toMatch(/Ask your factory before you use it/);
    }
  }
});

test('ORG-09 every action done among the plants is marked as work in wet crops', () => {
  const free = organicActions.filter(({ does = [] }) => !does.includes('work_wet')).map(({ key }) => key);
  expect(free.sort()).toEqual([
    'bury_legumes',
    'bury_maize',
    'compost_heap',
    'dry_grain',
    'dry_groundnuts',
    'dry_pulses',
    'lead_water_away',
    'liquid_manure',
    'maize_furrow',
    'mole_rat_noose',
    'net_over_beds',
    'push_pull',
    'rice_seed_salt',
    'scare_and_trap',
    'solarise',
    'sorghum_sow_thick',
    'termite_queen',
    'turn_soil_for_birds',
  ]);
});

test('a condition forbids what is listed for it; an unknown condition forbids nothing', () => {
  expect([...forbiddenBy(['bean___angular_leaf_spot'])]).toEqual(['keep_seed', 'work_wet', 'next_crop']);
  expect(forbiddenBy(['gone___page', 'bean___aphid_x']).size).toBe(0);
});
