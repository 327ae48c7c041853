import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const newAnswerId: IdMeaning = {
  notPersonalReason:
    'created by the phone for an answer that does not exist yet; rows are stored under the caller’s id',
};
const referencedId: IdMeaning = {
  notPersonalReason:
    'the question or conversation may not be synced yet; only the caller’s own rows are searched',
};
const ids = {
  'body.id': newAnswerId,
  'body.question_id': referencedId,
  'body.conversation_id': referencedId,
};
const requestBody = () => ({ id: newId(), question_id: newId(), conversation_id: newId(), language: 'sw' });
const attachmentId: IdMeaning = {
  notPersonalReason:
    'a file that stays on the phone, or a photo that is searched among the caller’s own photos',
};
const message = (): Readonly<Record<string, unknown>> => ({
  id: newId(),
  content: 'Viwavi kwenye mahindi',
  attachments: [],
});

export const chatAccess = defineAccess<typeof contract>()({
  // No model is configured for these checks.
  operations: {
    'chat.ways': { access: 'user' },
    'chat.own': {
      access: 'user',
      send: (caller) => ({
        body: {
          question: 'Viwavi kwenye mahindi',
          language: 'sw',
          conversation_id: caller.idOf('chat_conversations'),
        },
      }),
      idParams: { 'body.conversation_id': referencedId },
    },
    'chat.prices': { access: 'user', send: () => ({ query: { crops: 'maize' } }) },
    'chat.ask': {
      access: 'user',
      send: () => ({
        body: {
          ...requestBody(),
          question: 'Viwavi kwenye mahindi',
          photo: null,
          mimeType: null,
          documents: [],
        },
      }),
      expectedAnswer: '409 chat.no_model',
      idParams: { ...ids, 'body.photo': 'photo' },
    },
    'chat.generate_image': {
      access: 'user',
      send: () => ({ body: { ...requestBody(), prompt: 'Chora shamba' } }),
      expectedAnswer: '409 chat.no_pictures',
      idParams: ids,
    },
    'chat.edit_image': {
      access: 'user',
      send: () => ({
        body: { ...requestBody(), photo: 'ab'.repeat(32), mimeType: 'image/jpeg', instruction: 'Angaza' },
      }),
      expectedAnswer: '409 chat.no_pictures',
      idParams: { ...ids, 'body.photo': 'photo' },
    },
  },
  commands: {
    'chat.say': {
      sampleArgs: () => ({
        conversation_id: newId(),
        title: 'Viwavi',
        language: 'sw',
        question: message(),
        answer: null,
      }),
      idParams: {
        conversation_id: createdId('chat_conversations'),
        'question.id': createdId('chat_messages'),
        'answer.id': newAnswerId,
        'answer.reply_to': referencedId,
        'question.attachments.id': attachmentId,
        'question.attachments.photo': attachmentId,
      },
    },
    'chat.ask_later': {
      sampleArgs: (caller) => ({
        id: newId(),
        conversation_id: caller.idOf('chat_conversations'),
        question_id: caller.idOf('chat_messages'),
      }),
      expectedAnswer: 'chat.no_model',
      idParams: { id: newAnswerId, conversation_id: referencedId, question_id: referencedId },
    },
    'chat.remove': {
      sampleArgs: (caller) => ({ id: caller.idOf('chat_conversations') }),
      idParams: { id: 'chat_conversations' },
    },
  },
});
