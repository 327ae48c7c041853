import * as z from 'zod/mini';
import { cachedOperation, operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { command, synced } from '#kit/sync/commands.ts';
import { blockKinds, categories, levels, resourceTypes, tags } from '#knowledge/lessons/types.ts';

const slug = z.string().check(z.regex(/^[a-z0-9-]{3,60}$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const languages = z.enum(['en', 'sw']);
const bilingual = z.object({ en: z.string(), sw: z.string() });

/** The enrolment row of a lesson has the lesson's slug as its id. */
export const enrol = command(
  'training.enrol',
  z.object({ id: slug, remind_on: z.nullable(day) }),
  ['training.not_found', 'training.remind_day', 'plans.pro_only'],
  {
    // The row may not exist yet: with the key, the command still states that no day was set.
    edits: 'enrolment',
    key: ['id'],
  },
);
export const readSection = command(
  'training.read',
  z.object({ id: slug, section: z.int().check(z.minimum(0), z.maximum(99)) }),
  ['training.not_enrolled'],
  {},
);
export const remind = command(
  'training.remind',
  z.object({ id: slug, remind_on: z.nullable(day) }),
  ['training.not_enrolled', 'training.remind_day'],
  { edits: 'enrolment' },
);
export const leave = command('training.leave', z.object({ id: slug }), ['training.not_enrolled'], {
  removes: 'enrolment',
});

export const enrolmentRows = synced(
  'enrolment',
  z.object({
    id: z.string(),
    enrolled_at: z.string(),
    read: z.array(z.number()),
    of: z.number(),
    done_at: z.nullable(z.string()),
    remind_on: z.nullable(z.string()),
  }),
);

/**
 * One file of a resource in one language. `url`: public when the resource is free, else usable only as a
 * signed link.
 */
const file = z.object({ language: languages, url: z.string(), bytes: z.number(), pages: z.number() });

/** TRN-09: the sizes that a card shows before a download: bytes of the in-app text, and of each file. */
export const resourceView = z.object({
  id: idSchema,
  slug: z.string(),
  title: bilingual,
  description: bilingual,
  category: z.enum(categories),
  type: z.enum(resourceTypes),
  level: z.enum(levels),
  tags: z.array(z.enum(tags)),
  bucket: z.string(),
  path: z.nullable(z.string()),
  author: z.string(),
  is_public: z.boolean(),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  published_at: z.string(),
  is_free: z.nullable(z.boolean()),
  sections: z.number(),
  reading_bytes: z.number(),
  files: z.array(file),
});
export type ResourceView = z.output<typeof resourceView>;

export const listResources = cachedOperation({
  id: 'training.resources',
  method: 'GET',
  path: '/api/training/resources',
  access: 'user',
  summary: 'Public, active lessons, featured first, then newest (TRN-01)',
  reply: z.object({ resources: z.array(resourceView) }),
});

/** One shape of a drawing: an SVG path in our own named colours, or text. */
const shape = z.object({
  d: z.optional(z.string()),
  fill: z.optional(z.string()),
  line: z.optional(z.string()),
  width: z.optional(z.number()),
  text: z.optional(z.unknown()),
  at: z.optional(z.array(z.number())),
  size: z.optional(z.number()),
  anchor: z.optional(z.string()),
});
const block = <T extends z.ZodMiniType>(text: T) =>
  z.object({
    kind: z.enum(blockKinds),
    text: z.optional(text),
    items: z.optional(z.array(text)),
    drawing: z.optional(z.object({ height: z.number(), alt: text, shapes: z.array(shape) })),
  });
const source = z.object({
  title: z.string(),
  publisher: z.string(),
  year: z.nullable(z.number()),
  url: z.optional(z.string()),
});

export const lessonView = z.object({
  slug: z.string(),
  title: bilingual,
  reviewed: z.string(),
  sections: z.array(z.object({ title: bilingual, blocks: z.array(block(bilingual)) })),
  sources: z.array(source),
});
export type LessonView = z.output<typeof lessonView>;

const lessonRefusals = { 'training.not_found': 404, 'plans.pro_only': 403 } as const;

export const readLesson = operation({
  id: 'training.lesson',
  method: 'GET',
  path: '/api/training/lessons/:slug',
  access: 'user',
  summary: 'A lesson with its images in both languages, for reading and for saving on the phone',
  params: z.object({ slug }),
  reply: lessonView,
  refusals: lessonRefusals,
});

export const guideTypes = ['summary', 'full'] as const;
/** DOC-03. All figures come from the file itself. */
export const guideView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.enum(guideTypes),
  language: languages,
  url: z.string(),
  downloadFilename: z.string(),
  pages: z.number(),
  fileSize: z.number(),
  lastUpdated: z.string(),
  readingSize: z.number(),
});
export type GuideView = z.output<typeof guideView>;

export const listGuides = cachedOperation({
  id: 'training.guides',
  method: 'GET',
  path: '/api/training/guides',
  access: 'user',
  summary: 'The guides of Pro with the figures of their files (DOC-01, DOC-03)',
  reply: z.object({ guides: z.array(guideView) }),
  refusals: { 'plans.pro_only': 403 },
});

/** `contents`: the first page of each part, counted from 1. Absent in guides cached before. */
export const guideReading = z.object({
  id: z.string(),
  language: languages,
  title: z.string(),
  lastUpdated: z.string(),
  contents: z.optional(z.array(z.object({ text: z.string(), page: z.number() }))),
  pages: z.array(z.array(block(z.string()))),
});
export type GuideReading = z.output<typeof guideReading>;
export const readGuide = operation({
  id: 'training.guide',
  method: 'GET',
  path: '/api/training/guides/:id/:language',
  access: 'user',
  perMinute: 30,
  summary: 'A guide page by page, as in its file (DOC-05)',
  params: z.object({ id: slug, language: languages }),
  reply: guideReading,
  refusals: lessonRefusals,
});

export const signLink = operation({
  id: 'training.link',
  method: 'POST',
  path: '/api/training/links',
  access: 'user',
  perMinute: 30,
  summary: 'A signed link to a Pro file, valid for ten minutes (DOC-04)',
  body: z.object({ bucket: slug, path: slug, language: languages }),
  reply: z.object({ url: z.string(), expires_at: z.string() }),
  refusals: lessonRefusals,
});

export const readFile = operation({
  id: 'training.file',
  method: 'GET',
  path: '/api/training/files/:bucket/:name',
  access: 'anyone',
  perMinute: 120,
  summary: 'A guide’s file: free guides for everybody, Pro guides only with a signed link',
  params: z.object({ bucket: slug, name: z.string().check(z.regex(/^[a-z0-9-]{3,60}\.(en|sw)\.pdf$/)) }),
  query: z.object({
    until: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
    mac: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.unknown(),
  replyType: 'application/pdf',
  refusals: { 'training.not_found': 404, 'training.link_over': 403 },
});
