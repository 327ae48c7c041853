import type { RefusalDetails } from '#kit/pure/result.ts';
import type { Words } from '#kit/pure/words.ts';
import type { shapesEn } from './words.shapes.en.ts';

export const shapesSw = {
  refusals: {
    'fields.boundary_wrong': 'Hatukuweza kusoma mpaka huu. Weka alama za pembe upya.',
    'fields.boundary_few': 'Shamba linahitaji angalau pembe 3 zilizo mahali tofauti.',
    'fields.boundary_points': ({ points, max }: RefusalDetails) =>
      `Mpaka huu una pembe ${points}. Shamba linaweza kuwa na pembe zisizozidi ${max}.`,
    'fields.boundary_antimeridian':
      'Mpaka huu unazunguka nusu ya dunia. Angalia longitudo ya pembe: nchini Kenya iko kati ya 34 na 42.',
    'fields.boundary_outside':
      'Pembe moja iko baharini, katika Ziwa Victoria au nje ya Afrika Mashariki. Angalia kama latitudo na longitudo zimebadilishana nafasi.',
    'fields.boundary_crosses': ({ side, other }: RefusalDetails) =>
      `Upande wa ${side} na wa ${other} zinakatana. Sogeza pembe moja ili zisikatane.`,
    'fields.boundary_small': ({ m2 }: RefusalDetails) =>
      `Mpaka huu una mita za mraba ${m2} tu ndani yake, au ni mwembamba mno. Shamba lina angalau mita za mraba 10.`,
    'fields.boundary_large': ({ hectares }: RefusalDetails) =>
      `Mpaka huu una hekta ${hectares} ndani yake, au upana unaozidi kilomita 30. Ni kubwa mno kwa shamba moja. Tafuta pembe iliyo mahali pasipofaa.`,
    'fields.boundary_duplicate': ({ percent }: RefusalDetails) =>
      `Tayari una shamba lenye mpaka huu: asilimia ${percent} ni ile ile. Fungua shamba hilo badala yake.`,
  },
} satisfies Words<typeof shapesEn>;
