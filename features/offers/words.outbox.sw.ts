import type { Words } from '#kit/pure/words.ts';
import type { offersOutboxEn } from './words.outbox.en.ts';

export const offersOutboxSw: Words<typeof offersOutboxEn> = {
  outbox: {
    post: 'Weka tangazo la kuuza',
    change: 'Badilisha tangazo',
    close: 'Ondoa tangazo',
    reply: 'Jibu tangazo',
    withdraw: 'Ondoa jibu',
    accept: 'Kubali jibu',
    report: 'Ripoti tangazo',
  },
  countedRows: {
    sell_offer: (n) => (n === 1 ? 'tangazo 1 la kuuza' : `matangazo ${n} ya kuuza`),
    sell_reply: (n) => (n === 1 ? 'jibu 1 la tangazo' : `majibu ${n} ya tangazo`),
  },
  refusals: {
    'offers.crop_missing': 'Chagua zao kutoka kwenye orodha.',
    'offers.quantity_missing': 'Andika kiasi.',
    'offers.quantity_high': 'Hiyo ni zaidi ya mavuno ya shamba moja. Angalia nambari na kipimo.',
    'offers.weight_missing': 'Andika uzito wa kipimo kimoja kwa kilo, kuanzia 0.2 hadi 250.',
    'offers.price_missing': 'Andika bei kwa shilingi, zaidi ya 0.',
    'offers.price_low': 'Hiyo ni chini ya senti 10 kwa kilo. Andika bei ya kipimo kimoja.',
    'offers.price_high':
      'Hiyo ni zaidi ya KES 3,000 kwa kilo. Andika bei ya kipimo kimoja, si ya mzigo wote.',
    'offers.day_wrong': 'Chagua siku ndani ya mwaka mmoja.',
    'offers.note_long': 'Fupisha maneno yasizidi herufi 500.',
    'offers.phone_missing': 'Andika nambari yako ya simu. Muuzaji pekee ataiona, na ni baada ya kukubali tu.',
    'offers.phone_wrong': 'Andika nambari ya simu, kama 0712 345 678.',
    'offers.unverified': 'Thibitisha barua pepe yako kwanza. Kisha gusa “Jaribu tena”.',
    'offers.posted_already': 'Tayari una tangazo kama hili. Liondoe kwanza.',
    'offers.too_many': 'Umefikia kikomo cha leo. Jaribu tena kesho.',
    'offers.too_many_open': 'Una matangazo 20 yaliyo wazi. Ondoa moja kwanza.',
    'offers.not_allowed': 'Baadhi ya maneno hayaruhusiwi hapa. Yabadilishe kisha utume tena.',
    'offers.not_found': 'Tangazo au jibu hili halipo tena.',
    'offers.not_open': 'Tangazo hili halipokei majibu tena.',
    'offers.own_offer': 'Hili ni tangazo lako mwenyewe.',
    'offers.answered_already': 'Tayari umejibu tangazo hili. Ondoa jibu lako ili utume lingine.',
    'offers.agreed_already': 'Muuzaji ameshakubali jibu moja.',
    'offers.not_yours': 'Muuzaji pekee anaweza kufanya hivi.',
    'offers.reply_gone': 'Mnunuzi ameondoa jibu hili.',
    'offers.own_report': 'Huwezi kuripoti maneno yako mwenyewe. Unaweza kuyaondoa.',
    'offers.own_post': 'Msimamizi mwingine lazima akague tangazo lako.',
    'offers.reason_missing': 'Andika sababu: mkulima ataisoma.',
  },
};
