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

const itemsWithPhoto = (items: readonly OutboxItem[], hash: string): readonly OutboxItem[] =>
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
      const referringItems = itemsWithPhoto(items, p.hash);
      return referringItems.length === 0 || referringItems.some((i) => i.state === 'applied');
    });

/** Photos of a discarded item that no other item refers to and that were not sent to the server. */
export const orphanedPhotos = (
  discardedItem: OutboxItem,
  remainingItems: readonly OutboxItem[],
  photos: readonly QueuedPhoto[],
): QueuedPhoto[] =>
  photos.filter(
    (p) =>
      p.state !== 'sent' &&
      discardedItem.photos.includes(p.hash) &&
      itemsWithPhoto(remainingItems, p.hash).length === 0,
  );

/** Sent photos to evict: all but the newest ones. */
export const evictablePhotos = (photos: readonly QueuedPhoto[]): QueuedPhoto[] =>
  photos
    .filter((p) => p.state === 'sent')
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(MAX_SENT_PHOTOS);
