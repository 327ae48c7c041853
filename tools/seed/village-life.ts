import {
  answerQuestion,
  acceptAnswer,
  askQuestion,
  bookmarkQuestion,
  vote,
} from '#features/community/contract.ts';
import type { CategoryId } from '#features/community/domain/categories.ts';
import { answerOutcome } from '#features/impact/contract.ts';
import { postOffer, replyToOffer } from '#features/offers/contract.ts';
import { completeAction } from '#features/organic/contract.ts';
import type { County } from '#features/places/domain/counties.ts';
import { setAlert } from '#features/price-alerts/contract.ts';
import { followArea } from '#features/sightings/contract.ts';
import { cellOf } from '#features/sightings/domain/cell.ts';
import { addPlan, addTask, setTaskStatus } from '#features/tasks/contract.ts';
import type { Category, Status } from '#features/tasks/domain/task.ts';
import { enrol, readSection } from '#features/training/contract.ts';
import { predictYield } from '#features/yields/contract.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import { sampleId } from './sample-id.ts';
import { countyOf, fieldIdOf, withSampleLabel, type Person, type SampleField } from './sample-people.ts';
import { yieldArgs } from './yields.ts';

/** What the people of the sample village do besides their season: tasks, lessons, offers, questions. */
interface LifeCommand {
  readonly name: string;
  readonly key: string;
  readonly args: unknown;
}

/** Belongs to no one: Kenya has no numbers for fiction. */
const NO_ONES_NUMBER = '0700000000';

type SampleTask = readonly [inDays: number, category: Category, status: Status, en: string, sw: string];
const tasks: readonly SampleTask[] = [
  [
    -6,
    'scouting',
    'completed',
    'Walk through the rows and look under the leaves',
    'Pita mistari ukiangalia chini ya majani',
  ],
  [-1, 'weeding', 'pending', 'Second weeding', 'Palizi ya pili'],
  [0, 'scouting', 'in_progress', 'Count the spotted plants', 'Hesabu mimea yenye madoa'],
  [3, 'feeding', 'pending', 'Put manure beside the rows', 'Weka mbolea kando ya mistari'],
  [12, 'market', 'pending', 'Ask two buyers for their price', 'Uliza wanunuzi wawili bei yao'],
];

const noDetails = {
  description: null,
  due_time: null,
  priority: 'medium',
  estimated_duration: null,
  assigned_to: null,
  assigned_phone: null,
  repeat_every: null,
  repeat_unit: null,
  stage: null,
  suggestion_key: null,
  rule: null,
  why: null,
  source: null,
  valid_until: null,
} as const;

const planOf = (person: Person, field: SampleField, today: Day): LifeCommand[] => {
  const isSwahili = person.language === 'sw';
  const planKey = `${person.key} plan of tasks`;
  const planId = sampleId(planKey);
  const plan: ArgsOf<typeof addPlan> = {
    id: planId,
    title: withSampleLabel(isSwahili ? 'Msimu huu' : 'This season'),
    description: null,
    goal: isSwahili ? 'Kuvuna bila kununua zaidi' : 'A good harvest without buying more',
    field_id: fieldIdOf(person, field),
    crop_type: field.crop === 'mixed' ? null : field.crop,
    start_date: addDays(today, -62),
    end_date: addDays(today, 60),
  };
  return [
    { name: addPlan.name, key: planKey, args: plan },
    ...tasks.flatMap(([inDays, category, status, en, sw], i) => {
      const key = `${person.key} task ${i}`;
      const task: ArgsOf<typeof addTask> = {
        id: sampleId(key),
        plan_id: planId,
        field_id: fieldIdOf(person, field),
        title: withSampleLabel(isSwahili ? sw : en),
        due_date: addDays(today, inDays),
        category,
        ...noDetails,
      };
      const done: ArgsOf<typeof setTaskStatus> = {
        id: task.id,
        status,
        on: addDays(today, Math.min(0, inDays)),
      };
      return [
        { name: addTask.name, key, args: task },
        ...(status === 'pending' ? [] : [{ name: setTaskStatus.name, key: `${key} ${status}`, args: done }]),
      ];
    }),
  ];
};

