import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

const details = () => import('./OutboxDetails.tsx');

/** The outbox's parts for conflicts and refusals: one chunk, fetched before its screen shows. */
export const ItemTitle = lazyComponent(async () => (await details()).ItemTitle);
export const ItemReplaced = lazyComponent(async () => (await details()).ItemReplaced);
export const ItemRefused = lazyComponent(async () => (await details()).ItemRefused);
export const OverwrittenList = lazyComponent(async () => (await details()).OverwrittenList);
export const TwoPhones = lazyComponent(async () => (await details()).TwoPhones);

export const outboxParts = [ItemTitle, ItemReplaced, ItemRefused, OverwrittenList, TwoPhones];
