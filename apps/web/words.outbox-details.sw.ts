// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { outboxDetailsEn } from './words.outbox-details.en.ts';

export const outboxDetailsSw = {
  twoPhones: 'Ukitumia simu mbili',
  rules: [
    'Tunatuma kazi ya kila simu kwa mpangilio, mara moja tu. Hakuna kinachoongezwa mara mbili.',
    'Maelezo tofauti huhifadhiwa yote: jina kutoka simu moja, zao kutoka simu nyingine.',
    'Simu zote mbili zikibadilisha kitu kimoja, tunatumia badiliko lililotumwa mwisho. Simu zote huonyesha hapa la zamani na jipya, na unaweza kurudisha la zamani.',
    'Simu zote mbili zikichora mpaka, tunatumia uliotumwa kwanza. Ule mwingine husubiri hapa hadi uchague.',
    'Ukifuta, hatufuti kitu ambacho hujakiona kwenye simu hii. Tutakuuliza kwanza.',
    'Ukibadilisha kitu ulichofuta kwenye simu yako nyingine, maandishi yako hubaki hapa. Unaweza kuyaongeza kama kitu kipya.',
    'Saa ya simu ikiwa si sahihi, hakuna kinachoharibika.',
  ],
  look: 'Fungua',
  unseen: {
    title: 'Simu yako nyingine ilibadilisha haya wakati huo:',
    detail: (label, from, to) => `${label}: ${from} → ${to}`,
    changedItself: 'Ulikibadilisha.',
    added: (what) => `Kilichoongezwa: ${what}`,
    changed: (what) => `Kilichobadilishwa: ${what}`,
    with: (counted, names) => `${counted} (${names})`,
    more: (n) => (n === 1 ? 'Na badiliko 1 lingine' : `Na mabadiliko mengine ${n}`),
    safe: 'Bado hakuna kilichofutwa.',
    older: 'Simu yako nyingine ilibadilisha jambo hapa wakati huo. Bado hakuna kilichofutwa.',
    see: 'Ona kilichobadilika',
    deleteAnyway: 'Futa hata hivyo',
    keep: 'Usifute',
  },
  choose: {
    title: 'Ulibadilisha hili kwenye simu zote mbili. Kwa sasa tunatumia lililotumwa kwanza.',
    theirs: 'Simu nyingine',
    mine: 'Simu hii',
    useMine: 'Tumia la simu hii',
    keepTheirs: 'Tumia la simu nyingine',
  },
  gone: {
    typed: 'Uliandika:',
    addAsNew: 'Ongeza kama kipya',
    added: 'Kimeongezwa kama kipya',
    notAdded: 'Maandishi hayakuongezwa. Bado yako hapa. Jaribu tena.',
    copy: 'Nakili maandishi',
    copied: 'Maandishi yamenakiliwa',
    notCopied: 'Maandishi hayakunakiliwa. Yabonyeze kwa muda ili uyanakili.',
  },
  overwritten: {
    title: 'Yaliyobadilishwa kwenye simu zote mbili',
    lead: 'Ulibadilisha kitu kimoja kwenye simu zote mbili. Tunatumia badiliko lililotumwa mwisho.',
    byThis: 'Badiliko la simu hii lilitumwa mwisho.',
    byOther: 'Badiliko la simu yako nyingine lilitumwa mwisho.',
    now: (text) => `Sasa ni: ${text}`,
    putBackOne: (text) => `Rudisha “${text}”`,
    putBackAll: 'Rudisha ya zamani',
    isBack: 'Ya zamani imerudishwa.',
    sent: 'Imerudishwa',
    failed: 'Ya zamani haikurudishwa. Jaribu tena.',
    deleted: 'Kilifutwa baada ya hapo.',
  },
} satisfies Words<typeof outboxDetailsEn>;
