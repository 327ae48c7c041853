import sql from 'sql-template-tag';
import { alertMessage } from '#features/alerts/server/api.ts';
import { questionTitle } from '#features/community/server/api.ts';
import { priceText } from '#features/offers/domain/price-text.ts';
import { readEntitlements } from '#features/plans/server/api.ts';
import { openTasksOfDay } from '#features/tasks/server/api.ts';
import { dayInNairobi, dayNumber } from '#kit/pure/days.ts';
import type { Measure } from '#kit/pure/measures.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { DomainEvent, Listeners } from '#kit/server/sync/events.ts';
import { lockUserSequence } from '#kit/server/sync/sequence.ts';
import { cropName } from '#knowledge/crops.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { lessonBySlug } from '#knowledge/lessons/index.ts';
import { placeInSms } from '../domain/compose.ts';
import type { MessageWords } from '../words.messages.en.ts';
import { type Message, createNotifier, type NotifyDeps, withdrawMessages } from './create-message.ts';
import { RECEIPT_JOB, type ReceiptJob } from './receipt.ts';
import { messageWords } from './send-message.ts';
import { type MessageText, type MessageContent, wasDroppedUnsent } from './sql.ts';

const inBothLanguages = (
  make: (words: MessageWords, language: 'en' | 'sw') => MessageContent,
): MessageText => ({
  en: make(messageWords.en, 'en'),
  sw: make(messageWords.sw, 'sw'),
});

