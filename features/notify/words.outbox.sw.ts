import type { Words } from '#kit/pure/words.ts';
import type { notifyOutboxEn } from './words.outbox.en.ts';

export const notifyOutboxSw = {
  unread: (n) => (n === 1 ? 'Mpya 1' : `Mpya ${n}`),
  outbox: {
    toggle: 'Badilisha arifa zako',
    digest: 'Badilisha saa ya muhtasari wa siku',
    whatsapp: 'Badilisha mapendeleo ya WhatsApp',
    sms: 'Badilisha mapendeleo ya SMS',
    read: 'Weka alama kuwa ujumbe umesomwa',
  },
  refusals: {
    'notify.number_blank': 'Tafadhali andika nambari yako ya WhatsApp',
    'notify.sms_blank': 'Tafadhali andika nambari yako',
    'notify.number_wrong': 'Andika nambari ya nchi uliyochagua. Kagua tarakimu.',
    'notify.push_host': 'Mavuno haiwezi kutuma arifa kwa kivinjari hiki. Jaribu Chrome kwenye Android.',
    'notify.push_off': 'Arifa za simu bado hazipatikani.',
    'notify.push_many': 'Arifa zimewashwa kwenye simu nyingi mno. Kwanza zizime kwenye mojawapo.',
    'notify.no_number': 'Hifadhi nambari kwanza.',
    'notify.channel_off': 'Njia hii bado haipatikani.',
    'notify.too_many_codes': 'Tumetuma misimbo mingi mno. Jaribu tena baada ya saa moja.',
    'notify.not_sent': 'Msimbo haukutumwa. Kagua nambari, au jaribu tena baadaye.',
    'notify.code_wrong': 'Msimbo huu haulingani. Uangalie, kisha ujaribu tena.',
    'notify.code_late': 'Muda wa msimbo huu umeisha. Omba mpya.',
    'notify.no_browser': 'Kwanza washa arifa kwenye simu hii.',
    'notify.email_unproven': 'Thibitisha barua pepe yako kwanza. Fungua kiungo tulichokutumia ulipojisajili.',
    'notify.not_confirmed': 'Thibitisha nambari kwanza.',
    'notify.too_many_tests': 'Umetuma ujumbe wa majaribio wa kutosha leo. Jaribu tena kesho.',
    'notify.link_wrong': 'Sehemu ya kiungo hiki haipo. Nakili chote kutoka kwenye barua pepe.',
    'hooks.unknown': 'Hapa hakuna kitu.',
    'hooks.signature': 'Ujumbe huu hauna sahihi inayotakiwa.',
  },
} satisfies Words<typeof notifyOutboxEn>;
