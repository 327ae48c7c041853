import type { ProjectionsOf, RowOf } from '#kit/sync/commands.ts';
import type * as contract from '../contract.ts';
import type { conversationRows, messageRows } from '../contract.ts';

export type Conversation = RowOf<typeof conversationRows>;
export type Message = RowOf<typeof messageRows>;

const messageDefaults = {
  engine: null,
  source: null,
  reply_to: null,
  shown: null,
  attachments: [],
  isImage: false,
  imageUrl: null,
  imagePrompt: null,
} as const;

export const projections: ProjectionsOf<typeof contract> = {
  'chat.say': (view, { conversation_id, title, language, question, answer }, { deviceTime: at }) => {
    const existing = view.get<Conversation>('chat_conversation', conversation_id);
    view.put('chat_conversation', {
      id: conversation_id,
      title: existing?.title ?? title,
      created_at: existing?.created_at ?? at,
      updated_at: at,
    } as Conversation);
    const put = (message: Pick<Message, 'id' | 'role' | 'content'> & Partial<Message>): void => {
      if (!view.get('chat_message', message.id))
        view.put('chat_message', {
          ...messageDefaults,
          conversation_id,
          language,
          created_at: at,
          ...message,
        } as Message);
    };
    if (question) put({ ...question, role: 'user' });
    if (answer) put({ ...answer, role: 'assistant', engine: 'own' });
  },
  'chat.remove': (view, { id }) => {
    for (const message of view.all<Message>('chat_message'))
      if (message.conversation_id === id) view.remove('chat_message', message.id);
    view.remove('chat_conversation', id);
  },
  // The server writes the answer; `chat.say` wrote the question.
  'chat.ask_later': null,
};
