import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made, type Names } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const answer: Names = {
  notOne:
    'the phone makes it for an answer that is not there yet; what is said is kept under the caller’s own',
};
const asked: Names = {
  notOne: 'what the answer hangs on; it may still be on its way, and is looked for among the caller’s own',
};
const ids = { 'body.id': answer, 'body.question_id': asked, 'body.conversation_id': asked };
const body = () => ({ id: newId(), question_id: newId(), conversation_id: newId(), language: 'sw' });
const attached: Names = {
  notOne: 'of a file that stays on the phone, or of a photo that is looked for among the caller’s own',
};
const message = (): Readonly<Record<string, unknown>> => ({
  id: newId(),
  content: 'Viwavi kwenye mahindi',
  attachments: [],
});

export const chatAccess = defineAccess<typeof contract>()({
  // No model is configured for these checks.
  operations: {
    'chat.ways': { who: 'user' },
    'chat.own': {
      who: 'user',
      send: (own) => ({
        body: {
          question: 'Viwavi kwenye mahindi',
          language: 'sw',
          conversation_id: own.has('chat_conversations'),
        },
      }),
      ids: { 'body.conversation_id': asked },
    },
    'chat.prices': { who: 'user', send: () => ({ query: { crops: 'maize' } }) },
    'chat.ask': {
      who: 'user',
      send: () => ({
        body: { ...body(), question: 'Viwavi kwenye mahindi', photo: null, mimeType: null, documents: [] },
      }),
      says: '409 chat.no_model',
      ids: { ...ids, 'body.photo': 'photo' },
    },
    'chat.generate_image': {
      who: 'user',
      send: () => ({ body: { ...body(), prompt: 'Chora shamba' } }),
      says: '409 chat.no_pictures',
      ids,
    },
    'chat.edit_image': {
      who: 'user',
      send: () => ({
        body: { ...body(), photo: 'ab'.repeat(32), mimeType: 'image/jpeg', instruction: 'Angaza' },
      }),
      says: '409 chat.no_pictures',
      ids: { ...ids, 'body.photo': 'photo' },
    },
  },
  commands: {
    'chat.say': {
      args: () => ({
        conversation_id: newId(),
        title: 'Viwavi',
        language: 'sw',
        question: message(),
        answer: null,
      }),
      ids: {
        conversation_id: made('chat_conversations'),
        'question.id': made('chat_messages'),
        'answer.id': answer,
        'answer.reply_to': asked,
        'question.attachments.id': attached,
        'question.attachments.photo': attached,
      },
    },
    'chat.ask_later': {
      args: (own) => ({
        id: newId(),
        conversation_id: own.has('chat_conversations'),
        question_id: own.has('chat_messages'),
      }),
      says: 'chat.no_model',
      ids: { id: answer, conversation_id: asked, question_id: asked },
    },
    'chat.remove': {
      args: (own) => ({ id: own.has('chat_conversations') }),
      ids: { id: 'chat_conversations' },
    },
  },
});