const lessonsOf = (person: Person): LifeCommand[] =>
  (
    [
      ['fall-armyworm', 3],
      ['make-compost', 1],
    ] as const
  ).flatMap(([id, sections]) => [
    { name: enrol.name, key: `${person.key} lesson ${id}`, args: { id, remind_on: null } },
    ...Array.from({ length: sections }, (_, section) => ({
      name: readSection.name,
      key: `${person.key} lesson ${id} ${section}`,
      args: { id, section },
    })),
  ]);

const actionOf = (person: Person, field: SampleField, today: Day): LifeCommand => {
  const args: ArgsOf<typeof completeAction> = {
    day: addDays(today, -1),
    action: 'compost_heap',
    field_id: fieldIdOf(person, field),
    crop_type: field.crop === 'mixed' ? null : field.crop,
  };
  return { name: completeAction.name, key: `${person.key} organic action`, args };
};

/** The check that the farmer is asked about: treated, and it helped. */
const outcomesOf = (person: Person): LifeCommand[] =>
  person.checks.flatMap(([daysAgo, found], i) => {
    if (daysAgo < 14 || found.endsWith('healthy') || !found.includes('___')) return [];
    const args: ArgsOf<typeof answerOutcome> = {
      scan_id: sampleId(`${person.key} check ${i}`),
      step: 14,
      answer: i % 2 === 0 ? 'better' : 'same',
      doings: ['first_steps'],
      cost_kes: 300,
      saved_amount: null,
      saved_unit: null,
      photo: null,
    };
    return [{ name: answerOutcome.name, key: `${person.key} outcome ${i}`, args }];
  });

const alertOf = (person: Person, field: SampleField): LifeCommand => {
  const key = `${person.key} price alert`;
  const byKilogram = ['coffee', 'potato'].includes(field.crop);
  const args: ArgsOf<typeof setAlert> = {
    id: sampleId(key),
    crop: field.crop,
    market: null,
    county: null,
    direction: 'above',
    price: byKilogram ? 120 : 5_000,
    unit: byKilogram ? 'kg' : 'bag_90kg',
    kg_each: null,
  };
  return { name: setAlert.name, key, args };
};

const listingId = (key: string): string => sampleId(`${key} listing`);
type Listing = readonly [
  key: string,
  crop: string,
  quantity: number,
  unit: 'bag_90kg' | 'kg',
  price: number | null,
  note: string,
];
/** Prices are left to the buyers: an invented one could be taken for what is paid. */
const listings: readonly Listing[] = [
  ['otieno', 'maize', 12, 'bag_90kg', null, 'Dried in the sun, in new bags.'],
  ['wanjiku', 'coffee', 60, 'kg', null, 'Parchment, sorted by hand.'],
  ['cherono', 'maize', 40, 'bag_90kg', null, 'Mahindi makavu, karibu na barabara.'],
  ['mutua', 'bean', 6, 'bag_90kg', null, 'Nyayo, yamepepetwa.'],
  ['karimi', 'potato', 700, 'kg', null, 'Shangi, from the red soil.'],
];

const listingOf = (person: Person, today: Day): LifeCommand[] =>
  listings
    .filter(([key]) => key === person.key)
    .map(([key, crop, quantity, unit, price, note]) => {
      const field = person.fields.find((one) => one.crop === crop) ?? person.fields[0]!;
      const args: ArgsOf<typeof postOffer> = {
        id: listingId(key),
        crop,
        grade: 'grade_2',
        quantity,
        unit,
        kg_each: null,
        price,
        county: countyOf(field),
        // Shown in the list, before the note is read.
        ward: withSampleLabel(field.town.split(', ')[0]!),
        field_id: fieldIdOf(person, field),
        ready_from: today,
        note: withSampleLabel(note),
        phone: null,
      };
      return { name: postOffer.name, key: `${key} listing`, args };
    });

