import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { usePlanWords } from '#features/plans/web/words.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { call } from '#kit/web/call.ts';
import { useFormat } from '#kit/web/format.ts';
import { PRODUCT } from '#kit/web/product.ts';
import { useRefusalText } from '#kit/web/refusal.ts';
import { useStore, useSyncStatus } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { askLater, say } from '../contract.ts';
import { editAgriculturalImage, generateAgriculturalImage } from '../contract-ask.ts';
import { QUESTION_MAX, titleOf } from '../domain/message.ts';
import type { ChatTurn } from '../domain/types.ts';
import { wishOf } from '../domain/wish.ts';
import { askStream } from './ask-stream.ts';
import { type Attached, toMessage } from './attachments.ts';
import { takeContext } from './chat-keys.ts';
import { drawnAnswer, questionOf, tourAnswer, withSeen } from './compose-own.ts';
import { type OwnAnswer, ownAnswer } from './own-answer.ts';
import type { Message } from './projections.ts';
import { documentsOf, lookAt, quotesFrom } from './read-attached.ts';
import type { Conversing } from './use-conversation.ts';
import type { Ways } from './use-ways.ts';
import { useChatRefusals, useChatWords } from './words.ts';

/** What is under way. `text`: what a model has said so far, all of it checked. */
export interface Work { readonly kind: 'thinking' | 'drawing' | 'looking'; readonly replyTo: string; readonly text: string }

const TURNS = 6;
const PICTURE_MS = 220_000;
const turnsOf = (messages: readonly Message[]): ChatTurn[] => messages.slice(-TURNS).map(({ role, content }) => ({ role, text: content }));

