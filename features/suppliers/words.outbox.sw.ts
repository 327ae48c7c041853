import type { Words } from '#kit/pure/words.ts';
import type { suppliersOutboxEn } from './words.outbox.en.ts';

export const suppliersOutboxSw: Words<typeof suppliersOutboxEn> = {
  outbox: {
    suggest: (name) => (name ? `Duka lililopendekezwa: ${name}` : 'Duka lililopendekezwa'),
    report: 'Taarifa kuhusu duka',
  },
  refusals: {
    'suppliers.name_missing': 'Jina na mahali vinahitajika.',
    'suppliers.phone_wrong': 'Hii si nambari ya simu. Iandike hivi: 0712 345 678.',
    'suppliers.too_many':
      'Kadhaa ulizotuma kuhusu maduka bado zinasubiri. Tuma nyingine baada ya hizo kuangaliwa.',
    'suppliers.exists': 'Pendekezo hili lilishatumwa.',
    'suppliers.not_found': 'Duka hili halipo tena kwenye orodha.',
    'suppliers.not_listed':
      'Nambari hii haiko kwenye orodha yetu, kwa hivyo SMS haikutumwa. Jaribu kupiga simu.',
    'suppliers.sms_off': 'SMS haijawekwa hapa. Jaribu kupiga simu.',
    'suppliers.sms_limit': 'SMS za leo zimeisha. Jaribu kupiga simu.',
    'suppliers.sms_shop_limit': 'Duka hili limepokea SMS za kutosha leo. Jaribu kupiga simu.',
    'suppliers.sms_unknown': 'Hatujui kama SMS ilitoka. Piga simu ili uwe na hakika.',
    'suppliers.sms_failed': 'SMS haikufika. Jaribu kupiga simu.',
    'suppliers.product_wrong': 'Andika tu unachohitaji, bila anwani ya tovuti.',
    'suppliers.place_too_exact': 'Andika kijiji, wadi au kaunti, si mahali kamili.',
    'suppliers.decided': 'Mtu mwingine ameshaamua.',
    'suppliers.place_missing': 'Mahali pa duka hapajulikani.',
    'suppliers.reason_missing': 'Sema sababu, ili aliyetuma aelewe.',
  },
};
