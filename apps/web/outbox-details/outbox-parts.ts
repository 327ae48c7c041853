import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

const loadDetails = () => import('./OutboxDetails.tsx');

/** The outbox's parts for conflicts and refusals: one chunk, fetched before its screen shows. */
export const ItemTitle = lazyComponent(async () => (await loadDetails()).ItemTitle);
export const ItemOverwrites = lazyComponent(async () => (await loadDetails()).ItemOverwrites);
export const ItemRefused = lazyComponent(async () => (await loadDetails()).ItemRefused);
export const OverwrittenList = lazyComponent(async () => (await loadDetails()).OverwrittenList);
export const ConflictRules = lazyComponent(async () => (await loadDetails()).TwoPhones);

export const outboxParts = [ItemTitle, ItemOverwrites, ItemRefused, OverwrittenList, ConflictRules];
