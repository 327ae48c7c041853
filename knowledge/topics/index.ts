import { maizeTopics } from './maize.ts';
import { maizeLaterTopics } from './maize-later.ts';
import { plantingTopics } from './planting.ts';
import { storageTopics } from './storage.ts';
import type { Topic } from './types.ts';

export { topicSource } from './sources.ts';
export type { Point, PointRole, Topic, TopicKind, TopicSource } from './types.ts';

/** Fetched when a question is asked: none of it belongs into the installed shell. */
export const topics: readonly Topic[] = [...plantingTopics, ...maizeTopics, ...maizeLaterTopics, ...storageTopics];

export const topicById = (id: string): Topic | undefined => topics.find((one) => one.id === id);
