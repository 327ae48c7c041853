import type { Words } from '#kit/pure/words.ts';
import type { moderationEn } from './words.moderation.en.ts';

export const moderationSw = {
  threat: 'Maneno haya yanatishia watu. Vitisho haviwekwi hapa.',
  hate: 'Maneno haya yanachukia kundi la watu. Andika kuhusu shamba, si kabila wala dini.',
  sexual: 'Hili halihusu kilimo na si mahali pake hapa.',
  secrets:
    'Hakuna anayeruhusiwa kuomba PIN, nenosiri au nambari ya kitambulisho hapa. Usimpe mtu yeyote yako.',
  scam: 'Hili linafanana na ombi la matapeli la kutuma pesa kwanza. Hapa pesa haziombwi.',
  abuse: 'Baadhi ya maneno yanatukana wengine. Yaseme bila matusi.',
  banned_substance:
    'Umetaja sumu iliyopigwa marufuku au iliyo hatari mno. Iondoe; uliza kitu kinachoweza kutumika badala yake.',
  danger:
    'Kama mtu yuko hatarini au amemeza sumu, piga 0800720021 (kituo cha sumu, bila malipo) au 999 sasa hivi. Mtu atasoma hili kabla ya wengine kuliona.',
  pesticide_dose:
    'Kipimo cha dawa ya wadudu kiko kwenye lebo pekee. Ondoa kiasi. La sivyo, mtu atasoma hili kabla ya wengine kuliona.',
  contacts: 'Usiwaombe wengine nambari zao za simu hadharani. Mtu atasoma hili kabla ya wengine kuliona.',
  phone_number:
    'Yeyote anaweza kusoma na kutumia vibaya nambari hii ya simu. Iondoe. La sivyo, mtu atasoma hili kabla ya wengine kuliona.',
  betting: 'Hili linahusu kamari au pesa za haraka, si kilimo. Mtu atalisoma kabla ya wengine kuliona.',
  links: 'Hatuijui anwani hii ya tovuti. Iondoe, au mtu atasoma hili kabla ya wengine kuliona.',
  moderator: 'Mtu anayetunza jamii aliliondoa.',
  leaving: 'Uliomba akaunti yako ifutwe. Hadi ifutwe, au ubadilishe nia, hakuna mwingine anayeliona.',
  repeats: 'Umeandika jambo moja mara nyingi. Liandike mara moja tu, la sivyo msimamizi ataliangalia kwanza.',
} satisfies Words<typeof moderationEn>;