/** Who offers what for whose listing: prices in shillings per unit, marked as samples. */
const offers: readonly (readonly [buyer: string, seller: string, price: number, message: string])[] = [
  ['mutua', 'otieno', 4_000, 'Ninaweza kuchukua mifuko yote Ijumaa.'],
  ['karimi', 'otieno', 4_200, 'I can collect them on Friday.'],
  ['otieno', 'cherono', 4_100, 'I need ten bags for the school.'],
  ['otieno', 'wanjiku', 110, 'For a buyer in Kisumu.'],
  ['wanjiku', 'mutua', 9_000, 'I take two bags.'],
  ['wanjiku', 'karimi', 45, 'I take 100 kg on market day.'],
];

const offersOf = (person: Person): LifeCommand[] =>
  offers
    .filter(([buyer]) => buyer === person.key)
    .map(([buyer, seller, price, message]) => {
      const key = `${buyer} offers ${seller}`;
      const args: ArgsOf<typeof replyToOffer> = {
        id: sampleId(key),
        offer_id: listingId(seller),
        price,
        message: withSampleLabel(message),
        phone: NO_ONES_NUMBER,
      };
      return { name: replyToOffer.name, key, args };
    });

type SampleAnswer = readonly [author: string, text: string];
interface SampleQuestion {
  readonly author: string;
  readonly category: CategoryId;
  readonly crop: string;
  readonly county: County;
  readonly title: string;
  readonly content: string;
  readonly tags: readonly string[];
  /** Shows a drawn leaf. */
  readonly drawing?: true;
  readonly answers: readonly SampleAnswer[];
  /** Its author accepted the first answer. */
  readonly accepted?: true;
}

const questions: readonly SampleQuestion[] = [
  {
    author: 'wanjiku',
    category: 'disease_control',
    crop: 'coffee',
    county: 'Kirinyaga',
    title: 'Orange powder under my coffee leaves',
    content:
      'Since the rain the lower leaves have orange powder underneath, and some fall. Must I spray now, or is it enough to open the trees?',
    tags: ['coffee', 'rust'],
    drawing: true,
    accepted: true,
    answers: [
      ['njeri', 'Open the trees first, so that the leaves dry by noon. Take fallen leaves out of the field.'],
      ['otieno', 'My neighbour did that last year, and the new leaves stayed clean for weeks.'],
    ],
  },
  {
    author: 'otieno',
    category: 'storage',
    crop: 'maize',
    county: 'Siaya',
    title: 'How do I know that my maize is dry enough to store?',
    content:
      'Last season a bag at the bottom went mouldy. I have no meter. What do you do before you tie the bags?',
    tags: ['maize', 'storage'],
    answers: [
      [
        'karimi',
        'Shake dry salt with some grains in a dry bottle. If salt sticks to the glass, dry it longer.',
      ],
      ['cherono', 'Mimi huuma punje kwa jino: ikivunjika kwa sauti, imekauka.'],
    ],
  },
  {
    author: 'cherono',
    category: 'pest_management',
    crop: 'maize',
    county: 'Uasin Gishu',
    title: 'Mashimo kwenye majani ya mahindi machanga',
    content:
      'Majani ya katikati yana mashimo na unga kama wa mbao. Nilipanda wiki tano zilizopita. Nianze na nini?',
    tags: ['mahindi', 'viwavi'],
    accepted: true,
    answers: [
      ['njeri', 'Kagua mimea mia moja asubuhi. Uhesabu yenye majeraha mapya kabla ya kutumia dawa yoyote.'],
    ],
  },
  {
    author: 'karimi',
    category: 'soil_management',
    crop: 'potato',
    county: 'Kiambu',
    title: 'Compost before potatoes: how long must it rest?',
    content:
      'My heap is three months old and smells like earth. Can it go into the furrow with the seed potatoes?',
    tags: ['potato', 'compost'],
    drawing: true,
    answers: [['wanjiku', 'If it is no longer warm inside, it can. I cover it with a hand of soil first.']],
  },
  {
    author: 'achieng',
    category: 'crop_planning',
    crop: 'maize',
    county: 'Siaya',
    title: 'Beans between the maize, or after it?',
    content:
      'My field is small. Last year I planted both at once and the beans stayed thin. What do others do here?',
    tags: ['maize', 'bean'],
    drawing: true,
    answers: [],
  },
];

