import { ok, refuse, type Refused } from '#kit/pure/result.ts';
import { serve, type FileReply, type ServedOperation } from '#kit/server/context.ts';
import {
  type GuideView,
  listGuides,
  listResources,
  readFile,
  readGuide,
  readLesson,
  signLink,
} from '../contract.ts';
import { GUIDE_BUCKET, isFree, visibleResources } from '../domain/resource.ts';
import { metadataOf, type GuideFiles } from './guide-files.ts';
import { lessonText } from './lessons.ts';
import { createLinkSigner, urlOf } from './links.ts';
import { documentWords } from './pdf/lesson-pdf.ts';
import { guidePaths, type GuideContent } from './pdf/make-pdfs.ts';
import type { TrainingDeps } from './ports.ts';
import { viewOf } from './resources.ts';
import { resourceBySlug, resourcesByFile, listResourceRows } from './sql.ts';

type RouteDeps = Pick<TrainingDeps, 'db' | 'secret' | 'may'> & {
  readonly guideFiles: () => Promise<GuideFiles>;
};

const guideViews = (guideFiles: GuideFiles): GuideView[] =>
  (['en', 'sw'] as const).flatMap((language) =>
    (['summary', 'full'] as const).flatMap((kind) => {
      const note = metadataOf(guideFiles, GUIDE_BUCKET, guidePaths[kind], language);
      const { title, description, file } = documentWords[language].guides[kind];
      return note
        ? [
            {
              id: note.path,
              title,
              description,
              type: kind,
              language,
              url: urlOf({ bucket: GUIDE_BUCKET, name: `${note.path}.${language}.pdf` }),
              downloadFilename: file,
              pages: note.pages,
              fileSize: note.bytes,
              lastUpdated: note.updated,
              readingSize: note.readingBytes ?? 0,
            },
          ]
        : [];
    }),
  );

/** One day: a file's name does not change with its content. */
const PUBLIC_FILE_CACHE = 'public, max-age=86400';

export const trainingRoutes = ({
  db,
  secret,
  may,
  guideFiles: open,
}: RouteDeps): readonly ServedOperation[] => {
  const links = createLinkSigner(secret);
  const refuseWithoutPro = async (userId: string, now: Date): Promise<Refused<'plans.pro_only'> | null> =>
    (await may(userId, 'pro_resources', now)).ok ? null : refuse('plans.pro_only');
  /** Guides are Pro whatever the rows say; another file is free when every row that links to it is. */
  const isFreeFile = async (bucket: string, path: string): Promise<boolean> => {
    if (bucket === GUIDE_BUCKET) return false;
    const rows = await resourcesByFile(db, bucket, path);
    return rows.length > 0 && rows.every(isFree);
  };
  return [
    serve(listResources, async () => {
      const guideFiles = await open();
      return ok({
        resources: visibleResources(await listResourceRows(db)).map((row) => viewOf(guideFiles, row)),
      });
    }),
    serve(readLesson, async ({ session, now }, { params: { slug } }) => {
      await open();
      const row = await resourceBySlug(db, slug);
      const text = lessonText(slug);
      if (!row || !text) return refuse('training.not_found');
      const closed = isFree(row) ? null : await refuseWithoutPro(session.userId, now);
      return closed ?? ok(text.view);
    }),
    serve(
      listGuides,
      async ({ session, now }) =>
        (await refuseWithoutPro(session.userId, now)) ?? ok({ guides: guideViews(await open()) }),
    ),
    serve(readGuide, async ({ session, now }, { params: { id, language } }) => {
      const closed = await refuseWithoutPro(session.userId, now);
      if (closed) return closed;
      const guideFiles = await open();
      const note = metadataOf(guideFiles, GUIDE_BUCKET, id, language);
      const text = note && (await guideFiles.reading(note));
      // Written by `guide-files`; the contract's block type is looser.
      return text ? ok(JSON.parse(text) as GuideContent as never) : refuse('training.not_found');
    }),
    serve(signLink, async ({ session, now }, { body: { bucket, path, language } }) => {
      const guideFiles = await open();
      const closed = (await isFreeFile(bucket, path)) ? null : await refuseWithoutPro(session.userId, now);
      if (closed) return closed;
      return metadataOf(guideFiles, bucket, path, language)
        ? ok(links.sign({ bucket, name: `${path}.${language}.pdf` }, now))
        : refuse('training.not_found');
    }),
    serve(readFile, async ({ now }, { params: { bucket, name }, query: { until, mac } }) => {
      const guideFiles = await open();
      const [path = '', language] = name.split('.');
      const note = metadataOf(guideFiles, bucket, path, language === 'sw' ? 'sw' : 'en');
      if (!note) return refuse('training.not_found');
      const isPublic = await isFreeFile(bucket, path);
      if (!isPublic && !links.isValid({ bucket, name }, until, mac, now)) return refuse('training.link_over');
      return ok({
        body: await guideFiles.pdf(note),
        etag: `"${note.sha256.slice(0, 32)}"`,
        ...(isPublic && { cache: PUBLIC_FILE_CACHE }),
      } satisfies FileReply);
    }),
  ];
};
