/** The outbox's texts for the chat: loaded before its screen. */
export const chatOutboxEn = {
  outbox: {
    say: (title: string) => `Chat: ${title}`,
    later: 'Question to the language model',
    remove: 'Delete a conversation',
  },
  countedRows: {
    chat_conversation: (n: number) => (n === 1 ? '1 conversation' : `${n} conversations`),
    chat_message: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
  },
  refusals: {
    'chat.empty': 'There is nothing in this message.',
    'chat.busy': 'One question at a time. Wait until the answer before is there.',
    'chat.answered': 'This question is answered already.',
    'chat.no_model': 'No language model is set up here. Mavuno’s own answers are free and stay.',
    'chat.no_pictures': 'No picture model is set up here.',
    'chat.photo_missing': 'The photo has not arrived yet. Try again in a moment.',
    'chat.picture_failed': 'No picture came. Your credits are back.',
    'chat.not_found': 'This conversation was deleted meanwhile.',
  },
} as const;
