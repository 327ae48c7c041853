import { part } from '#kit/web/ui/part.ts';

const details = () => import('./OutboxDetails.tsx');

/** The outbox's parts for conflicts and refusals: one chunk, fetched before its screen shows. */
export const ItemTitle = part(async () => (await details()).ItemTitle);
export const ItemReplaced = part(async () => (await details()).ItemReplaced);
export const ItemRefused = part(async () => (await details()).ItemRefused);
export const OverwrittenList = part(async () => (await details()).OverwrittenList);
export const TwoPhones = part(async () => (await details()).TwoPhones);

export const outboxParts = [ItemTitle, ItemReplaced, ItemRefused, OverwrittenList, TwoPhones];
