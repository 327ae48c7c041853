export const memoryScreenEn = {
  title: 'What is remembered of me',
  intro: 'Beside your farm records the app remembers this, so that it need not ask twice. It stands in your copy under My data, and goes with your account.',
  offline: 'What the server remembers shows with a network.',
  again: 'Try again',
  nothing: 'nothing yet',
  no: 'no',
  you: { title: 'You', name: 'Name', language: 'Language', languages: { en: 'English', sw: 'Kiswahili' }, lastLogin: 'Signed in last', isNew: 'New here', yes: 'yes' },
  farm: { title: 'Your farm', fields: 'Fields', places: 'Fields whose place is confirmed', unnamed: 'a field without a name', planted: 'Planted last' },
  use: {
    title: 'What you used', last: 'Last', counts: 'How often, as far as it was sent', sent: 'Sent to the server last', waiting: 'Waiting on this phone',
    parts: {
      alerts: 'alerts', community: 'community', crops: 'crops', donations: 'donating photos', fields: 'fields', history: 'field diary', memory: 'these notes', notify: 'messages', organic: 'organic action', outcomes: 'did it help?', people: 'account',
      privacy: 'what you allowed', reviews: 'questions to experts', scans: 'leaf checks', sightings: 'seen near you', suppliers: 'where to buy', tasks: 'tasks', training: 'training', other: 'other',
    } as Readonly<Record<string, string>>,
    times: (part: string, n: number) => `${part} ${n}`,
  },
  plan: { title: 'Plan', trial: 'Trial', used: 'used', notUsed: 'not used', days: (n: number) => (n === 1 ? '1 day left' : `${n} days left`), until: 'Pro until' },
  messages: { title: 'Messages', whatsapp: 'WhatsApp', switches: 'What you are told', change: 'Choose in the settings' },
  notes: { title: 'Notes of the app', lastInsightShown: 'Last hint shown', lastProSuggestion: 'Last suggestion about Pro', lastFertilizerPlan: 'Last fertiliser plan' },
  invites: { title: 'Invitations', sent: 'Invitations sent', by: 'Invited with the code' },
};
