import { alertsEn } from '#features/alerts/words.en.ts';
import { alertsSw } from '#features/alerts/words.sw.ts';
import { cropsEn } from '#features/crops/words.en.ts';
import { cropsSw } from '#features/crops/words.sw.ts';
import { expertsEn } from '#features/experts/words.en.ts';
import { expertsSw } from '#features/experts/words.sw.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { shapesEn } from '#features/fields/words-shapes.en.ts';
import { shapesSw } from '#features/fields/words-shapes.sw.ts';
import { historyEn } from '#features/history/words.en.ts';
import { historySw } from '#features/history/words.sw.ts';
import { impactEn } from '#features/impact/words.en.ts';
import { impactSw } from '#features/impact/words.sw.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { suppliersEn } from '#features/suppliers/words.en.ts';
import { suppliersSw } from '#features/suppliers/words.sw.ts';
import { sightingsEn } from '#features/sightings/words.en.ts';
import { sightingsSw } from '#features/sightings/words.sw.ts';
import { cropByTyped } from '#knowledge/crops.ts';
import type { OutboxWords } from '#kit/web/outbox-words.ts';

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null);

const cropIn = (language: 'en' | 'sw', crop: unknown): string => cropByTyped(text(crop) ?? '')?.name[language] ?? text(crop) ?? '';

/** What each command reads like in the outbox. It loads with that screen. */
export const outboxWords: readonly OutboxWords[] = [
  {
    commands: {
      'people.set_language': {
        en: ({ language }) => `Language: ${language === 'sw' ? 'Kiswahili' : 'English'}`,
        sw: ({ language }) => `Lugha: ${language === 'sw' ? 'Kiswahili' : 'Kiingereza'}`,
      },
      'fields.add': {
        en: ({ name }) => (text(name) ? `New field: ${text(name)}` : 'New field'),
        sw: ({ name }) => (text(name) ? `Shamba jipya: ${text(name)}` : 'Shamba jipya'),
      },
      'fields.change': {
        en: ({ name }) => (text(name) ? `Change of the field ${text(name)}` : 'Change of a field'),
        sw: ({ name }) => (text(name) ? `Badiliko la shamba ${text(name)}` : 'Badiliko la shamba'),
      },
      'fields.set_boundary': { en: () => 'Boundary of a field', sw: () => 'Mpaka wa shamba' },
      'fields.remove': { en: () => 'Delete a field', sw: () => 'Futa shamba' },
      'history.add': { en: ({ event_type: type }) => historyEn.outbox.add(historyEn.types[type as keyof typeof historyEn.types]), sw: ({ event_type: type }) => historySw.outbox.add(historySw.types[type as keyof typeof historySw.types]) },
      'history.change': { en: () => historyEn.outbox.change, sw: () => historySw.outbox.change },
      'history.remove': { en: () => historyEn.outbox.remove, sw: () => historySw.outbox.remove },
      'crops.add': { en: ({ crop_type: crop }) => cropsEn.outbox.add(cropIn('en', crop)), sw: ({ crop_type: crop }) => cropsSw.outbox.add(cropIn('sw', crop)) },
      'crops.change': { en: () => cropsEn.outbox.change, sw: () => cropsSw.outbox.change },
      'crops.harvest': { en: () => cropsEn.outbox.harvest, sw: () => cropsSw.outbox.harvest },
      'crops.remove': { en: () => cropsEn.outbox.remove, sw: () => cropsSw.outbox.remove },
      'scans.save': { en: () => 'Leaf check', sw: () => 'Ukaguzi wa jani' },
      'scans.add_leaves': { en: () => 'More leaves for a leaf check', sw: () => 'Majani zaidi ya ukaguzi' },
      'scans.pick': { en: () => 'Your choice for a leaf check', sw: () => 'Chaguo lako kwa ukaguzi wa jani' },
      'scans.remove': { en: () => 'Delete a leaf check', sw: () => 'Futa ukaguzi wa jani' },
      'reviews.ask': { en: () => expertsEn.outbox.ask, sw: () => expertsSw.outbox.ask },
      'reviews.ask_back': { en: () => expertsEn.outbox.back, sw: () => expertsSw.outbox.back },
      'reviews.close': { en: () => expertsEn.outbox.close, sw: () => expertsSw.outbox.close },
      'reviews.seen': { en: () => expertsEn.outbox.seen, sw: () => expertsSw.outbox.seen },
      'notify.set': { en: () => notifyEn.outbox.toggle, sw: () => notifySw.outbox.toggle },
      'notify.set_digest': { en: () => notifyEn.outbox.digest, sw: () => notifySw.outbox.digest },
      'notify.set_whatsapp': { en: () => notifyEn.outbox.whatsapp, sw: () => notifySw.outbox.whatsapp },
      'notify.set_sms': { en: () => notifyEn.outbox.sms, sw: () => notifySw.outbox.sms },
      'notify.read': { en: () => notifyEn.outbox.read, sw: () => notifySw.outbox.read },
      'donations.set': { en: () => expertsEn.outbox.donation, sw: () => expertsSw.outbox.donation },
      'suppliers.suggest': { en: ({ name }) => suppliersEn.outbox.suggest(text(name) ?? ''), sw: ({ name }) => suppliersSw.outbox.suggest(text(name) ?? '') },
      'sightings.report': { en: () => sightingsEn.outbox.report, sw: () => sightingsSw.outbox.report },
      'sightings.withdraw': { en: () => sightingsEn.outbox.withdraw, sw: () => sightingsSw.outbox.withdraw },
      'sightings.follow': { en: () => sightingsEn.outbox.follow, sw: () => sightingsSw.outbox.follow },
      'sightings.read': { en: () => sightingsEn.outbox.read, sw: () => sightingsSw.outbox.read },
      'alerts.mute': { en: () => alertsEn.outbox.mute, sw: () => alertsSw.outbox.mute },
      'alerts.unmute': { en: () => alertsEn.outbox.unmute, sw: () => alertsSw.outbox.unmute },
      'alerts.feedback': { en: () => alertsEn.outbox.feedback, sw: () => alertsSw.outbox.feedback },
      'alerts.seen': { en: () => alertsEn.outbox.seen, sw: () => alertsSw.outbox.seen },
      'suppliers.report': { en: () => suppliersEn.outbox.report, sw: () => suppliersSw.outbox.report },
      'outcomes.answer': { en: () => impactEn.outbox.answer, sw: () => impactSw.outbox.answer },
      'outcomes.pause': { en: () => impactEn.outbox.pause, sw: () => impactSw.outbox.pause },
    },
    refusals: {
      get en() { return { ...fieldsEn.refusals, ...shapesEn.refusals, ...cropsEn.refusals, ...historyEn.refusals, ...scannerEn.refusals, ...expertsEn.refusals, ...impactEn.refusals, ...suppliersEn.refusals, ...sightingsEn.refusals, ...alertsEn.refusals, ...notifyEn.refusals }; },
      get sw() { return { ...fieldsSw.refusals, ...shapesSw.refusals, ...cropsSw.refusals, ...historySw.refusals, ...scannerSw.refusals, ...expertsSw.refusals, ...impactSw.refusals, ...suppliersSw.refusals, ...sightingsSw.refusals, ...alertsSw.refusals, ...notifySw.refusals }; },
    },
  },
];
