import { createHash } from 'node:crypto';
import type { Database } from '#kit/server/database/database.ts';
import { lessons } from '#knowledge/lessons/index.ts';
import type { ResourceView } from '../contract.ts';
import { fileOf, GUIDE_BUCKET, GUIDE_PATH, GUIDE_SLUG } from '../domain/resource.ts';
import { metadataOf, type GuideFiles } from './guide-files.ts';
import { lessonText } from './lessons.ts';
import { urlOf } from './links.ts';
import { documentWords } from './pdf/lesson-pdf.ts';
import { LESSONS_BUCKET } from './pdf/make-pdfs.ts';
import { putResource, type ResourceRow } from './sql.ts';

const AUTHOR = 'Mavuno';

/** The same slug gets the same row id on every installation. */
const idOf = (slug: string): string => {
  const hex = createHash('sha256').update(`mavuno resource ${slug}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const bothLanguages = (pick: (say: typeof documentWords.en) => string) => ({
  en: pick(documentWords.en),
  sw: pick(documentWords.sw as typeof documentWords.en),
});
const fixedFields = { author: AUTHOR, is_public: true, is_active: true } as const;

/** A row for each lesson and one for the guide, from the files of this version. */
export const rowsOf = (guideFiles: GuideFiles): readonly ResourceRow[] => [
  ...lessons.map(
    ({ slug, title, description, category, type, level, tags, isFeatured = false, reviewed }) => ({
      ...fixedFields,
      id: idOf(slug),
      slug,
      title,
      description,
      category,
      type,
      level,
      tags,
      bucket: LESSONS_BUCKET,
      path: slug,
      is_featured: isFeatured,
      published_at: reviewed,
      is_free: true,
    }),
  ),
  {
    ...fixedFields,
    id: idOf(GUIDE_SLUG),
    slug: GUIDE_SLUG,
    title: bothLanguages((say) => say.guides.full.title),
    description: bothLanguages((say) => say.guides.full.description),
    category: 'organic',
    type: 'article',
    level: 'experienced',
    tags: ['organic', 'all_crops'],
    bucket: GUIDE_BUCKET,
    path: GUIDE_PATH,
    is_featured: true,
    published_at: metadataOf(guideFiles, GUIDE_BUCKET, GUIDE_PATH, 'en')!.updated,
    is_free: false,
  },
];

/** Runs once per process, before the first answer. */
export const seedResources = async (db: Database, guideFiles: GuideFiles): Promise<void> =>
  db.asSystem(async (tx) => {
    for (const row of rowsOf(guideFiles)) await putResource(tx, row);
  });

export const viewOf = (guideFiles: GuideFiles, row: ResourceRow): ResourceView => {
  const at = fileOf(row);
  const lesson = lessonText(row.slug);
  const files = (['en', 'sw'] as const).flatMap((language) => {
    const note = at && metadataOf(guideFiles, at.bucket, at.path, language);
    return note
      ? [
          {
            language,
            url: urlOf({ bucket: note.bucket, name: `${note.path}.${language}.pdf` }),
            bytes: note.bytes,
            pages: note.pages,
          },
        ]
      : [];
  });
  return {
    ...row,
    tags: [...row.tags],
    sections: lesson?.view.sections.length ?? 0,
    reading_bytes: lesson?.bytes ?? 0,
    files,
  };
};