const contentOf = ({ title, text, push, sms }: Required<MessageContent>): MessageContent => ({
  title,
  text,
  push,
  sms,
});

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  sw: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
} as const;
const dayText = (day: string, language: 'en' | 'sw'): string =>
  dayNumber(day) === null ? day : `${Number(day.slice(8))} ${months[language][Number(day.slice(5, 7)) - 1]}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A neighbour's warning: contains only what the notice shows. */
const neighbourMessage = ({ payload }: DomainEvent): Message => ({
  cause: `sighting:${text(payload.id)}`,
  category: 'neighbour',
  urgency: 3,
  url: '/sightings',
  said: inBothLanguages((words, language) => ({
    title: words.neighbour.title(
      conditionByKey(text(payload.condition))?.name[language] ?? text(payload.condition),
    ),
    text: `${words.neighbour.text(cropName(payload.crop, language).toLowerCase(), dayText(text(payload.day), language))} ${payload.level === 'confirmed' ? words.neighbour.confirmed : words.neighbour.seen}`,
  })),
});

/** Formats shillings per unit of a crop. */
const moneyFor = ({ payload }: DomainEvent, price: number, language: 'en' | 'sw'): string =>
  priceText(price, payload.unit as Measure, language);

const offerMessage = (event: DomainEvent, which: 'offerAnswered' | 'offerAccepted'): Message => ({
  cause: `${which}:${text(event.payload.id)}`,
  category: 'market',
  urgency: 3,
  url: `/offers/${text(event.payload.offer_id)}`,
  said: inBothLanguages((words, language) => ({
    title: words[which].title(cropName(event.payload.crop, language)),
    text: words[which].text(moneyFor(event, Number(event.payload.price), language)),
  })),
});

/** Tells a buyer that the offer is no longer available. */
const goneMessage = (event: DomainEvent): Message => ({
  cause: `offerGone:${text(event.payload.id)}`,
  category: 'market',
  urgency: 3,
  url: `/offers/${text(event.payload.offer_id)}`,
  said: inBothLanguages(({ offerGone }, language) => ({
    title: offerGone.title(cropName(event.payload.crop, language)),
    text:
      event.payload.why === 'agreed'
        ? offerGone.agreed
        : event.payload.why === 'ended'
          ? offerGone.ended
          : offerGone.closed,
  })),
});
/** Sent once a day, however often the seller edits the offer. */
const changedMessage = (event: DomainEvent): Message => ({
  cause: `offerChanged:${text(event.payload.id)}:${text(event.payload.day)}`,
  category: 'market',
  urgency: 3,
  url: `/offers/${text(event.payload.offer_id)}`,
  said: inBothLanguages(({ offerChanged }, language) => ({
    title: offerChanged.title(cropName(event.payload.crop, language)),
    text: offerChanged.text,
  })),
});
/** Sent when an offer expires after 30 days. Not urgent. */
const endedMessage = (event: DomainEvent): Message => ({
  cause: `offerEnded:${text(event.payload.id)}`,
  category: 'market',
  urgency: 2,
  url: `/offers/${text(event.payload.offer_id)}`,
  said: inBothLanguages(({ offerEnded }, language) => ({
    title: offerEnded.title(cropName(event.payload.crop, language)),
    text: offerEnded.text,
  })),
});

/** One message for each crossing of a threshold. The farmer requested the alert, so it also goes by SMS. */
const priceMessage = (event: DomainEvent): Message => {
  const { payload } = event;
  return {
    cause: `price-alert:${text(payload.id)}:${Number(payload.crossing)}`,
    category: 'market',
    urgency: 4,
    url: '/price-alerts',
    said: inBothLanguages(({ price }, language) => ({
      title: price[payload.direction === 'below' ? 'below' : 'above'](
        cropName(event.payload.crop, language),
        moneyFor(event, Number(payload.line), language),
      ),
      text: price.text(
        moneyFor(event, Number(payload.per_unit), language),
        text(payload.market),
        dayText(text(payload.day), language),
        payload.type === 'retail' ? 'retail' : 'wholesale',
      ),
      sms: price.sms(
        cropName(event.payload.crop, language),
        moneyFor(event, Number(payload.per_unit), language),
        placeInSms(text(payload.market)),
        dayText(text(payload.day), language),
      ),
    })),
  };
};

/**
 * Credits for an invitation: to the inviter and the new user, each with their own text, which says nothing
 * about the other.
 */
const thanksMessage = ({ payload }: DomainEvent, what: 'rewarded' | 'bonus'): Message => {
  const side = payload.side === 'referred' ? 'came' : 'invited';
  return {
    cause: `referral-${what}:${text(payload.id)}`,
    category: 'account',
    urgency: 3,
    url: '/referrals',
    canWait: true,
    said: inBothLanguages(({ thanks }) => {
      const { title, text: body } = thanks[what][side];
      return { title: title(Number(payload.credits)), text: body };
    }),
  };
};

const PLAN_CAUSE = 'plan-ends:';
const PLAN_URL = '/upgrade';
const planMessage = (cause: string): Omit<Message, 'said'> => ({
  cause,
  category: 'account',
  urgency: 3,
  url: PLAN_URL,
});

const heldCause = (orderId: string): string => `order-held:${orderId}`;
const moneyText = (amount: unknown, currency: unknown): string =>
  `${text(currency)} ${Number(amount).toLocaleString('en-US')}`;

/** Sent once per order; withdrawn when a person has decided. */
const heldMessage = ({ payload }: DomainEvent): Message => ({
  cause: heldCause(text(payload.id)),
  category: 'account',
  urgency: 3,
  url: '/subscription-settings',
  said: inBothLanguages(({ held }) => {
    const isFigure = (payload.why === 'amount' || payload.why === 'currency') && payload.stated !== null;
    const about = isFigure
      ? held.amount(
          moneyText(payload.stated, payload.stated_currency),
          moneyText(payload.amount, payload.currency),
        )
      : held.other;
    return { title: held.title, text: `${about} ${payload.opened ? held.paused : held.closed}` };
  }),
});

const refundMessage = ({ payload }: DomainEvent): Message => ({
  cause: `refund:${text(payload.id)}`,
  category: 'account',
  urgency: 3,
  url: '/subscription-settings',
  said: inBothLanguages(({ refund: { paid_back: back, refused, why } }) => {
    const money = moneyText(payload.amount, payload.currency);
    if (payload.state === 'paid_back')
      return { title: back.title(money), text: payload.opened ? back.text : back.held };
    return { title: refused.title(money), text: text(payload.note) ? why(text(payload.note)) : refused.text };
  }),
});

/** The number of answers to a review: each answer is announced once. */
const countAnswers = async (tx: Transaction, userId: string, reviewId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`
        select count(*) as n
        from events
        where user_id = ${userId} and name = 'review.answered' and payload ->> 'id' = ${reviewId}
      `,
    )
  ).n;

export const ALERT_JOB = 'notify.alert';
export interface AlertJob {
  readonly userId: string;
  readonly id: string;
}

/**
 * Sends nothing when the alert is over, or its kind was muted since; a second run of the job finds its cause
 * already sent.
 */
export const notifyOfAlert =
  (db: Database, deps: NotifyDeps) =>
  ({ userId, id }: AlertJob): Promise<void> =>
    db.asUser(userId, async (tx) => {
      const [en, sw] = [await alertMessage(tx, userId, id, 'en'), await alertMessage(tx, userId, id, 'sw')];
      if (!en || !sw) return;
      await lockUserSequence(tx, userId);
      await createNotifier(deps)(tx, userId, {
        cause: `alert:${id}`,
        category: en.category,
        urgency: en.urgency,
        url: en.url,
        said: { en: contentOf(en), sw: contentOf(sw) },
        canWait: en.tell === 'digest',
      });
    });

export const TASKS_JOB = 'notify.tasks';
export interface TasksJob {
  readonly userId: string;
  readonly day: string;
}

const MAX_NAMED_TASKS = 4;
const TASKS_CAUSE = 'tasks:';

/** A morning's tasks as one message; a second run of the job finds its cause already sent. */
export const notifyOfTasks =
  (db: Database, deps: NotifyDeps) =>
  ({ userId, day }: TasksJob): Promise<void> =>
    db.asUser(userId, async (tx) => {
      const tasks = await openTasksOfDay(tx, userId, day);
      if (tasks.length === 0) return;
      await lockUserSequence(tx, userId);
      const named = tasks
        .slice(0, MAX_NAMED_TASKS)
        .map((task) => (task.due_time ? `${task.due_time} ${task.title}` : task.title));
      await createNotifier(deps)(tx, userId, {
        cause: `${TASKS_CAUSE}${day}`,
        category: 'task',
        urgency: 2,
        url: '/farm-planning',
        said: inBothLanguages((words) => ({
          title: words.tasks.title(tasks.length, tasks[0]!.title),
          text: words.tasks.text(named, tasks.length - named.length),
        })),
      });
    });

/**
 * Whether a message still applies: not for an alert that was withdrawn, is over or is muted, a task that is
 * done, or the end of a plan that was renewed.
 */
export const isStillDue = async (
  tx: Transaction,
  userId: string,
  cause: string,
  now: Date,
): Promise<boolean> => {
  if (cause.startsWith(TASKS_CAUSE))
    return (await openTasksOfDay(tx, userId, cause.slice(TASKS_CAUSE.length))).length > 0;
  if (cause.startsWith(PLAN_CAUSE))
    return (await readEntitlements(tx, userId, now)).until === cause.slice(PLAN_CAUSE.length);
  return (
    !cause.startsWith('alert:') ||
    (await alertMessage(tx, userId, cause.slice('alert:'.length), 'en', now)) !== null
  );
};

/** Turns other features' events into messages, in the event's transaction. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one object of short listeners
export const createListeners = (deps: NotifyDeps): Listeners => {
  const send = createNotifier(deps);
  return {
    // A morning can raise thousands of alerts at once, so the raising transaction only inserts one job row
    // per alert.
    'alert.raised': [
      (tx, { userId, payload }) =>
        deps.jobs.enqueue<AlertJob>(tx, ALERT_JOB, { userId, id: text(payload.id) }),
    ],
    // The alert was withdrawn before its message was sent and is now valid again, so the message is queued
    // again.
    'alert.back': [
      async (tx, { userId, payload }) => {
        const cause = `alert:${text(payload.id)}`;
        if (!(await wasDroppedUnsent(tx, userId, cause))) return;
        await withdrawMessages(tx, userId, { causes: [cause] });
        await deps.jobs.enqueue<AlertJob>(tx, ALERT_JOB, { userId, id: text(payload.id) });
      },
    ],
    'alert.gone': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { causes: [`alert:${text(payload.id)}`] }),
    ],
    'task.due': [
      (tx, { userId, payload }) =>
        deps.jobs.enqueue<TasksJob>(tx, TASKS_JOB, { userId, day: text(payload.day) }),
    ],
    // Sent once a day, however many people answer.
    'community.answered': [
      async (tx, { userId, payload }) => {
        const id = text(payload.question_id);
        const question = await questionTitle(tx, id);
        if (question === null) return;
        await send(tx, userId, {
          cause: `community:${id}:${dayInNairobi(new Date())}`,
          category: 'community',
          urgency: 3,
          url: `/community/questions/${id}`,
          said: inBothLanguages((words) => ({
            title: words.answered.title,
            text: words.answered.text(question),
          })),
        });
      },
    ],
    'community.asked_of': [
      async (tx, { userId, payload }) => {
        const id = text(payload.id);
        const question = await questionTitle(tx, id);
        if (question !== null)
          await send(tx, userId, {
            cause: `community-asked:${id}`,
            category: 'community',
            urgency: 3,
            url: `/community/questions/${id}`,
            said: inBothLanguages((words) => ({
              title: words.askedOf.title,
              text: words.askedOf.text(question),
            })),
          });
      },
    ],
    'community.question_removed': [
      (tx, { userId, payload }) =>
        withdrawMessages(tx, userId, { url: `/community/questions/${text(payload.id)}` }),
    ],
    'offers.answered': [(tx, event) => send(tx, event.userId, offerMessage(event, 'offerAnswered'))],
    'offers.accepted': [(tx, event) => send(tx, event.userId, offerMessage(event, 'offerAccepted'))],
    'offers.changed': [(tx, event) => send(tx, event.userId, changedMessage(event))],
    'offers.gone': [(tx, event) => send(tx, event.userId, goneMessage(event))],
    'offers.ended': [(tx, event) => send(tx, event.userId, endedMessage(event))],
    'price_alert.crossed': [(tx, event) => send(tx, event.userId, priceMessage(event))],
    'price_alert.removed': [
      (tx, { userId, payload }) =>
        withdrawMessages(tx, userId, {
          causes: [`price-alert:${text(payload.id)}:${Number(payload.crossing)}`],
        }),
    ],
    'offers.withdrawn': [
      (tx, { userId, payload }) =>
        withdrawMessages(tx, userId, { causes: [`offerAnswered:${text(payload.id)}`] }),
    ],
    'sighting.noticed': [(tx, event) => send(tx, event.userId, neighbourMessage(event))],
    'sighting.notice_gone': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { causes: [`sighting:${text(payload.id)}`] }),
    ],
    'review.answered': [
      async (tx, { userId, payload }) => {
        const id = text(payload.id);
        await send(tx, userId, {
          cause: `review:${id}:${await countAnswers(tx, userId, id)}`,
          category: 'expert',
          urgency: 3,
          url: `/scan/${text(payload.scan_id)}`,
          said: inBothLanguages((words) => words.expert),
        });
      },
    ],
    'training.due': [
      async (tx, { userId, payload }) => {
        const lesson = lessonBySlug(text(payload.id));
        if (lesson)
          await send(tx, userId, {
            cause: `training:${lesson.slug}:${text(payload.day)}`,
            category: 'task',
            urgency: 3,
            url: `/training/${lesson.slug}`,
            said: inBothLanguages((words, language) => ({
              title: words.training.title(lesson.title[language]),
              text: words.training.text,
            })),
          });
      },
    ],
    'training.done': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { url: `/training/${text(payload.id)}` }),
    ],
    'training.left': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { url: `/training/${text(payload.id)}` }),
    ],
    'plan.ends_soon': [
      (tx, { userId, payload }) =>
        send(tx, userId, {
          ...planMessage(`${PLAN_CAUSE}${text(payload.until)}`),
          said: inBothLanguages(({ planSoon }, language) => ({
            title: planSoon.title(dayText(text(payload.day), language)),
            text: planSoon.text,
          })),
        }),
    ],
    'plan.ended': [
      async (tx, { userId, payload }) => {
        await withdrawMessages(tx, userId, { url: PLAN_URL });
        await send(tx, userId, {
          ...planMessage(`plan-over:${text(payload.until)}`),
          said: inBothLanguages(({ planOver }) => planOver),
        });
      },
    ],
    // After a payment, withdraw the message that Pro ends.
    'order.paid': [
      async (tx, { userId, payload }) => {
        await withdrawMessages(tx, userId, { url: PLAN_URL });
        await withdrawMessages(tx, userId, { causes: [heldCause(text(payload.id))] });
        await deps.jobs.enqueue<ReceiptJob>(tx, RECEIPT_JOB, {
          userId,
          order: text(payload.id),
          money: moneyText(payload.amount, payload.currency),
          isTest: payload.is_test === true,
        });
      },
    ],
    'referral.rewarded': [(tx, event) => send(tx, event.userId, thanksMessage(event, 'rewarded'))],
    'referral.bonus': [(tx, event) => send(tx, event.userId, thanksMessage(event, 'bonus'))],
    'order.held': [(tx, event) => send(tx, event.userId, heldMessage(event))],
    'order.reversed': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { causes: [heldCause(text(payload.id))] }),
    ],
    'order.accepted': [
      async (tx, { userId, payload }) => {
        await withdrawMessages(tx, userId, { causes: [heldCause(text(payload.id))] });
        await send(tx, userId, {
          cause: `order-accepted:${text(payload.id)}`,
          category: 'account',
          urgency: 3,
          url: '/subscription-settings',
          said: inBothLanguages(({ accepted }) => accepted),
        });
      },
    ],
    'refund.decided': [
      async (tx, event) => {
        await withdrawMessages(tx, event.userId, { causes: [heldCause(text(event.payload.order_id))] });
        await send(tx, event.userId, refundMessage(event));
      },
    ],
    'scan.removed': [
      (tx, { userId, payload }) => withdrawMessages(tx, userId, { url: `/scan/${text(payload.id)}` }),
    ],
  };
};
