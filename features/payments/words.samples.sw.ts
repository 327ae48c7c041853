import type { Words } from '#kit/pure/words.ts';
import type { samplesEn } from './words.samples.en.ts';

export const samplesSw = {
  mark: 'Mfano',
  note: 'Si takwimu za kweli. Zako zitatoka kwenye mashamba na masoko yako.',
  market_insights: {
    message: 'Imepanda KES 400 tangu Oktoba',
    text: 'Mahindi, gunia la kilo 90. Baada ya usafiri unabaki na KES 3,990 Ugunja na KES 3,840 Siaya.',
  },
  yield_predictor: {
    figure: 'Magunia 14',
    message: 'Kati ya magunia 11 na 17 ya mahindi',
    text: 'Mvua imetosha hadi sasa. Kwa KES 4,200 kwa gunia, magunia 14 ni kama KES 58,800.',
  },
  satellite: {
    figure: 'Sehemu 1 dhaifu',
    message: 'Kona ya chini ina ukijani mdogo',
    text: 'Umeshuka ndani ya siku 10. Anza kukagua majani ya hapo.',
  },
  document_chat: {
    figure: 'Ukurasa 12',
    message: 'Niweke lini mbolea ya kukuzia mahindi?',
    text: '“Yakifika magotini, udongo ukiwa na unyevu.” Kutoka kwenye hati uliyoweka.',
  },
  pro_resources: {
    figure: 'Mazao 30',
    message: 'Mwongozo kamili wa kilimo hai',
    text: 'Masomo yenye picha, na dawa za nyumbani pamoja na vipimo vyake, ya kusoma na kupakua.',
  },
  referral_insights: {
    figure: '3 kati ya 8',
    message: 'Majirani watatu walijiunga kwa kiungo chako',
    text: 'Wengi walikifungua kutoka WhatsApp. Wewe ni wa nne kwenye ubao wa washindi.',
  },
  daily_alerts: {
    figure: '06:00',
    message: 'Jalidi huenda ikatokea usiku wa Alhamisi',
    text: 'Tuliiona ukiwa umelala, tukatuma ujumbe kwa simu yako. Funika miche jioni.',
  },
  mission_control: {
    message: 'Wakulima wanaotumia Mavuno',
    text: 'Pamoja na mashamba yao, ukaguzi wao wa majani, na hali ya huduma.',
  },
  chat_attachments: {
    figure: 'Picha 1',
    message: 'Nini kinakula sukuma wiki yangu?',
    text: '“Mashimo yanafanana na ya nondo mgongo wa almasi. Angalia viwavi wadogo wa kijani chini ya majani.”',
  },
} satisfies Words<typeof samplesEn>;
