import { storageTopics } from './storage.ts';
import type { Topic } from './types.ts';

export { topicSource } from './sources.ts';
export type { Point, PointRole, Topic, TopicKind, TopicSource } from './types.ts';

/** Fetched when a question is asked: none of it belongs into the installed shell. */
export const topics: readonly Topic[] = [...storageTopics];

export const topicById = (id: string): Topic | undefined => topics.find((one) => one.id === id);
