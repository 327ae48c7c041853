import { defineAccess, proOnly } from '#kit/server/access.ts';

const proOnlyReply = '403 plans.pro_only';

export const documentsAccess = defineAccess()({
  // Without a language model an allowed caller gets a refusal; nothing is stored, so nothing has an id.
  operations: {
    'documents.offer': { access: 'user', expectedAnswer: proOnly(proOnlyReply, '200') },
    'documents.ask': {
      access: 'user',
      send: () => ({
        body: {
          content: [{ page: 1, text: 'Panda mahindi mvua ikianza.' }],
          question: 'Nipande lini?',
          type: 'pdf',
          language: 'sw',
        },
      }),
      expectedAnswer: proOnly(proOnlyReply, '409 documents.no_model'),
    },
  },
});
