import type { Words } from '#kit/pure/words.ts';
import type { suppliersOutboxEn } from './words.outbox.en.ts';

export const suppliersOutboxSw: Words<typeof suppliersOutboxEn> = {
  outbox: {
    suggest: (name) => (name ? `Pendekeza duka: ${name}` : 'Pendekeza duka'),
    report: 'Ripoti duka',
  },
  refusals: {
    'suppliers.name_missing': 'Andika jina la duka na mahali lilipo.',
    'suppliers.phone_wrong': 'Andika nambari ya simu, kama 0712 345 678.',
    'suppliers.too_many': 'Bado tunakagua maduka uliyotuma. Tuma hili baadaye.',
    'suppliers.exists': 'Umeshatuma pendekezo hili.',
    'suppliers.not_found': 'Duka hili halipo tena kwenye orodha.',
    'suppliers.not_listed':
      'Nambari hii haiko kwenye orodha yetu, kwa hivyo hatukutuma SMS. Lipigie duka simu.',
    'suppliers.sms_off': 'SMS haipatikani bado. Lipigie duka simu.',
    'suppliers.sms_limit': 'Umefikia kikomo cha SMS cha leo. Lipigie duka simu.',
    'suppliers.sms_shop_limit': 'Duka hili haliwezi kupokea SMS zaidi leo. Lipigie simu.',
    'suppliers.sms_unknown': 'Hatujui kama SMS ilitumwa. Lipigie duka simu ili uwe na hakika.',
    'suppliers.sms_failed': 'SMS haikutumwa. Lipigie duka simu.',
    'suppliers.product_wrong': 'Andika tu unachohitaji, bila anwani ya tovuti.',
    'suppliers.place_too_exact': 'Andika kijiji, wadi au kaunti, si mahali kamili.',
    'suppliers.decided': 'Msimamizi mwingine ameshaamua.',
    'suppliers.place_missing': 'Mahali pa duka hapajaandikwa.',
    'suppliers.reason_missing': 'Andika sababu, ili aliyetuma aelewe.',
  },
};
