import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { checkAbility } from '#features/plans/server/api.ts';
import { saveScan } from '#features/scanner/contract.ts';
import { type CropQuestion, copyQuestion, suggestedCrops } from '#features/scanner/domain/crop-question.ts';
import type { Finding } from '#features/scanner/domain/scan.ts';
import { countCounted, findFieldOfCheck } from '#features/scanner/server/api.ts';
import type { Database } from '#kit/server/database/database.ts';
import { storePhoto } from '#kit/server/photos/photos.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type { Outcome } from '#kit/sync/exchange.ts';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import { loadCondition, materialIn } from '#knowledge/index.ts';
import type { MediaSource } from './ports.ts';
import { say } from './words.ts';

interface LeafFinding extends Finding {
  readonly crop_question?: CropQuestion | null;
}

export interface LeafDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly listeners: () => Listeners;
  readonly link: string;
  readonly media: MediaSource | null;
  /** Server-side analysis of the photos of one plant. */
  readonly look: (photos: Buffer, crop: string | null) => Promise<LeafFinding>;
  /** Applies a command as if the farmer's phone had sent it. */
  readonly act: (
    userId: string,
    command: { readonly id: string; readonly name: string; readonly args: unknown; readonly at: Date },
  ) => Promise<Outcome>;
}

interface LeafPhoto {
  readonly userId: string;
  readonly media: { readonly id: string; readonly sha256: string | null };
  readonly caption: string | null;
  readonly language: 'en' | 'sw';
  /** Message id, and when it was sent, in milliseconds. */
  readonly id: string;
  readonly at: number;
}

const LONG_EDGE = 1024;
const PIXELS = 60_000_000;

/** In the form a phone sends: upright, about one megapixel, without location data. */
const normalisePhoto = (bytes: Buffer): Promise<Buffer | null> =>
  sharp(bytes, { limitInputPixels: PIXELS, failOn: 'truncated' })
    .rotate()
    .resize({ width: LONG_EDGE, height: LONG_EDGE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null);

/** The same message yields the same ids, however often its job runs. */
export const deterministicId = (seed: string, at: number): string =>
  v7({ msecs: at, random: createHash('sha256').update(seed).digest().subarray(0, 16) });

const cropOf = (caption: string | null): string | null => {
  const words = caption?.split(/[^\p{L}]+/u).filter(Boolean) ?? [];
  return (
    [caption ?? '', ...words].map((one) => findCropByName(one)?.key).find((key) => key !== undefined) ?? null
  );
};

const percent = (share: number): string => String(Math.round(share * 100));

const namesOf = (crops: readonly string[], language: 'en' | 'sw'): string =>
  crops
    .map((crop) => cropByKey(crop)?.name[language].toLowerCase() ?? crop)
    .join(language === 'sw' ? ' au ' : ' or ');

const answerText = async (
  { condition, confidence, top3, outcome, crop_question: question }: LeafFinding,
  language: 'en' | 'sw',
): Promise<string> => {
  const words = say[language].photo;
  if (question)
    return words.otherCrop(namesOf(suggestedCrops(question), language), namesOf([question.chosen], language));
  if (outcome === 'no_leaf') return words.noLeaf;
  if (outcome === 'unknown_leaf') return words.unknownLeaf;
  if (outcome === 'not_sure') return words.notSure;
  if (outcome === 'candidates') {
    const names = (await Promise.all(top3.map((c) => loadCondition(c.condition)))).flatMap((page) =>
      page ? [`- ${page.name[language]}`] : [],
    );
    return [words.candidates, ...names].join('\n');
  }
  const page = condition === null ? undefined : await loadCondition(condition);
  if (!page) return words.unknownLeaf;
  const sure = percent(confidence ?? 0);
  if (page.type === 'healthy') return words.healthy(page.name[language], sure);
  const { immediate_actions: first, organic_solutions: organic } = materialIn(page, language);
  return [
    words.answer(page.name[language], sure),
    words.first,
    ...first.slice(0, 3).map((action) => `- ${action}`),
    ...(organic[0] ? [words.organic, `- ${organic[0].title}`] : []),
    words.unsure,
  ].join('\n');
};

/**
 * A leaf photo by message is a normal leaf check: it is stored, counts, is in the app afterwards, and gets
 * the same names and first steps.
 */
export const analyseLeaf = async (
  deps: LeafDeps,
  { userId, media, caption, language, id, at }: LeafPhoto,
): Promise<string> => {
  const { db, storage, link } = deps;
  const words = say[language].photo;
  if (!deps.media) return words.onlyPhotos;
  const { may, used } = await db.asUser(userId, async (tx) => {
    const counted = await countCounted(tx, userId);
    return { may: await checkAbility(tx, userId, 'scans', new Date(), counted), used: counted };
  });
  const scanLimit = may.limit;
  if (!may.ok) return `${words.limit(String(scanLimit))} ${link}/upgrade`;
  const fetched = await deps.media.fetch(media.id, media.sha256);
  if (!fetched.ok && fetched.reason === 'busy') throw new Error('WhatsApp cannot serve the photo now');
  const photo = fetched.ok ? await normalisePhoto(fetched.bytes) : null;
  if (!photo) return !fetched.ok && fetched.reason === 'expired' ? words.late : words.broken;
  const hash = createHash('sha256').update(photo).digest('hex');
  const stored = await storePhoto({ db, storage, listeners: deps.listeners() }, userId, hash, photo);
  if (!stored.ok) return words.broken;
  const crop = cropOf(caption);
  const finding = await deps.look(photo, crop);
  const scan = deterministicId(`scan ${id}`, at);
  const fieldId = await db.asUser(userId, (tx) => findFieldOfCheck(tx, userId, crop, finding));
  const args = {
    id: scan,
    field_id: fieldId,
    crop_type: crop,
    photo: hash,
    severity: null,
    affected_area_percentage: null,
    location: null,
    taken_at: new Date(at).toISOString(),
    known_used: used,
    ...finding,
    crop_question: copyQuestion(finding.crop_question),
  };
  const outcome = await deps.act(userId, {
    id: deterministicId(`command ${id}`, at),
    name: saveScan.name,
    args,
    at: new Date(at),
  });
  if (outcome.result === 'retry') throw new Error('the check could not be saved now');
  if (outcome.result === 'refused' && outcome.code === 'scans.limit_reached')
    return `${words.limit(String(scanLimit))} ${link}/upgrade`;
  return `${await answerText(finding, language)}\n${words.more(`${link}/scan/${scan}`)}`;
};
