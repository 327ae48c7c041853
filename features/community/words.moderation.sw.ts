import type { Words } from '#kit/pure/words.ts';
import type { moderationEn } from './words.moderation.en.ts';

export const moderationSw = {
  threat: 'Maneno haya yanafanana na vitisho. Haturuhusu vitisho hapa.',
  hate: 'Maneno haya yanachochea chuki dhidi ya kundi la watu. Andika kuhusu kilimo, si kabila wala dini.',
  sexual: 'Hili halihusu kilimo na si mahali pake hapa.',
  secrets: 'Huwezi kuomba PIN, nenosiri au nambari ya kitambulisho hapa. Usimpe mtu yeyote siri zako.',
  scam: 'Maneno haya yanafanana na utapeli. Huwezi kuomba pesa hapa.',
  abuse: 'Baadhi ya maneno yanatukana wengine. Yaseme bila matusi.',
  banned_substance:
    'Umetaja dawa iliyopigwa marufuku au iliyo hatari mno. Iondoe, na uulize cha kutumia badala yake.',
  danger:
    'Kama mtu yuko hatarini au amemeza sumu, piga 0800720021 (kituo cha sumu, bila malipo) au 999 sasa hivi. Msimamizi atakagua ujumbe wako kwanza.',
  pesticide_dose:
    'Ondoa kipimo cha dawa: kiko kwenye lebo pekee. La sivyo, msimamizi atakagua ujumbe wako kwanza.',
  contacts: 'Usiwaombe wengine nambari zao za simu hadharani. Msimamizi atakagua ujumbe wako kwanza.',
  phone_number:
    'Yeyote anaweza kusoma na kutumia vibaya nambari hii ya simu. Iondoe. La sivyo, msimamizi atakagua ujumbe wako kwanza.',
  betting: 'Hili linahusu kamari au pesa za haraka, si kilimo. Msimamizi atakagua ujumbe wako kwanza.',
  links: 'Hatuijui anwani hii ya tovuti. Iondoe, la sivyo msimamizi atakagua ujumbe wako kwanza.',
  moderator: 'Msimamizi wa jamii aliliondoa.',
  leaving: 'Uliomba akaunti yako ifutwe, kwa hivyo wengine hawalioni kwa sasa.',
  repeats: 'Umeandika jambo moja mara nyingi. Liandike mara moja tu, la sivyo msimamizi ataliangalia kwanza.',
} satisfies Words<typeof moderationEn>;
