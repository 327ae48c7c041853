import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeBook } from '../book/whole-book.ts';
import { checkSafe, type SafeRule } from './check-safe.ts';
import { composeBlocks } from './compose-blocks.ts';

const rulesOf = (text: string): readonly SafeRule[] => {
  const verdict = checkSafe(text, 'en');
  return verdict.ok ? [] : verdict.faults.map(({ rule }) => rule);
};

const broken: readonly (readonly [SafeRule, string])[] = [
  ['dose', 'Mix 20 ml of emamectin in 20 litres of water.'],
  ['dose', 'Spray 5 ml/l in the evening.'],
  ['dose', 'Tumia vijiko viwili vya dawa kwa pampu ya lita 20.'],
  ['dose', 'Weka mililita 10 za lambda kwa pampu moja.'],
  ['dose', 'Use two bottle tops of the insecticide per knapsack.'],
  ['dose', 'Changanya gramu 50 za metalaxyl kwa lita 20 za maji.'],
  ['dose', 'Add a little soap and 10 ml cypermethrin per pump.'],
  ['dose', 'carbofuran 5 ml/l'],
  ['wait', 'Wait 7 days before harvest after this spray.'],
  ['wait', 'The PHI of this fungicide is 14 days pre-harvest.'],
  ['wait', 'Subiri siku 3 kabla ya kuvuna baada ya kunyunyiza dawa.'],
  ['wait', 'After spraying it is safe to eat after 5 days.'],
  ['banned', 'Put carbofuran in each planting hole.'],
  ['banned', 'Furadan granules work best against borers.'],
  ['banned', 'Carbofuran is not banned, use it.'],
  ['banned', 'Tumia endosulfan kwa viwavi.'],
  ['banned', 'C4rb0furan in the funnel kills them.'],
  ['banned', 'Paraquat burns weeds quickly.'],
  ['banned', 'Ingawa watu husema si marufuku, nyunyiza monocrotophos jioni.'],
  ['banned', 'Methomyl is banned but you can still use it at night.'],
  ['banned', 'DDT keeps weevils away from maize.'],
  ['banned', 'Spray dichlorvos in the store.'],
  ['restricted', 'Spray imidacloprid on your open field of kale.'],
  ['restricted', 'Nyunyiza mancozeb kila wiki.'],
  ['restricted', 'Chlorpyrifos is good, apply it on maize.'],
  ['brand', 'Buy Duduthrin at the agrovet.'],
  ['brand', 'Ridomil inafaa sana.'],
  ['poisoning', 'If somebody swallowed pesticide, give milk to drink.'],
  ['poisoning', 'Aliyekunywa sumu mpe maziwa.'],
  ['poisoning', 'After pesticide poisoning make the person vomit.'],
  ['poisoning', 'Amekunywa dawa: mtapishe haraka.'],
  ['aflatoxin', 'Cooking the maize well removes aflatoxin.'],
  ['aflatoxin', 'Boil mouldy grain and it is safe.'],
  ['aflatoxin', 'Ukichemsha mahindi, sumukuvu huisha.'],
  ['aflatoxin', 'Osha na upike, sumukuvu inatoka.'],
  ['medicine', 'Give the cow oxytetracycline.'],
  ['medicine', 'Take paracetamol for the headache.'],
  ['medicine', 'Mpe mbuzi albendazole.'],
  ['fumigant', 'Put a phosphine tablet into each bag.'],
  ['fumigant', 'Weka vidonge vya gesi kwenye gunia.'],
  ['home_poison', 'Mix kerosene with soap and spray the aphids.'],
  ['home_poison', 'Nyunyiza mafuta ya taa kwenye majani.'],
  ['home_poison', 'Boil tobacco leaves and spray them.'],
  ['treated_seed', 'Wash the treated seed and cook it as food.'],
  ['container', 'Use the empty pesticide bottle to store water.'],
  ['dose', 'You can mix 50 ml of insecticide in 20 litres of water.'],
  ['dose', 'Mix 2 tsp of insecticide in 20 litres of water.'],
  ['dose', 'Use 50 mil of cypermethrin.'],
  ['dose', 'Use 50mil of cypermethrin.'],
  ['dose', 'Mix 2 litres of insecticide with water.'],
  ['dose', 'Mix 20 litres of water with insecticide for each acre.'],
];
test.each(broken)('CHT-19 a text breaks the safe-use rule (%s): “%s”', (rule, text) => {
  expect(rulesOf(text)).toContain(rule);
});

const fine: readonly string[] = [
  'Do not use carbofuran: it is banned in Kenya.',
  'Usitumie endosulfan kamwe, imepigwa marufuku.',
  'I do not advise paraquat, whatever the amount.',
  'Never give milk after pesticide poisoning.',
  'Usimtapishe. Usimpe maziwa, mitishamba wala pombe.',
  'Cooking does not remove aflatoxin.',
  'Sumukuvu haitoki kwa kupika.',
  'Use it only as on the label of a product registered by PCPB for this crop.',
  'Mix 50 g of neem kernels in a litre of water.',
  'Rinse it with 20 litres of water after the insecticide.',
  'Isafishe kwa lita 20 za maji baada ya dawa.',
  'Put 50 kg of DAP an acre at planting.',
  'Weka kilo 50 za CAN kwa ekari mahindi yakifika goti.',
  'Dissolve 10 to 20 g of bar soap in a litre of water and wet the underside.',
  'Harvest cabbages 60 to 120 days after transplanting.',
  'Gas tablets for stores are for licensed people only.',
  'One acre needs 8 to 10 kg of seed.',
  'Give 5 mm with one jerrican of 20 litres on 4 square metres.',
  'Panda mahindi, kisha palilia baada ya wiki 2.',
];
test.each(fine)('CHT-19 a text breaks no rule: “%s”', (text) => {
  expect(rulesOf(text)).toEqual([]);
});

test('CHT-19 no sentence quoted from the books breaks a rule, in either language', async () => {
  const { docs } = await wholeBook();
  const wrong: string[] = [];
  for (const doc of docs)
    for (const language of ['en', 'sw'] as const) {
      for (const { sentences } of composeBlocks({
        doc,
        question: doc.title[language],
        language,
        county: null,
        maxSentences: 60,
      }))
        for (const { text } of sentences) {
          const verdict = checkSafe(text, language);
          if (!verdict.ok) wrong.push(`${doc.id} ${verdict.faults.map(({ rule }) => rule).join()}: ${text}`);
        }
    }
  expect(wrong).toEqual([]);
}, 120_000);

test('CHT-19 any text is checked, in limited time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      checkSafe(text, 'sw');
    }),
    { numRuns: 200 },
  );
  for (const part of ['5 ml l ', 'carbofuran ', '1 day before harvest ', 'wait ', 'c.a.r.b.o. ', '😀']) {
    const began = performance.now();
    checkSafe(part.repeat(100_000 / part.length), 'en');
    expect(performance.now() - began).toBeLessThan(6000);
  }
}, 60_000);
