import type { Words } from '#kit/pure/words.ts';
import type { outboxEn } from './words.outbox.en.ts';

export const outboxSw = {
  twoPhones: 'Ukitumia simu mbili',
  rules: [
    'Unachofanya kwenye simu yoyote hutumwa kwa mpangilio ulioufanya, na huhesabiwa mara moja tu. Hakuna kinachoongezwa mara mbili.',
    'Maelezo tofauti ya shamba moja huhifadhiwa yote: jina kutoka simu moja, zao kutoka simu nyingine.',
    'Ukibadilisha kitu kimoja kwenye simu zote mbili: kilichotumwa mwisho ndicho hubaki. Kilichoondolewa huandikwa kando yake kwenye orodha hii.',
    'Ukichora mipaka kwenye simu zote mbili: uliotumwa kwanza hubaki, na mwingine husubiri hapa hadi uchague.',
    'Kufuta hakuondoi chochote ambacho simu hii haikuwa imekuonyesha. Husubiri hapa na kukuuliza.',
    'Ulichoandika kuhusu kitu kilichofutwa wakati huo hubaki hapa hadi ukitupe.',
    'Saa ya simu haiamui chochote.',
  ],
  look: 'Liangalie',
  replaced: (value) => `Simu yako nyingine ilikuwa imeandika “${value}”. Hiki kimechukua nafasi yake.`,
  replacedUnnamed: 'Simu yako nyingine ilikuwa imeweka jambo tofauti hapa. Hiki kimechukua nafasi yake.',
  full: 'Simu hii imejaa, kwa hivyo habari kutoka kwa seva zinasubiri. Futa vitu kadhaa upate nafasi. Ulichofanya kimehifadhiwa.',
} satisfies Words<typeof outboxEn>;
