// @cache later

import type { Words } from '#kit/pure/words.ts';
import type { outboxDetailsEn } from './words.outbox-details.en.ts';

export const outboxDetailsSw = {
  twoPhones: 'Ukitumia simu mbili',
  rules: [
    'Unachofanya kwenye simu yoyote hutumwa kwa mpangilio ulioufanya, na huhesabiwa mara moja tu. Hakuna kinachoongezwa mara mbili.',
    'Maelezo tofauti ya kitu kimoja huhifadhiwa yote: jina kutoka simu moja, zao kutoka simu nyingine.',
    'Simu zote mbili zikibadilisha kitu kimoja, badiliko lililotumwa mwisho ndilo hutumika. Simu zote mbili huonyesha hapa la zamani na jipya, na unaweza kurudisha la zamani.',
    'Simu zote mbili zikichora mpaka, uliotumwa kwanza ndio hutumika. Mwingine husubiri hapa hadi uchague.',
    'Kufuta hakuondoi kamwe kazi ambayo simu hii haijakuonyesha. Kwanza unaiona hapa, kisha unachagua.',
    'Ukibadilisha kitu kilichofutwa kwenye simu yako nyingine, maandishi yako hubaki hapa. Unaweza kuyaongeza kama kitu kipya.',
    'Haidhuru simu zako zinaonyesha saa ngapi.',
  ],
  look: 'Fungua',
  unseen: {
    title: 'Simu yako nyingine ilibadilisha haya wakati huo:',
    detail: (label, from, to) => `${label}: ${from} → ${to}`,
    changedItself: 'Kilibadilishwa.',
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
    title: 'Simu zote mbili zilibadilisha hiki. Kwa sasa kinatumika kilichotumwa kwanza.',
    theirs: 'Simu nyingine',
    mine: 'Simu hii',
    useMine: 'Tumia cha simu hii',
    keepTheirs: 'Acha kile kingine',
  },
  gone: {
    typed: 'Uliandika:',
    addAsNew: 'Ongeza kama kipya',
    added: 'Kimeongezwa kama kipya',
    notAdded: 'Hakikuongezwa. Maandishi yako bado yako hapa.',
    copy: 'Nakili maandishi',
    copied: 'Maandishi yamenakiliwa',
    notCopied: 'Simu hii haiwezi kunakili. Bonyeza maandishi kwa muda ili uyanakili.',
  },
  overwritten: {
    title: 'Yaliyobadilishwa kwenye simu zote mbili',
    lead: 'Simu mbili zilibadilisha kitu kimoja bila kuonana. Badiliko lililotumwa mwisho ndilo linatumika.',
    byThis: 'Badiliko la simu hii lilitumwa mwisho.',
    byOther: 'Badiliko la simu yako nyingine lilitumwa mwisho.',
    now: (text) => `Sasa ni: ${text}`,
    putBackOne: (text) => `Rudisha “${text}”`,
    putBackAll: 'Rudisha ya zamani',
    isBack: 'Ya zamani imerudishwa.',
    sent: 'Imerudishwa',
    failed: 'Haikurudishwa. Jaribu tena.',
    deleted: 'Kilifutwa baada ya hapo.',
  },
} satisfies Words<typeof outboxDetailsEn>;
