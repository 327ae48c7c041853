import type { Language, Words } from '#kit/pure/words.ts';
import type { TodaysAction } from '../rules/today.ts';
import { withoutWatering } from '../rules/water-ban.ts';
import { adviceEn } from '../words.advice.en.ts';
import { adviceSw } from '../words.advice.sw.ts';
import { alertText } from './alert-text.ts';
import { dayText } from './day-words.ts';

/**
 * More than two people can carry in a day (the same limit as agronomy's water card): an amount that nobody
 * can carry is not advice.
 */
const MAX_CARRIED_JERRICANS = 100;

const en = {
  water: (jerricans: string) =>
    jerricans === '1'
      ? 'Give water: 1 jerrican of 20 litres'
      : `Give water: ${jerricans} jerricans of 20 litres`,
  waterMuch: 'Give water where it is driest',
  much: 'The field’s page shows how much water this field needs.',
  waterWhy: (mm: string) => `The soil lacks ${mm} mm of water, and not enough rain is forecast.`,
  scoutWhy: (age: string) => `Your maize came up ${age} days ago. Check it once a week until tasselling.`,
  harvestWhy: (day: string, mm: string) =>
    `${mm} mm of rain is forecast from ${day}, and this crop’s harvest days have begun.`,
  quiet: 'Nothing urgent today',
  quietWhy: 'No alert, forecast or crop needs action now.',
};
const sw: Words<typeof en> = {
  water: (jerricans) =>
    jerricans === '1' ? 'Mwagilia: mtungi 1 wa lita 20' : `Mwagilia: mitungi ${jerricans} ya lita 20`,
  waterMuch: 'Mwagilia sehemu kavu zaidi',
  much: 'Ukurasa wa shamba unaonyesha kiasi cha maji kinachohitajika.',
  waterWhy: (mm) => `Udongo unakosa milimita ${mm} za maji, na hakuna mvua ya kutosha kwenye utabiri.`,
  scoutWhy: (age) =>
    `Mahindi yako yaliota siku ${age} zilizopita: kagua mara moja kwa wiki hadi mbelewele zitoke.`,
  harvestWhy: (day, mm) =>
    `Utabiri unaonyesha mvua ya milimita ${mm} kuanzia ${day}, na siku za kuvuna zao hili zimeanza.`,
  quiet: 'Leo hakuna la haraka',
  quietWhy: 'Hakuna tahadhari, wala kazi inayohitajika sasa kwa utabiri na umri wa mazao.',
};
const words = { en, sw };
const todos = { en: adviceEn, sw: adviceSw };

interface ActionText {
  readonly todo: string;
  readonly why: string;
}

export const actionText = (action: TodaysAction, language: Language): ActionText => {
  const say = words[language];
  switch (action.kind) {
    case 'alert': {
      const { raised, noWater } = action;
      const shown = noWater ? { ...raised, doFirst: withoutWatering(raised.doFirst) } : raised;
      const { action: todo, title } = alertText(shown, language);
      return { todo, why: `${title}.` };
    }
    case 'water': {
      const why = say.waterWhy(String(Math.round(action.mm)));
      return action.jerricans > MAX_CARRIED_JERRICANS
        ? { todo: say.waterMuch, why: `${why} ${say.much}` }
        : { todo: say.water(String(action.jerricans)), why };
    }
    case 'scout':
      return { todo: todos[language].faw_scout, why: say.scoutWhy(String(action.age)) };
    case 'harvest':
      return {
        todo: todos[language].rain_harvest,
        why: say.harvestWhy(dayText(action.on, language), String(action.mm)),
      };
    case 'quiet':
      return { todo: say.quiet, why: say.quietWhy };
  }
};
