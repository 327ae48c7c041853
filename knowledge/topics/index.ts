import { beanTopics } from './beans.ts';
import { cashCropTopics } from './cash-crops.ts';
import { cerealTopics } from './cereals.ts';
import { maizeTopics } from './maize.ts';
import { maizeLaterTopics } from './maize-later.ts';
import { otherVegetableTopics } from './onion-and-others.ts';
import { plantingTopics } from './planting.ts';
import { potatoTopics } from './potato.ts';
import { pulseTopics } from './pulses.ts';
import { rootTopics } from './roots.ts';
import { storageTopics } from './storage.ts';
import { tomatoTopics } from './tomato.ts';
import { treeTopics } from './trees.ts';
import { vegetableTopics } from './vegetables.ts';
import type { Topic } from './types.ts';

export { topicSource } from './sources.ts';
export type { Point, PointRole, Topic, TopicKind, TopicSource } from './types.ts';

/** Fetched when a question is asked: none of it belongs into the installed shell. */
export const topics: readonly Topic[] = [...plantingTopics, ...maizeTopics, ...maizeLaterTopics, ...beanTopics, ...potatoTopics, ...tomatoTopics, ...vegetableTopics, ...otherVegetableTopics, ...rootTopics, ...cerealTopics, ...pulseTopics, ...treeTopics, ...cashCropTopics, ...storageTopics];

export const topicById = (id: string): Topic | undefined => topics.find((one) => one.id === id);
