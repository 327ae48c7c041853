import { likeIn } from '../lookalike.ts';
import { pawpawNames } from '../names/pawpaw.ts';
import { rogueAndBury, soapSpray } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition } from '../types.ts';

const like = likeIn(pawpawNames);
const cleanSeedlings = bilingual('Raise seedlings far from old pawpaw trees, under a net if you can.', 'Otesha miche mbali na mipapai ya zamani, chini ya wavu ukiweza.');

export const conditions = {
  pawpaw___ringspot_virus: {
    ...pawpawNames.pawpaw___ringspot_virus,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Young leaves mottled yellow, small and narrow like strings.', 'Majani machanga yenye mabaka ya manjano, madogo na membamba kama kamba.'),
      bilingual('Dark oily streaks on the leaf stalks and the green stem.', 'Michirizi ya kijani iliyokolea kama mafuta kwenye vikonyo vya majani na shina la kijani.'),
      bilingual('Rings and bumps on the fruit; it is small and not sweet.', 'Pete na vinundu kwenye tunda; ni dogo na si tamu.'),
    ],
    lookalikes: [
      { name: bilingual('Mites', 'Utitiri'), sign: bilingual('Narrow curled top leaves, but no oily streaks and no rings.', 'Majani ya juu membamba yaliyojikunja, lakini hakuna michirizi kama ya mafuta wala pete.') },
      like('pawpaw___mealybug', 'White wool on the curled leaves.', 'Pamba nyeupe kwenye majani yaliyojikunja.'),
    ],
    immediateActions: [
      bilingual('Pull out sick trees as soon as you see them: aphids spread it.', 'Ng’oa mipapai iliyougua mara tu unapoiona, kabla vidukari hawajaueneza.'),
      bilingual('Do not cut sick and clean trees with the same knife.', 'Usikate mipapai iliyougua na safi kwa kisu kimoja.'),
    ],
    organicSolutions: [rogueAndBury],
    preventiveMeasures: [cleanSeedlings, bilingual('Do not plant pumpkins, melons and cucumbers beside pawpaw.', 'Usipande maboga, matikiti na matango kando ya mipapai.'), bilingual('Plant a row of maize round the field: aphids wipe their mouth on it first.', 'Panda mstari wa mahindi kuzunguka shamba: vidukari hujifuta mdomo hapo kwanza.')],
    sources: ['cabi_plantwise', 'kalro_fruits'],
  },

  pawpaw___mealybug: {
    ...pawpawNames.pawpaw___mealybug,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('White woolly lumps on the veins under leaves, on the stem and on the fruit.', 'Mabonge meupe ya pamba kwenye mishipa chini ya majani, kwenye shina na tunda.'),
      bilingual('Curled yellow leaves that fall; sticky fruit with black soot.', 'Majani ya manjano yaliyojikunja na kuanguka; matunda yanayonata yenye masizi meusi.'),
    ],
    lookalikes: [
      { name: bilingual('Whiteflies', 'Inzi weupe'), sign: bilingual('Small white flies rise when you shake the leaf.', 'Inzi weupe wadogo huruka ukitikisa jani.') },
      like('pawpaw___ringspot_virus', 'Oily streaks and rings, no wool.', 'Michirizi kama ya mafuta na pete, hakuna pamba.'),
    ],
    immediateActions: [
      bilingual('Cut off and bury the worst leaves; wash the rest hard with water.', 'Kata na ufukie majani yaliyoathirika zaidi; osha mengine kwa maji mengi.'),
      bilingual('Look for dry brown mealybugs with a hole. If you find them, the helper wasp is at work: do not spray.', 'Tafuta vidung’ata wa kahawia waliokauka wenye tundu: nyigu rafiki yupo, basi usinyunyize.'),
      bilingual('Carry no leaves, fruit or seedlings from this tree.', 'Usipeleke majani, matunda wala miche kutoka mti huu.'),
    ],
    organicSolutions: [soapSpray],
    preventiveMeasures: [cleanSeedlings, bilingual('Keep ants off with a sticky band: they guard the mealybugs.', 'Zuia sisimizi kwa utepe unaonata: huwalinda vidung’ata.'), bilingual('Ask the county office or icipe for the helper wasp where it is missing.', 'Uliza ofisi ya kaunti au icipe kuhusu nyigu rafiki mahali asipokuwepo.')],
    sources: ['icipe_fruit_pests', 'home_sprays'],
  },
} as const satisfies Record<keyof typeof pawpawNames, Condition>;
