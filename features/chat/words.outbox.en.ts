/** The outbox's texts for the chat: loaded before its screen. */
export const chatOutboxEn = {
  outbox: {
    say: (title: string) => `Chat: ${title}`,
    later: 'Ask the AI a question',
    remove: 'Delete a conversation',
  },
  countedRows: {
    chat_conversation: (n: number) => (n === 1 ? '1 conversation' : `${n} conversations`),
    chat_message: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
  },
  refusals: {
    'chat.empty': 'Write a question first.',
    'chat.busy': 'One question at a time. Wait for the last answer.',
    'chat.answered': 'This question is already answered.',
    'chat.no_model': 'AI answers aren’t available yet. Answers from our farm guide are free.',
    'chat.no_pictures': 'AI pictures aren’t available yet.',
    'chat.photo_missing': 'We haven’t received the photo yet. Try again in a moment.',
    'chat.picture_failed': 'Couldn’t make the picture. We returned your credits.',
    'chat.not_found': 'This conversation was deleted.',
  },
} as const;
