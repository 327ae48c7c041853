import { nurseryLesson } from './clean-nursery.ts';
import { cleanSeedLesson } from './clean-seed.ts';
import { compostLesson } from './compost.ts';
import { dryAndStoreLesson } from './dry-and-store.ts';
import { fallArmywormLesson } from './fall-armyworm.ts';
import { fruitFliesLesson } from './fruit-flies.ts';
import { hungerOrDiseaseLesson } from './hunger-or-disease.ts';
import { liquidManureLesson } from './liquid-manure.ts';
import { mulchLesson } from './mulch-and-stakes.ts';
import { neemAndSoapLesson } from './neem-and-soap.ts';
import { potatoLesson } from './potato-ridges.ts';
import { pushPullLesson } from './push-pull.ts';
import { sickPlantsLesson } from './sick-plants-out.ts';
import { spraySafelyLesson } from './spray-safely.ts';
import type { Lesson } from './types.ts';

/** In reading order: from soil to storage. */
export const lessons: readonly Lesson[] = [
  compostLesson,
  liquidManureLesson,
  cleanSeedLesson,
  nurseryLesson,
  mulchLesson,
  hungerOrDiseaseLesson,
  sickPlantsLesson,
  fallArmywormLesson,
  pushPullLesson,
  fruitFliesLesson,
  potatoLesson,
  neemAndSoapLesson,
  spraySafelyLesson,
  dryAndStoreLesson,
];

export const lessonBySlug = (slug: string): Lesson | undefined => lessons.find((one) => one.slug === slug);
