export const documentsEn = {
  title: 'Document chat',
  proOnly: 'Document Chat requires Pro subscription! Upgrade to chat with PDFs.',
  intro:
    'Choose a PDF or TXT of up to 10 MB and ask what it says. This phone reads it. We send parts of it only if you choose the AI.',
  choose: 'Choose a document',
  another: 'Another one',
  remove: 'Remove',
  readerNeeded: (megabytes: string) =>
    `For the first PDF the phone fetches a reader: about ${megabytes} MB, once. A TXT needs nothing.`,
  fetching: 'Fetching the PDF reader',
  reading: (page: string, of: string) => `Reading page ${page} of ${of}`,
  readingText: 'Reading the document',
  stop: 'Stop reading',
  loaded: { pdf: (name: string) => `PDF loaded: ${name}`, text: (name: string) => `Text loaded: ${name}` },
  removed: 'Document removed',
  notRemoved: 'The document could not be removed. Try again.',
  kind: { pdf: 'PDF', text: 'Text' },
  pages: (count: string) => (count === '1' ? '1 page' : `${count} pages`),
  cutPages: (read: string, of: string) =>
    `Only the first ${read} of ${of} pages were read. What comes after is not known here.`,
  cutText: 'Only the beginning of this text was read; it is very long.',
  notKept: 'The phone has no room to keep this document. It goes when you close the app.',
  ask: 'Ask about the document',
  send: 'Send',
  askHint: 'Enter sends, Shift + Enter begins a new line.',
  samplesTitle: 'You could ask',
  samples: {
    about: 'What is this document about?',
    figures: 'Which amounts does it name?',
    days: 'Which days and dates does it name?',
    part: (name: string) => `What does it say about “${name}”?`,
  },
  you: 'You',
  answers: 'Answer',
  preparing: 'Getting the document ready for questions',
  thinking: 'Looking through the document',
  says: 'The document says:',
  overview: 'These sentences say most of what the document is about:',
  near: 'I found no clear answer. The document comes nearest to it here:',
  silent: 'I did not find this in the document. Try other words, or ask about something smaller.',
  modelSilent: 'The language model found nothing about this in the document. No credits were used.',
  failed: 'Sorry, I encountered an error while analyzing your document. Please try again.',
  care: {
    banned:
      'The document names a pesticide that is banned or withdrawn in Kenya. Do not use it; ask an agrovet what is allowed now.',
    label:
      'These are the document’s words, not Mavuno’s advice. Before you spray or give a medicine, do what the label of your own product says, or ask an agrovet.',
  },
  page: (n: string) => `Page ${n}`,
  line: (n: string) => `Line ${n}`,
  byModel: 'Said by a language model; the lines below each sentence are the document’s own. Read them too.',
  instead: 'This phone answered instead, without credits.',
  engine: 'Who answers',
  engines: { phone: 'This phone, free', model: (cost: string) => `Language model, ${cost} credits` },
  modelNote: (left: string) =>
    `You have ${left} credits. Only your question and the passages that fit it are sent, without your name.`,
  refusals: {
    'documents.type': 'Please upload PDF or TXT files only',
    'documents.too_large': 'File size must be less than 10MB',
    'documents.no_text':
      'Failed to extract text from PDF. Please try a different file or convert to TXT format.',
    'documents.failed': 'Failed to process document. Please try again.',
    'documents.empty': 'There are no words in this file. Choose another one.',
    'documents.locked':
      'This PDF is locked with a password. Save it without the password, then choose it again.',
    'documents.no_reader':
      'The PDF reader could not be fetched. Try again when there is a network; a TXT can be read without it.',
    'documents.long_question':
      'That is too long for one question. Use at most 1,000 letters; what you wrote is still here.',
    'documents.no_model': 'No language model is set up here.',
    'documents.model_failed':
      'The language model gave no answer that stands in the document. Your credits were given back.',
    'plans.no_credits': 'You do not have enough credits for the language model.',
    'plans.pro_only': 'This is a part of Pro.',
  },
};
