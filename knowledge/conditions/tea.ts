import { likeIn } from '../lookalike.ts';
import { teaNames } from '../names/tea.ts';
import { neemExtract, soapSpray } from '../sprays/preparations.ts';
import { bilingual } from '../bilingual.ts';
import type { Condition, Preparation } from '../types.ts';

const like = likeIn(teaNames);
const pluckOften = bilingual('Pluck every 7 to 10 days: short shoots leave the pest little to eat.', 'Chuma kila siku 7 hadi 10: machipukizi mafupi huwaachia wadudu chakula kidogo.');
const askFactory = bilingual('Do not spray on your own: your factory refuses leaf with residues. Ask its field officer first.', 'Usinyunyize mwenyewe: kiwanda chako hukataa majani yenye mabaki ya dawa. Muulize kwanza afisa wake wa mashambani.');

const digOutRoots: Preparation = {
  title: bilingual('Dig out the sick patch', 'Chimba sehemu iliyougua'),
  needs: [
    bilingual('A spade for a trench of 60 cm', 'Sepetu ya kuchimba mtaro wa sentimita 60'),
    bilingual('2 bushes that look sound on each side, to be taken out too', 'Michai 2 inayoonekana mizima kila upande, ya kuondolewa pia'),
  ],
  steps: [
    bilingual('Dig out the dead bush and its neighbours, with all roots thicker than a pencil.', 'Chimba mchai uliokufa na jirani zake, pamoja na mizizi yote minene kuliko penseli.'),
    bilingual('Dry the roots in the sun and burn them on the spot.', 'Kausha mizizi juani na uichome hapo hapo.'),
    bilingual('Dig a trench 60 cm deep round the patch and throw the soil inwards.', 'Chimba mtaro wa kina cha sentimita 60 kuzunguka sehemu hiyo na utupe udongo ndani.'),
    bilingual('Sow grass for a year before you plant tea again.', 'Panda nyasi kwa mwaka mmoja kabla ya kupanda chai tena.'),
  ],
  use: bilingual('As soon as one bush has the white sheet under the bark.', 'Mara tu mchai mmoja ukiwa na utando mweupe chini ya gamba.'),
  limits: bilingual('It saves the bushes outside the trench. A bush with the white sheet dies.', 'Huokoa michai iliyo nje ya mtaro. Mchai wenye utando mweupe hufa.'),
  source: 'tri_tea',
};

