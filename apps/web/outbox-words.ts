import { alertsEn } from '#features/alerts/words.en.ts';
import { alertsSw } from '#features/alerts/words.sw.ts';
import { chatOutboxEn } from '#features/chat/words.outbox.en.ts';
import { chatOutboxSw } from '#features/chat/words.outbox.sw.ts';
import { communityOutboxEn } from '#features/community/words.outbox.en.ts';
import { communityOutboxSw } from '#features/community/words.outbox.sw.ts';
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
import { marketOutboxEn } from '#features/market/words.outbox.en.ts';
import { marketOutboxSw } from '#features/market/words.outbox.sw.ts';
import { memoryEn } from '#features/memory/words.en.ts';
import { memorySw } from '#features/memory/words.sw.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import { offersOutboxEn } from '#features/offers/words.outbox.en.ts';
import { offersOutboxSw } from '#features/offers/words.outbox.sw.ts';
import { organicEn } from '#features/organic/words.en.ts';
import { organicSw } from '#features/organic/words.sw.ts';
import { priceAlertsOutboxEn } from '#features/price-alerts/words.outbox.en.ts';
import { priceAlertsOutboxSw } from '#features/price-alerts/words.outbox.sw.ts';
import { privacyEn } from '#features/privacy/words.en.ts';
import { privacySw } from '#features/privacy/words.sw.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { trainingOutboxEn } from '#features/training/words.outbox.en.ts';
import { trainingOutboxSw } from '#features/training/words.outbox.sw.ts';
import { suppliersOutboxEn } from '#features/suppliers/words.outbox.en.ts';
import { suppliersOutboxSw } from '#features/suppliers/words.outbox.sw.ts';
import { sightingsEn } from '#features/sightings/words.en.ts';
import { sightingsSw } from '#features/sightings/words.sw.ts';
import { taskOutboxEn } from '#features/tasks/words.outbox.en.ts';
import { taskOutboxSw } from '#features/tasks/words.outbox.sw.ts';
import { yieldOutboxEn } from '#features/yields/words.outbox.en.ts';
import { yieldOutboxSw } from '#features/yields/words.outbox.sw.ts';
import { cropByTyped } from '#knowledge/crops.ts';
import type { OutboxWords } from '#kit/web/outbox-words.ts';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const cropIn = (language: 'en' | 'sw', crop: unknown): string =>
  cropByTyped(text(crop) ?? '')?.name[language] ?? text(crop) ?? '';

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
      'history.add': {
        en: ({ event_type: type }) =>
          historyEn.outbox.add(historyEn.types[type as keyof typeof historyEn.types]),
        sw: ({ event_type: type }) =>
          historySw.outbox.add(historySw.types[type as keyof typeof historySw.types]),
      },
      'history.change': { en: () => historyEn.outbox.change, sw: () => historySw.outbox.change },
      'history.remove': { en: () => historyEn.outbox.remove, sw: () => historySw.outbox.remove },
      'crops.add': {
        en: ({ crop_type: crop }) => cropsEn.outbox.add(cropIn('en', crop)),
        sw: ({ crop_type: crop }) => cropsSw.outbox.add(cropIn('sw', crop)),
      },
      'crops.change': { en: () => cropsEn.outbox.change, sw: () => cropsSw.outbox.change },
      'crops.harvest': { en: () => cropsEn.outbox.harvest, sw: () => cropsSw.outbox.harvest },
      'crops.remove': { en: () => cropsEn.outbox.remove, sw: () => cropsSw.outbox.remove },
      'scans.save': { en: () => 'Leaf check', sw: () => 'Ukaguzi wa jani' },
      'scans.add_leaves': { en: () => 'More leaves for a leaf check', sw: () => 'Majani zaidi ya ukaguzi' },
      'scans.pick': { en: () => 'Your choice for a leaf check', sw: () => 'Chaguo lako kwa ukaguzi wa jani' },
      'scans.confirm_crop': {
        en: ({ crop_type: crop }) =>
          text(crop)
            ? `Leaf check: it’s ${cropIn('en', crop).toLowerCase()}`
            : 'Leaf check: not sure which plant it is',
        sw: ({ crop_type: crop }) =>
          text(crop)
            ? `Ukaguzi wa jani: zao ni ${cropIn('sw', crop).toLowerCase()}`
            : 'Ukaguzi wa jani: zao halijulikani',
      },
      'scans.set_field': {
        en: ({ field_id: field }) =>
          text(field) ? 'Field of a leaf check' : 'Leaf check: not from your fields',
        sw: ({ field_id: field }) =>
          text(field) ? 'Shamba la ukaguzi wa jani' : 'Ukaguzi wa jani: si wa mashamba yako',
      },
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
      'memory.note': { en: () => memoryEn.outbox, sw: () => memorySw.outbox },
      'privacy.consent': { en: () => privacyEn.outbox, sw: () => privacySw.outbox },
      'donations.set': { en: () => expertsEn.outbox.donation, sw: () => expertsSw.outbox.donation },
      'market.report': {
        en: ({ crop }) => marketOutboxEn.report(cropIn('en', crop)),
        sw: ({ crop }) => marketOutboxSw.report(cropIn('sw', crop)),
      },
      'suppliers.suggest': {
        en: ({ name }) => suppliersOutboxEn.outbox.suggest(text(name) ?? ''),
        sw: ({ name }) => suppliersOutboxSw.outbox.suggest(text(name) ?? ''),
      },
      'sightings.report': { en: () => sightingsEn.outbox.report, sw: () => sightingsSw.outbox.report },
      'sightings.withdraw': { en: () => sightingsEn.outbox.withdraw, sw: () => sightingsSw.outbox.withdraw },
      'sightings.follow': { en: () => sightingsEn.outbox.follow, sw: () => sightingsSw.outbox.follow },
      'sightings.read': { en: () => sightingsEn.outbox.read, sw: () => sightingsSw.outbox.read },
      'alerts.mute': { en: () => alertsEn.outbox.mute, sw: () => alertsSw.outbox.mute },
      'alerts.unmute': { en: () => alertsEn.outbox.unmute, sw: () => alertsSw.outbox.unmute },
      'alerts.feedback': { en: () => alertsEn.outbox.feedback, sw: () => alertsSw.outbox.feedback },
      'alerts.seen': { en: () => alertsEn.outbox.seen, sw: () => alertsSw.outbox.seen },
      'chat.say': {
        en: ({ title }) => chatOutboxEn.outbox.say(text(title) ?? ''),
        sw: ({ title }) => chatOutboxSw.outbox.say(text(title) ?? ''),
      },
      'chat.ask_later': { en: () => chatOutboxEn.outbox.later, sw: () => chatOutboxSw.outbox.later },
      'chat.remove': { en: () => chatOutboxEn.outbox.remove, sw: () => chatOutboxSw.outbox.remove },
      'community.ask': {
        en: ({ title }) => communityOutboxEn.outbox.ask(text(title) ?? ''),
        sw: ({ title }) => communityOutboxSw.outbox.ask(text(title) ?? ''),
      },
      'community.edit_question': {
        en: () => communityOutboxEn.outbox.edit,
        sw: () => communityOutboxSw.outbox.edit,
      },
      'community.remove_question': {
        en: () => communityOutboxEn.outbox.remove,
        sw: () => communityOutboxSw.outbox.remove,
      },
      'community.close': {
        en: () => communityOutboxEn.outbox.close,
        sw: () => communityOutboxSw.outbox.close,
      },
      'community.answer': {
        en: () => communityOutboxEn.outbox.answer,
        sw: () => communityOutboxSw.outbox.answer,
      },
      'community.edit_answer': {
        en: () => communityOutboxEn.outbox.editAnswer,
        sw: () => communityOutboxSw.outbox.editAnswer,
      },
      'community.remove_answer': {
        en: () => communityOutboxEn.outbox.removeAnswer,
        sw: () => communityOutboxSw.outbox.removeAnswer,
      },
      'community.accept': {
        en: () => communityOutboxEn.outbox.accept,
        sw: () => communityOutboxSw.outbox.accept,
      },
      'community.vote': { en: () => communityOutboxEn.outbox.vote, sw: () => communityOutboxSw.outbox.vote },
      'community.report': {
        en: () => communityOutboxEn.outbox.report,
        sw: () => communityOutboxSw.outbox.report,
      },
      'community.block': {
        en: () => communityOutboxEn.outbox.block,
        sw: () => communityOutboxSw.outbox.block,
      },
      'community.bookmark': {
        en: () => communityOutboxEn.outbox.bookmark,
        sw: () => communityOutboxSw.outbox.bookmark,
      },
      'suppliers.report': {
        en: () => suppliersOutboxEn.outbox.report,
        sw: () => suppliersOutboxSw.outbox.report,
      },
      'offers.post': {
        en: ({ crop }) => `${offersOutboxEn.outbox.post}: ${cropIn('en', crop)}`,
        sw: ({ crop }) => `${offersOutboxSw.outbox.post}: ${cropIn('sw', crop)}`,
      },
      'offers.change': { en: () => offersOutboxEn.outbox.change, sw: () => offersOutboxSw.outbox.change },
      'offers.close': { en: () => offersOutboxEn.outbox.close, sw: () => offersOutboxSw.outbox.close },
      'offers.reply': { en: () => offersOutboxEn.outbox.reply, sw: () => offersOutboxSw.outbox.reply },
      'offers.withdraw_reply': {
        en: () => offersOutboxEn.outbox.withdraw,
        sw: () => offersOutboxSw.outbox.withdraw,
      },
      'offers.accept': { en: () => offersOutboxEn.outbox.accept, sw: () => offersOutboxSw.outbox.accept },
      'offers.report': { en: () => offersOutboxEn.outbox.report, sw: () => offersOutboxSw.outbox.report },
      'price_alerts.set': {
        en: ({ crop }) => `${priceAlertsOutboxEn.outbox.set}: ${cropIn('en', crop)}`,
        sw: ({ crop }) => `${priceAlertsOutboxSw.outbox.set}: ${cropIn('sw', crop)}`,
      },
      'price_alerts.remove': {
        en: () => priceAlertsOutboxEn.outbox.remove,
        sw: () => priceAlertsOutboxSw.outbox.remove,
      },
      'organic.complete': { en: () => organicEn.outbox, sw: () => organicSw.outbox },
      'training.enrol': { en: () => trainingOutboxEn.outbox.enrol, sw: () => trainingOutboxSw.outbox.enrol },
      'training.read': { en: () => trainingOutboxEn.outbox.read, sw: () => trainingOutboxSw.outbox.read },
      'training.remind': {
        en: () => trainingOutboxEn.outbox.remind,
        sw: () => trainingOutboxSw.outbox.remind,
      },
      'training.leave': { en: () => trainingOutboxEn.outbox.leave, sw: () => trainingOutboxSw.outbox.leave },
      'outcomes.answer': { en: () => impactEn.outbox.answer, sw: () => impactSw.outbox.answer },
      'tasks.add': {
        en: ({ title }) => taskOutboxEn.outbox.add(text(title) ?? ''),
        sw: ({ title }) => taskOutboxSw.outbox.add(text(title) ?? ''),
      },
      'tasks.bring_back': {
        en: ({ title }) => taskOutboxEn.outbox.back(text(title) ?? ''),
        sw: ({ title }) => taskOutboxSw.outbox.back(text(title) ?? ''),
      },
      'tasks.change': { en: () => taskOutboxEn.outbox.change, sw: () => taskOutboxSw.outbox.change },
      'tasks.set_status': {
        en: ({ status }) => (status === 'completed' ? taskOutboxEn.outbox.done : taskOutboxEn.outbox.notDone),
        sw: ({ status }) => (status === 'completed' ? taskOutboxSw.outbox.done : taskOutboxSw.outbox.notDone),
      },
      'tasks.remove': { en: () => taskOutboxEn.outbox.remove, sw: () => taskOutboxSw.outbox.remove },
      'tasks.add_plan': {
        en: ({ title }) => taskOutboxEn.outbox.addPlan(text(title) ?? ''),
        sw: ({ title }) => taskOutboxSw.outbox.addPlan(text(title) ?? ''),
      },
      'tasks.change_plan': {
        en: () => taskOutboxEn.outbox.changePlan,
        sw: () => taskOutboxSw.outbox.changePlan,
      },
      'tasks.remove_plan': {
        en: () => taskOutboxEn.outbox.removePlan,
        sw: () => taskOutboxSw.outbox.removePlan,
      },
      'tasks.judge_suggestion': { en: () => taskOutboxEn.outbox.judge, sw: () => taskOutboxSw.outbox.judge },
      'yields.predict': {
        en: ({ crop_type: crop }) => yieldOutboxEn.predict(cropIn('en', crop)),
        sw: ({ crop_type: crop }) => yieldOutboxSw.predict(cropIn('sw', crop)),
      },
      'outcomes.pause': { en: () => impactEn.outbox.pause, sw: () => impactSw.outbox.pause },
    },
    refusals: {
      get en() {
        return {
          ...fieldsEn.refusals,
          ...shapesEn.refusals,
          ...cropsEn.refusals,
          ...historyEn.refusals,
          ...scannerEn.refusals,
          ...expertsEn.refusals,
          ...communityOutboxEn.refusals,
          ...chatOutboxEn.refusals,
          ...impactEn.refusals,
          ...offersOutboxEn.refusals,
          ...priceAlertsOutboxEn.refusals,
          ...organicEn.refusals,
          ...taskOutboxEn.refusals,
          ...yieldOutboxEn.refusals,
          ...suppliersOutboxEn.refusals,
          ...marketOutboxEn.refusals,
          ...trainingOutboxEn.refusals,
          ...sightingsEn.refusals,
          ...alertsEn.refusals,
          ...notifyEn.refusals,
        };
      },
      get sw() {
        return {
          ...fieldsSw.refusals,
          ...shapesSw.refusals,
          ...cropsSw.refusals,
          ...historySw.refusals,
          ...scannerSw.refusals,
          ...expertsSw.refusals,
          ...communityOutboxSw.refusals,
          ...chatOutboxSw.refusals,
          ...impactSw.refusals,
          ...offersOutboxSw.refusals,
          ...priceAlertsOutboxSw.refusals,
          ...organicSw.refusals,
          ...taskOutboxSw.refusals,
          ...yieldOutboxSw.refusals,
          ...suppliersOutboxSw.refusals,
          ...marketOutboxSw.refusals,
          ...trainingOutboxSw.refusals,
          ...sightingsSw.refusals,
          ...alertsSw.refusals,
          ...notifySw.refusals,
        };
      },
    },
  },
];
