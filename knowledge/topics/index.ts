import { appTopics } from './app.ts';
import { beanTopics } from './beans.ts';
import { cashCropTopics } from './cash-crops.ts';
import { cerealTopics } from './cereals.ts';
import { choosingTopics } from './choosing.ts';
import { hungerTopics } from './hunger.ts';
import { landTopics } from './land.ts';
import { maizeLaterTopics } from './maize-later.ts';
import { maizeTopics } from './maize.ts';
import { marketTopics } from './market.ts';
import { moneyTopics } from './money.ts';
import { oddGrowthTopics } from './odd-growth.ts';
import { otherVegetableTopics } from './onion-and-others.ts';
import { outsideTopics } from './outside.ts';
import { peopleTopics } from './people.ts';
import { plantingTopics } from './planting.ts';
import { poisoningTopics } from './poisoning.ts';
import { potatoTopics } from './potato.ts';
import { pulseTopics } from './pulses.ts';
import { recipeTopics } from './recipes.ts';
import { rootTopics } from './roots.ts';
import { safeUseTopics } from './safe-use.ts';
import { seedTopics } from './seed.ts';
import { soilTopics } from './soil.ts';
import { storageTopics } from './storage.ts';
import { tellingApartTopics } from './telling-apart.ts';
import { tomatoTopics } from './tomato.ts';
import { treeTopics } from './trees.ts';
import { vegetableTopics } from './vegetables.ts';
import { waterTopics } from './water.ts';
import { weatherTopics } from './weather.ts';
import { weedAndPestTopics } from './weeds-and-pests.ts';
import { whyNoFruitTopics } from './why-no-fruit.ts';
import type { Topic } from './types.ts';

export { topicSource } from './sources.ts';
export type { Point, PointRole, Topic, TopicKind, TopicSource } from './types.ts';

/** Fetched when a question is asked, so that none of it is part of the installed shell. */
export const topics: readonly Topic[] = [...plantingTopics, ...choosingTopics, ...maizeTopics, ...maizeLaterTopics, ...beanTopics, ...potatoTopics, ...tomatoTopics, ...vegetableTopics, ...otherVegetableTopics, ...rootTopics, ...cerealTopics, ...pulseTopics, ...treeTopics, ...whyNoFruitTopics, ...oddGrowthTopics, ...cashCropTopics, ...soilTopics, ...landTopics, ...hungerTopics, ...waterTopics, ...weatherTopics, ...weedAndPestTopics, ...tellingApartTopics, ...recipeTopics, ...storageTopics, ...seedTopics, ...safeUseTopics, ...poisoningTopics, ...marketTopics, ...moneyTopics, ...peopleTopics, ...outsideTopics, ...appTopics];

export const topicById = (id: string): Topic | undefined => topics.find((one) => one.id === id);