const questionId = (author: string): string => sampleId(`${author} community question`);
const answerId = (author: string, by: string): string => sampleId(`${author} community answer ${by}`);

const questionsOf = (person: Person, drawing: string): LifeCommand[] =>
  questions
    .filter(({ author }) => author === person.key)
    .map(({ author, category, crop, county, title, content, tags, drawing: hasDrawing }) => {
      const args: ArgsOf<typeof askQuestion> = {
        id: questionId(author),
        language: person.language,
        title: withSampleLabel(title),
        content,
        category_id: category,
        crop_type: crop,
        farming_method: 'mixed',
        location: county,
        tags: [...tags],
        images: hasDrawing ? [drawing] : [],
      };
      return { name: askQuestion.name, key: `${author} community question`, args };
    });

const answersOf = (person: Person): LifeCommand[] =>
  questions.flatMap(({ author, answers }) =>
    answers
      .filter(([by]) => by === person.key)
      .map(([by, text]) => {
        const args: ArgsOf<typeof answerQuestion> = {
          id: answerId(author, by),
          question_id: questionId(author),
          content: withSampleLabel(text),
          images: [],
        };
        return { name: answerQuestion.name, key: `${author} answer ${by}`, args };
      }),
  );

/** Once the answers of the others are there: the author accepts the first, the others save and vote. */
const thanksOf = (person: Person): LifeCommand[] =>
  questions.flatMap(({ author, accepted, answers: [first] }): LifeCommand[] => {
    const [by] = first ?? [person.key];
    const id = answerId(author, by);
    if (author === person.key)
      return accepted ? [{ name: acceptAnswer.name, key: `${author} accepts`, args: { id } }] : [];
    const saved = { id: questionId(author), saved: true };
    return [
      { name: bookmarkQuestion.name, key: `${person.key} saves ${author}`, args: saved },
      ...(by === person.key
        ? []
        : [
            {
              name: vote.name,
              key: `${person.key} vote ${id}`,
              args: { id, target: 'answer', direction: 'up' },
            },
          ]),
    ];
  });

const areaOf = (person: Person, field: SampleField): LifeCommand => ({
  name: followArea.name,
  key: `${person.key} area`,
  args: { cell: cellOf(field.place), active: true },
});

/** First what each person does alone and posts; then what they do with the posts of others. */
export const lifeOf = (person: Person, today: Day, drawing: string): readonly LifeCommand[][] => {
  const field = person.fields.find(({ crop }) => crop !== 'mixed');
  if (person.role === 'expert') return [[], answersOf(person), []];
  if (!field || person.checks.length === 0) return [[], [], []];
  return [
    [
      ...planOf(person, field, today),
      ...lessonsOf(person),
      actionOf(person, field, today),
      ...outcomesOf(person),
      ...(person.pro
        ? [
            {
              name: predictYield.name,
              key: `${person.key} yield`,
              args: yieldArgs(person, field, today),
            },
          ]
        : []),
      alertOf(person, field),
      areaOf(person, field),
      ...listingOf(person, today),
      ...questionsOf(person, drawing),
    ],
    [...offersOf(person), ...answersOf(person)],
    thanksOf(person),
  ];
};
