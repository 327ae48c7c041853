import type { DemoBadge, DemoExpert, DemoQuestion, DemoTraining } from '../domain/demo.ts';
import type { DemoWords } from './words.ts';

type Samples = DemoWords['samples'];
const list = (tags: string): string[] => tags.split(', ');

/** LEG-02: every sample says in its own text that it is one. */
export const sampleQuestions = ({ q1, q2, q3 }: Samples): readonly DemoQuestion[] => [
  {
    id: 'q1',
    title: q1.title,
    content: q1.content,
    category: 'pest_management',
    tags: list(q1.tags),
    author: q1.author,
    authorRank: q1.rank,
    badges: [q1.badge],
    votes: 12,
    status: 'solved',
    isFeatured: true,
    isFollowing: false,
    answers: [
      {
        id: 'q1a',
        author: q1.by,
        content: q1.answer,
        comments: [q1.comment],
        isAccepted: true,
        isAIVerified: true,
      },
    ],
  },
  {
    id: 'q2',
    title: q2.title,
    content: q2.content,
    category: 'soil_management',
    tags: list(q2.tags),
    author: q2.author,
    authorRank: q2.rank,
    badges: [q2.badge],
    votes: 4,
    status: 'open',
    isFeatured: false,
    isFollowing: true,
    answers: [],
  },
  {
    id: 'q3',
    title: q3.title,
    content: q3.content,
    category: 'storage',
    tags: list(q3.tags),
    author: q3.author,
    authorRank: q3.rank,
    badges: [q3.badge],
    votes: 7,
    status: 'answered',
    isFeatured: false,
    isFollowing: false,
    answers: [
      {
        id: 'q3a',
        author: q3.by,
        content: q3.answer,
        comments: [q3.comment],
        isAccepted: false,
        isAIVerified: false,
      },
    ],
  },
];

export const sampleTraining = ({ t1, t2, t3 }: Samples): readonly DemoTraining[] => [
  {
    id: 't1',
    ...t1,
    popularity: 120,
    progress: 0,
    isAICertified: true,
    isRecommended: true,
    isPro: false,
    enrolled: false,
  },
  {
    id: 't2',
    ...t2,
    popularity: 80,
    progress: 40,
    isAICertified: false,
    isRecommended: false,
    isPro: false,
    enrolled: true,
  },
  {
    id: 't3',
    ...t3,
    popularity: 60,
    progress: 0,
    isAICertified: false,
    isRecommended: false,
    isPro: true,
    enrolled: false,
  },
];

export const sampleExperts = ({ e1, e2 }: Samples): readonly DemoExpert[] => [
  {
    id: 'e1',
    name: e1.name,
    specialization: e1.specialization,
    organization: e1.organization,
    bio: e1.bio,
    badges: [e1.badge],
    rating: 4.5,
    answers: 40,
    availability: e1.availability,
    verified: true,
    isFollowing: false,
  },
  {
    id: 'e2',
    name: e2.name,
    specialization: e2.specialization,
    organization: e2.organization,
    bio: e2.bio,
    badges: [e2.badge],
    rating: 4,
    answers: 25,
    availability: e2.availability,
    verified: false,
    isFollowing: false,
  },
];

export const sampleBadges = ({ a1, a2, a3 }: Samples): readonly DemoBadge[] => [
  { id: 'a1', ...a1, category: 'expertise', level: 'gold', earnedBy: 3, isEarned: false, progress: 30 },
  { id: 'a2', ...a2, category: 'contribution', level: 'silver', earnedBy: 9, isEarned: false, progress: 80 },
  { id: 'a3', ...a3, category: 'contribution', level: 'bronze', earnedBy: 40, isEarned: true, progress: 100 },
];