export const conditions = {
  tea___armillaria_root_rot: {
    ...teaNames.tea___armillaria_root_rot,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('A bush turns yellow, wilts and dies with dry leaves on; then the next one.', 'Mchai huwa wa manjano, hunyauka na kufa majani makavu yakiwa juu; kisha unaofuata.'),
      bilingual('Bark splits at the foot; below it lies a white sheet that smells of mushroom.', 'Gamba hupasuka chini; ndani kuna utando mweupe wenye harufu ya uyoga.'),
    ],
    lookalikes: [
      { name: bilingual('Drought', 'Ukame'), sign: bilingual('Bushes on stony ground suffer together; no white sheet.', 'Michai ya sehemu yenye mawe huumia pamoja; hakuna utando mweupe.') },
      { name: bilingual('Termites', 'Mchwa'), sign: bilingual('Bark eaten off with soil tubes.', 'Gamba limeliwa, kuna vijia vya udongo.') },
    ],
    immediateActions: [
      bilingual('Open the bark at the foot of the dying bush. Use a knife and look for the white sheet.', 'Fungua gamba chini ya mchai unaokufa kwa kisu na utafute utando mweupe.'),
      bilingual('Look for an old tree stump close by: it starts there.', 'Tafuta kisiki cha zamani karibu: huanzia hapo.'),
    ],
    organicSolutions: [digOutRoots],
    preventiveMeasures: [bilingual('Ring-bark shade trees a year before felling, and dig out all stumps before planting tea.', 'Menya gamba la miti ya kivuli mwaka mmoja kabla ya kuikata, na uchimbe visiki vyote kabla ya kupanda chai.'), bilingual('Look at the neighbours of every dead bush.', 'Angalia jirani wa kila mchai uliokufa.')],
    sources: ['tri_tea'],
  },

  tea___mosquito_bug: {
    ...teaNames.tea___mosquito_bug,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Brown to black spots with corners on young leaves; leaves curl.', 'Madoa ya kahawia hadi meusi yenye pembe kwenye majani machanga; majani hujikunja.'),
      bilingual('Shoots blacken and stop growing.', 'Machipukizi huwa meusi na kuacha kukua.'),
      bilingual('Slim bugs with long legs, early and late in the day.', 'Kunguni wembamba wenye miguu mirefu, asubuhi na jioni.'),
    ],
    lookalikes: [
      { name: bilingual('Hail', 'Mvua ya mawe'), sign: bilingual('Torn leaves and wounds on one side of the stems, all on one day.', 'Majani yaliyochanika na vidonda upande mmoja wa mashina, vyote siku moja.') },
      like('tea___mites', 'Bronze or purple old leaves, no spots on tips.', 'Majani ya chini ya rangi ya shaba au zambarau, hakuna madoa kwenye ncha.'),
    ],
    immediateActions: [
      bilingual('Pluck spotted shoots hard and early, in the patch where it starts.', 'Chuma machipukizi yenye madoa mapema kwenye sehemu tatizo linapoanzia.'),
      askFactory,
    ],
    organicSolutions: [{ ...neemExtract, limits: bilingual('It keeps some bugs off for some days; it cures no spot. Ask your factory before you use it. Wear gloves and keep it out of eyes and fish ponds.', 'Huwafukuza kunguni kiasi kwa siku chache; haiponyi madoa. Uliza kiwanda chako kabla ya kuitumia. Vaa glavu, na usiiache iingie machoni wala kwenye mabwawa ya samaki.') }],
    preventiveMeasures: [pluckOften, bilingual('Thin heavy shade and clear bush and guava at the edge.', 'Punguza kivuli kizito na uondoe vichaka na mipera pembezoni.')],
    sources: ['tri_tea', 'neem_extract'],
  },

  tea___mites: {
    ...teaNames.tea___mites,
    depth: 'short',
    reviewed: '2026-11-21',
    symptoms: [
      bilingual('Old leaves turn red-brown or bronze, first along the middle vein, in dry months.', 'Majani ya chini huwa mekundu-kahawia au ya shaba, kwanza kando ya mshipa wa kati, miezi ya ukavu.'),
      bilingual('Tiny red dots that move, and white skins, on the leaf; fine webs.', 'Vidoa vidogo vyekundu vinavyotembea, na ngozi nyeupe, kwenye jani; utando mwembamba.'),
    ],
    lookalikes: [
      { name: bilingual('Sun scorch', 'Kuungua kwa jua'), sign: bilingual('Dry brown patches on the side of the sun only.', 'Mabaka makavu ya kahawia upande wa jua tu.') },
      like('tea___mosquito_bug', 'Black spots with corners on young shoots.', 'Madoa meusi yenye pembe kwenye machipukizi machanga.'),
    ],
    immediateActions: [
      bilingual('Look with a lens at 20 old leaves in 5 places. Rain often ends it.', 'Angalia kwa lenzi majani 20 ya chini katika sehemu 5. Mvua mara nyingi huimaliza.'),
      askFactory,
    ],
    organicSolutions: [{
      ...soapSpray, use: bilingual('Only on a small patch that is not plucked for two weeks: wet the old leaves in the evening.', 'Kwa sehemu ndogo tu isiyochumwa kwa wiki mbili: lowesha majani ya chini jioni.'),
      limits: bilingual('Ask your factory before you use it. It kills only the soft insects it touches and does not last.', 'Uliza kiwanda chako kabla ya kuitumia. Huua tu wadudu laini inaowagusa na haidumu.'),
    }],
    preventiveMeasures: [bilingual('Keep the table of bushes closed and feed it: weak bushes get most mites.', 'Weka meza ya michai ikiwa imefungana, na uiwekee mbolea: michai dhaifu hupata utitiri zaidi.'), bilingual('Keep dust from roads off with grass or a hedge.', 'Zuia vumbi la barabara kwa nyasi au uzio wa miti.'), pluckOften],
    sources: ['tri_tea', 'home_sprays'],
  },
} as const satisfies Record<keyof typeof teaNames, Condition>;
