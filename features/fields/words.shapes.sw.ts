import type { RefusalDetails } from '#kit/pure/result.ts';
import type { Words } from '#kit/pure/words.ts';
import type { shapesEn } from './words.shapes.en.ts';

export const shapesSw = {
  refusals: {
    'fields.boundary_wrong': 'Umbo hili halisomeki. Weka alama za pembe upya.',
    'fields.boundary_few': 'Shamba linahitaji angalau pembe 3 zilizo mahali tofauti.',
    'fields.boundary_points': ({ points, max }: RefusalDetails) =>
      `Umbo hili lina pembe ${points}; shamba haliwezi kuwa na zaidi ya pembe ${max}.`,
    'fields.boundary_antimeridian':
      'Umbo hili linazunguka nusu ya dunia. Angalia longitudo ya pembe: nchini Kenya iko kati ya 34 na 42.',
    'fields.boundary_outside':
      'Pembe moja ya umbo hili iko baharini, katika Ziwa Victoria au nje ya Afrika Mashariki. Angalia latitudo na longitudo: huenda zimebadilishana nafasi.',
    'fields.boundary_crosses': ({ side, other }: RefusalDetails) =>
      `Upande wa ${side} na wa ${other} zinakatana. Sogeza pembe moja ili mstari usijikate.`,
    'fields.boundary_small': ({ m2 }: RefusalDetails) =>
      `Umbo hili lina mita za mraba ${m2} tu, au ni jembamba mno. Shamba lina angalau mita za mraba 10.`,
    'fields.boundary_large': ({ hectares }: RefusalDetails) =>
      `Umbo hili lina hekta ${hectares}, au upana unaozidi kilomita 30. Hilo si shamba moja: tafuta pembe iliyo mahali pasipofaa.`,
    'fields.boundary_duplicate': ({ percent }: RefusalDetails) =>
      `Tayari una shamba lenye umbo hili: asilimia ${percent} ya ardhi ni ile ile. Fungua shamba hilo badala yake.`,
  },
} satisfies Words<typeof shapesEn>;