export const useChat = ({ id: conversation, messages }: Conversing, ways: Ways | null) => {
  const store = useStore();
  const words = useChatWords();
  const planWords = usePlanWords();
  const sentence = useRefusalText({ ...useChatRefusals(), ...planWords.refusals });
  const { language } = useLanguage();
  const { percent } = useFormat();
  const { online } = useSyncStatus();
  const [, go] = useLocation();
  const [work, setWork] = useState<Work | null>(null);
  // CHT-09: read at once, also by a second tap before the screen has painted.
  const running = useRef(false);
  /** The documents of a question stay here for as long as this screen is open. */
  const attachedTo = useRef(new Map<string, readonly Attached[]>());
  /** One answer of a model for each question, however often it is tried: it is paid for once. */
  const answerTo = useRef(new Map<string, string>());
  const here = useRef(true);
  useEffect(() => { here.current = true; return () => { here.current = false; }; }, []);

  const begin = (kind: Work['kind'], replyTo: string): void => { running.current = true; setWork({ kind, replyTo, text: '' }); };
  const end = (): void => { running.current = false; if (here.current) setWork(null); };
  const fail = (text: string): void => { showToast(text, { tone: 'bad' }); };
  const notPaid = (): void => { showToast(planWords.refusals['plans.no_credits'], { tone: 'bad', act: { label: words.getPro, run: () => go('/upgrade') } }); };

  const keepQuestion = async (question: string, text: string, attached: readonly Attached[]): Promise<boolean> => {
    const kept = await store.send(say, {
      conversation_id: conversation, title: titleOf(text || attached[0]?.name || '…'), language, answer: null,
      question: { id: question, content: text, attachments: attached.map(toMessage) },
    }, { photos: attached.flatMap(({ photo }) => (photo ? [photo] : [])) });
    if (!kept.ok) fail(sentence(kept));
    return kept.ok;
  };
  const keepAnswer = async (question: string, text: string, { content, language: said, shown }: OwnAnswer): Promise<void> => {
    const kept = await store.send(say, { conversation_id: conversation, title: titleOf(text || '…'), language: said, question: null, answer: { id: newId(), reply_to: question, content, shown: shown as unknown as Record<string, unknown> } });
    if (!kept.ok) fail(sentence(kept));
  };

  /** Free, on this phone where it can be. */
  const answerOwn = async (question: string, text: string, attached: readonly Attached[]): Promise<OwnAnswer | null> => {
    const picture = attached.find(({ photo }) => photo !== null);
    if (picture && here.current) setWork({ kind: 'looking', replyTo: question, text: '' });
    const leaf = picture ? await lookAt(picture.file).catch(() => null) : null;
    const asked = questionOf(text, leaf, language);
    const files = await Promise.all(attached.filter(({ pages }) => pages.length > 0).map((one) => quotesFrom(one, text)));
    const before = takeContext();
    const turns = [...turnsOf(messages ?? []), ...(before ? [{ role: 'user' as const, text: before }] : [])];
    const own = asked === '' ? null : await ownAnswer(store, { question: asked, language, conversationId: conversation, turns, leaf });
    return withSeen(own, { leaf, hasPicture: picture !== undefined, files }, words, language, percent);
  };

  /** CHT-10, CHT-11: a model draws where one is set; else a plan from figures, or an honest sentence. */
  const draw = async (wish: 'generate' | 'edit', question: string, text: string, attached: readonly Attached[]): Promise<void> => {
    begin('drawing', question);
    const common = { id: newId(), question_id: question, conversation_id: conversation, language };
    const photo = attached.find((one) => one.photo)?.photo;
    // The photo travels by itself; the picture model can only be given what has arrived.
    if (photo) await store.settled();
    const made = wish === 'edit' && photo
      ? await call(editAgriculturalImage, { body: { ...common, photo: photo.hash, mimeType: photo.type, instruction: text } }, { timeoutMs: PICTURE_MS })
      : await call(generateAgriculturalImage, { body: { ...common, prompt: text } }, { timeoutMs: PICTURE_MS });
    end();
    if (made.ok) { store.heardOf(null); return; }
    if (made.code === 'plans.no_credits') notPaid();
    else if (made.code === 'chat.picture_failed') { fail(wish === 'edit' ? words.editFailed : words.drawFailed); fail(words.restored); }
    else fail(made.code === 'network.unreachable' ? words.connectFailed(PRODUCT) : sentence(made));
  };

  const ownOf = async (wish: 'text' | 'generate' | 'edit', question: string, text: string, attached: readonly Attached[]): Promise<OwnAnswer | null> => {
    // The sentences of the other language may not be on this phone.
    if (text === words.tour.question) return tourAnswer(words, language);
    return wish === 'text' ? answerOwn(question, text, attached) : drawnAnswer(text, words, language, dayInNairobi(new Date()));
  };
  const answer = async (question: string, text: string, attached: readonly Attached[]): Promise<void> => {
    const wish = wishOf(text, attached.some(({ photo }) => photo !== null));
    if (wish !== 'text' && ways?.pictures && online) return draw(wish, question, text, attached);
    begin('thinking', question);
    try {
      const own = await ownOf(wish, question, text, attached);
      if (own) await keepAnswer(question, text, own);
      else fail(words.answerFailed);
    } catch {
      fail(words.answerFailed);
    } finally {
      end();
    }
  };

  /** False: it was not taken, and stays in the field. */
  const send = async (typed: string, attached: readonly Attached[] = []): Promise<boolean> => {
    const text = typed.trim();
    if (text === '' && attached.length === 0) return false;
    if (running.current) { showToast(words.busy); return false; }
    if (text.length > QUESTION_MAX) { fail(words.tooLong); return false; }
    const question = newId();
    running.current = true;
    const kept = await keepQuestion(question, text, attached);
    if (!kept) { end(); return false; }
    attachedTo.current.set(question, attached);
    void answer(question, text, attached);
    return true;
  };

  const again = (message: Message): void => {
    if (running.current) { showToast(words.busy); return; }
    void answer(message.id, message.content, attachedTo.current.get(message.id) ?? []);
  };

  const answerId = (question: string): string => {
    const known = answerTo.current.get(question) ?? newId();
    answerTo.current.set(question, known);
    return known;
  };
  const later = async ({ id, conversation_id }: Message): Promise<void> => {
    const kept = await store.send(askLater, { id: answerId(id), conversation_id, question_id: id });
    if (!kept.ok) fail(sentence(kept));
  };
  /** CHT-08: one credit, only when the farmer asks for it. */
  const askModel = async (message: Message): Promise<void> => {
    if (running.current) { showToast(words.busy); return; }
    if (!online) { await later(message); return; }
    begin('thinking', message.id);
    const attached = attachedTo.current.get(message.id) ?? [];
    const photo = message.attachments.find((one) => one.photo)?.photo ?? null;
    const body = { id: answerId(message.id), question_id: message.id, conversation_id: message.conversation_id, question: message.content.trim() || words.attached, language: message.language, photo, mimeType: photo ? 'image/jpeg' : null, documents: documentsOf(attached) };
    const ended = await askStream({ body }, (text) => { if (here.current) setWork((now) => now && { ...now, text: now.text + text }); });
    end();
    store.heardOf(null);
    if (ended.done || ended.code === 'chat.answered') return;
    if (ended.code === 'plans.no_credits') notPaid();
    else if (ended.code === 'chat.unfit' || ended.code === 'chat.failed') { fail(words.restored); if (ended.code === 'chat.unfit') showToast(words.stopModel); }
    else fail(ended.code === 'network.unreachable' ? words.connectFailed(PRODUCT) : sentence({ code: ended.code }));
  };
  return { work, online, send, again, askModel };
};
