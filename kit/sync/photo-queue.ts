import type { OutboxItem } from './outbox.ts';

/** A photo on the device, without its bytes. */
export interface QueuedPhoto {
  readonly userId: string;
  readonly hash: string;
  readonly type: string;
  readonly size: number;
  readonly savedAt: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  readonly sentBytes: number;
  readonly code?: string;
}

/** Number of sent photos that stay on the phone for the screens, newest first. */
export const MAX_SENT_PHOTOS = 60;

const namedBy = (items: readonly OutboxItem[], hash: string): readonly OutboxItem[] =>
  items.filter((i) => i.photos.includes(hash));

/** Text first: a photo is sent once a command that refers to it was applied, or no such command is left. */
export const nextPhoto = (
  photos: readonly QueuedPhoto[],
  items: readonly OutboxItem[],
): QueuedPhoto | undefined =>
  photos
    .filter((p) => p.state === 'waiting')
    .sort((a, b) => a.savedAt - b.savedAt)
    .find((p) => {
      const named = namedBy(items, p.hash);
      return named.length === 0 || named.some((i) => i.state === 'applied');
    });

/** Photos of a discarded item that no other item refers to and that were not sent to the server. */
export const orphaned = (
  gone: OutboxItem,
  left: readonly OutboxItem[],
  photos: readonly QueuedPhoto[],
): QueuedPhoto[] =>
  photos.filter(
    (p) => p.state !== 'sent' && gone.photos.includes(p.hash) && namedBy(left, p.hash).length === 0,
  );

/** Sent photos to evict: all but the newest ones. */
export const evictable = (photos: readonly QueuedPhoto[]): QueuedPhoto[] =>
  photos
    .filter((p) => p.state === 'sent')
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(MAX_SENT_PHOTOS);
