import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Database } from '#kit/server/database/database.ts';
import { photoKey } from '#kit/server/photos/photos.ts';
import { createThumbnail } from '#kit/server/photos/validate-photo.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { postPhoto } from '../contract.ts';
import { isDeletingAccount } from './account-deletion.ts';
import { isStaff, findReadableQuestion } from './reads.ts';
import { answerById, blockedBy, questionById } from './rows.ts';

/** Only while its post and the question are public: a browser may cache it for an hour, no longer. */
const CACHE = 'private, max-age=3600';

export const photoOperation = ({ db, storage }: { db: Database; storage: Storage }): ServedOperation =>
  serve(postPhoto, async ({ session }, { params: { id, hash }, query: { small } }) => {
    const found = await db.asSystem(async (tx) => {
      const blocked = await blockedBy(tx, session.userId);
      const answer = (await questionById(tx, id)) ? null : await answerById(tx, id);
      const question = await findReadableQuestion(tx, session, answer?.question_id ?? id, blocked);
      if (!question.ok) return question;
      const post = answer ?? question.value;
      const mayRead =
        post.state === 'visible' ||
        (post.state === 'pending' &&
          (post.user_id === session.userId || (isStaff(session.role) && !isDeletingAccount(post.reason))));
      if (!mayRead) return refuse(post.state === 'removed' ? 'community.removed' : 'community.not_found');
      if (blocked.includes(post.user_id)) return refuse('community.blocked');
      const photo = post.images.includes(hash)
        ? await tx.maybe<{ type: string }>(
            sql`select type from photos where user_id = ${post.user_id} and hash = ${hash}`,
          )
        : null;
      return photo ? ok({ owner: post.user_id, type: photo.type }) : refuse('photo.not_found');
    });
    if (!found.ok) return found;
    const bytes = await storage.get(photoKey(found.value.owner, hash));
    if (!bytes) return refuse('photo.not_found');
    return ok(
      small
        ? { body: await createThumbnail(bytes), type: 'image/jpeg', etag: `"${hash}-small"`, cache: CACHE }
        : { body: bytes, type: found.value.type, etag: `"${hash}"`, cache: CACHE },
    );
  });
