import { bilingual } from '../bilingual.ts';
import { feedManure } from '../sprays/preparations.ts';
import { manureEachSeason } from '../vegetable-sentences.ts';
import { arrow, box, drawing, label, line, oval, path } from './draw.ts';
import { list, note, picture, recipe, said, section, text } from './parts.ts';
import { bush, ground, sack } from './plants.ts';
import type { Lesson } from './types.ts';

const drum = drawing(
  190,
  bilingual(
    'A drum of water with a lid. A sack of fresh manure hangs in the water from a stick that lies across.',
    'Pipa la maji lenye kifuniko. Gunia la samadi mbichi linaning’inia ndani ya maji kutoka kwenye kijiti kilichowekwa juu.',
  ),
  ground(168, 190),
  box(104, 62, 112, 106, { fill: 'water' }),
  box(104, 50, 112, 118, { line: 'ink', width: 2.5 }),
  oval(160, 50, 56, 8, { fill: 'grey', line: 'ink', width: 2 }),
  line(
    [
      [92, 46],
      [228, 46],
    ],
    'deep',
    5,
  ),
  line(
    [
      [160, 46],
      [160, 78],
    ],
    'deep',
    2,
  ),
  sack(138, 76, 44, 66, 'straw'),
  label([160, 32], bilingual('stick and lid', 'kijiti na kifuniko'), { size: 10, anchor: 'middle' }),
  label([236, 84], bilingual('water', 'maji'), { size: 10 }),
  label([96, 108], bilingual('manure', 'samadi'), { size: 10, anchor: 'end' }),
  label([96, 122], bilingual('in a sack', 'kwenye gunia'), { size: 10, anchor: 'end' }),
);

const pour = drawing(
  140,
  bilingual(
    'The thinned liquid is poured on the soil beside the plant, not on its leaves.',
    'Maji ya samadi yaliyopunguzwa humwagwa kwenye udongo kando ya mmea, si kwenye majani yake.',
  ),
  ground(104, 140),
  bush(210, 104, 74),
  path('M70 40L118 52L112 74L64 62Z', { fill: 'grey', line: 'ink', width: 1.5 }),
  path('M118 56Q150 66 156 102', { line: 'water', width: 4 }),
  arrow([190, 128], [160, 110], 'dark', 2),
  label([194, 132], bilingual('on moist soil', 'udongo wenye unyevu'), { size: 10 }),
);

export const liquidManureLesson: Lesson = {
  slug: 'liquid-manure',
  title: bilingual('Liquid manure for poorly fed plants', 'Samadi ya maji kwa mimea yenye njaa'),
  description: bilingual(
    'Feed kale, spinach and maize in two weeks, with a drum and a sack.',
    'Lisha sukuma wiki, spinachi na mahindi kwa wiki mbili, kwa pipa na gunia.',
  ),
  category: 'soil',
  type: 'tutorial',
  level: 'beginner',
  tags: ['manure', 'vegetables', 'maize', 'organic'],
  reviewed: '2026-11-22',
  sections: [
    section(
      'Are nutrients missing?',
      'Je, ni njaa?',
      text(
        'Poorly fed plants turn pale first on the old, lower leaves, and all along the row alike. A disease shows in patches.',
        'Mimea yenye njaa hupauka kwanza kwenye majani ya zamani ya chini, na kwa mstari mzima sawasawa. Ugonjwa huonekana kwa sehemu.',
      ),
      text(
        'Liquid manure gives nitrogen most of all. The roots take it up within days.',
        'Samadi ya maji hasa hutoa naitrojeni. Mizizi huichukua ndani ya siku chache.',
      ),
      picture(drum),
    ),
    ...recipe(feedManure, [picture(pour)]),
    section(
      'And for the long run',
      'Na kwa muda mrefu',
      said(manureEachSeason),
      list(
        bilingual(
          'If plants stay pale all the same, ask for a soil test before you buy fertiliser.',
          'Mimea ikiendelea kupauka, omba upimaji wa udongo kabla ya kununua mbolea.',
        ),
      ),
      note(
        'Keep the drum covered: mosquitoes breed in open water.',
        'Funika pipa: mbu huzaliana kwenye maji yaliyo wazi.',
      ),
    ),
  ],
  sources: ['manure_tea', 'fao_guides'],
};
