import type { Words } from '#kit/pure/words.ts';
import type { offersOutboxEn } from './words.outbox.en.ts';

export const offersOutboxSw: Words<typeof offersOutboxEn> = {
  outbox: { post: 'Tangazo la kuuza', change: 'Kubadilisha tangazo', close: 'Kuondoa tangazo', reply: 'Jibu kwa tangazo', withdraw: 'Kuondoa jibu', accept: 'Kukubali jibu', report: 'Ripoti ya tangazo' },
  refusals: {
    'offers.crop_missing': 'Chagua zao kutoka kwenye orodha.',
    'offers.quantity_missing': 'Andika ni kiasi gani.',
    'offers.quantity_high': 'Hiyo ni zaidi ya mavuno ya shamba moja. Angalia nambari na kipimo.',
    'offers.weight_missing': 'Andika kimoja kina kilo ngapi, kuanzia 0.2 hadi 250.',
    'offers.price_missing': 'Andika bei kwa shilingi, zaidi ya 0.',
    'offers.price_low': 'Hiyo ni chini ya senti kumi kwa kilo. Bei ni ya kipimo kimoja.',
    'offers.price_high': 'Hiyo ni zaidi ya KES 3,000 kwa kilo. Bei ni ya kipimo kimoja, si ya mzigo wote.',
    'offers.day_wrong': 'Chagua siku ndani ya mwaka mmoja.',
    'offers.note_long': 'Herufi zisizidi 500, tafadhali.',
    'offers.phone_missing': 'Andika nambari yako ya simu. Muuzaji pekee ataiona, na ni baada ya kukubali tu.',
    'offers.phone_wrong': 'Hii si nambari ya simu. Iandike hivi: 0712 345 678.',
    'offers.unverified': 'Thibitisha barua pepe yako kwanza. Kisha gusa “Jaribu tena”.',
    'offers.posted_already': 'Tayari una tangazo kama hili. Liondoe kwanza.',
    'offers.too_many': 'Umefikisha idadi inayoruhusiwa kwa siku. Jaribu tena kesho.',
    'offers.too_many_open': 'Una matangazo 20 yaliyo wazi. Ondoa moja kwanza.',
    'offers.not_allowed': 'Maneno haya hayaruhusiwi hapa. Yabadilishe kisha utume tena.',
    'offers.not_found': 'Hili halipo tena.',
    'offers.not_open': 'Tangazo hili halipokei majibu tena.',
    'offers.own_offer': 'Hili ni tangazo lako mwenyewe.',
    'offers.answered_already': 'Jibu lako linasubiri tayari. Liondoe ili utume jingine.',
    'offers.agreed_already': 'Jibu moja limeshakubaliwa.',
    'offers.not_yours': 'Mwenye tangazo pekee anaweza kufanya hivi.',
    'offers.reply_gone': 'Jibu hili limeondolewa.',
    'offers.own_report': 'Huwezi kuripoti maneno yako mwenyewe. Unaweza kuyaondoa.',
    'offers.own_post': 'Mtu mwingine lazima akague tangazo lako.',
    'offers.reason_missing': 'Andika sababu: mkulima ataisoma.',
  },
};
