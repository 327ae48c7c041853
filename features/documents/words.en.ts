export const documentsEn = {
  title: 'Document chat',
  proOnly: 'Document Chat requires Pro subscription! Upgrade to chat with PDFs.',
  intro:
    'Choose a PDF or TXT of up to 10 MB and ask what it says. This phone reads it. We send parts of it only if you choose the AI.',
  choose: 'Choose a document',
  another: 'Choose another',
  remove: 'Remove',
  readerNeeded: (megabytes: string) =>
    `Your first PDF needs a reader: about ${megabytes} MB, downloaded once. A TXT file doesn’t need it.`,
  fetching: 'Downloading the PDF reader',
  reading: (page: string, of: string) => `Reading page ${page} of ${of}`,
  readingText: 'Reading the document',
  stop: 'Stop reading',
  loaded: { pdf: (name: string) => `PDF loaded: ${name}`, text: (name: string) => `Text loaded: ${name}` },
  removed: 'Document removed',
  notRemoved: 'Couldn’t remove the document. Try again.',
  kind: { pdf: 'PDF', text: 'Text' },
  pages: (count: string) => (count === '1' ? '1 page' : `${count} pages`),
  cutPages: (read: string, of: string) =>
    `We read only the first ${read} of ${of} pages. Answers leave out the rest.`,
  cutText: 'This text is very long. We read only the beginning.',
  notKept: 'Your phone is full. This document will be gone when you close the app.',
  ask: 'Ask about the document',
  send: 'Send',
  samplesTitle: 'You could ask',
  samples: {
    about: 'What is this document about?',
    figures: 'Which amounts does it name?',
    days: 'Which days and dates does it name?',
    part: (name: string) => `What does it say about “${name}”?`,
  },
  you: 'You',
  answers: 'Answer',
  preparing: 'Preparing the document for questions',
  thinking: 'Searching the document',
  says: 'The document says:',
  overview: 'These sentences sum up the document:',
  near: 'I found no clear answer. The closest parts:',
  silent: 'I didn’t find this in the document. Try other words, or a narrower question.',
  modelSilent: 'The AI found nothing about this in the document. We used no credits.',
  failed: 'Sorry, I encountered an error while analyzing your document. Please try again.',
  care: {
    banned:
      'The document names a pesticide that is banned or withdrawn in Kenya. Don’t use it. Ask an agrovet what is allowed now.',
    label:
      'These are the document’s words, not Mavuno’s advice. Before you spray or give medicine, follow the label of your own product, or ask an agrovet.',
  },
  page: (n: string) => `Page ${n}`,
  line: (n: string) => `Line ${n}`,
  byModel: 'Written by AI. Check it against the lines from the document.',
  instead: 'This phone answered instead. We used no credits.',
  engine: 'Who answers',
  engines: { phone: 'This phone, free', model: (cost: string) => `AI, ${cost} credits` },
  modelNote: (left: string) =>
    `You have ${left} credits. We send only your question and the matching parts of the document, without your name.`,
  refusals: {
    'documents.type': 'Please upload PDF or TXT files only',
    'documents.too_large': 'File size must be less than 10MB',
    'documents.no_text':
      'Failed to extract text from PDF. Please try a different file or convert to TXT format.',
    'documents.failed': 'Failed to process document. Please try again.',
    'documents.empty': 'This file has no words. Choose another one.',
    'documents.locked':
      'This PDF is locked with a password. Save it without the password, then choose it again.',
    'documents.no_reader':
      'Couldn’t download the PDF reader. Try again when you’re online. A TXT file doesn’t need it.',
    'documents.long_question':
      'Your question is too long. Use at most 1,000 letters. What you wrote is still here.',
    'documents.no_model': 'AI answers aren’t available yet.',
    'documents.model_failed': 'The AI couldn’t find an answer in the document. We returned your credits.',
    'plans.no_credits': 'You don’t have enough credits for the AI.',
    'plans.pro_only': 'This is part of Pro.',
  },
};
