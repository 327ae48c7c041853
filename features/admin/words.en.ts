/** For Pro: counted and measured figures. For the staff: care for accounts and servers. */
export const adminEn = {
  title: 'Mission control',
  intro: 'How many farm with Mavuno, and how the service is doing.',
  totals: { title: 'All together', users: 'People', farms: 'Farms', scans: 'Leaf checks' },
  health: { title: 'Health of the service', good: 'Good', strained: 'Strained', bad: 'Bad', calm: 'Nothing fails and nothing waits too long.' },
  reasons: { few_requests: 'Too few requests in these minutes to judge faults.', faults: 'Too many answers end in a fault.', late_jobs: 'Work waits longer than it should.', failed_jobs: 'Some work failed for good.' },
  answers: {
    title: 'Time of an answer', median: 'Half come within', p95: '19 of 20 come within', requests: 'Requests', faults: 'Faults', limited: 'Refused: too many requests (429)',
    none: 'nothing was asked', ms: (n: string) => `${n} ms`, quarter: 'Last 15 minutes', day: 'Last 24 hours', of: (n: string, all: string) => `${n} of ${all}`,
  },
  measured: (age: string) => `Measured ${age}`,
  refresh: 'Measure again',
  retry: 'Try again',
  failed: 'This could not be fetched.',
  staff: 'For the staff',
  adminOnly: 'Only for administrators.',
  parts: { users: 'User management', system: 'System monitoring', database: 'Database health', acts: 'What the staff did', review: 'Posts to look at', suppliers: 'Shops to look at', prices: 'Price lists', offers: 'Offers to look at', referrals: 'Invitations to look at', refunds: 'Money back' },
  users: {
    find: 'E-mail, name or phone number', hint: 'At least two letters, or four digits of a number.', search: 'Find', none: 'Nobody found.', more: 'There are more. Write more of the name.',
    roles: { farmer: 'Farmer', expert: 'Expert', admin: 'Administrator' }, unproven: 'e-mail not confirmed', joined: (day: string) => `Since ${day}`, seen: (day: string) => `last signed in ${day}`, never: 'signed out everywhere',
    suspended: (why: string) => `Suspended: ${why}`,
    acts: { expert: 'Make an expert', farmer: 'No longer an expert', suspend: 'Suspend', restore: 'Let in again', reset: 'New password' },
    ask: { expert: (name: string) => `Make ${name} an expert?`, farmer: (name: string) => `${name} no longer an expert?`, suspend: (name: string) => `Suspend ${name}?`, restore: (name: string) => `Let ${name} in again?`, reset: (name: string) => `Send ${name} the mail for a new password?` },
    about: {
      expert: 'Farmers read the answers of an expert as such. Check the papers first.', farmer: 'What was answered stays.', suspend: 'Every phone is signed out, and nobody gets in until you let them; they read your reason at the door. Their open offers are closed and no message goes out. What was recorded stays.',
      restore: 'The account works as before.', reset: 'Only the owner of the mailbox sees the link.',
    },
    why: 'Why', whyHint: 'It stands in the log of the staff.', whyMissing: 'Write why, in a few words.', done: 'Done, and noted.',
  },
  system: {
    version: 'Version', queues: 'Work that waits', waiting: (n: number) => `${n} waiting`, later: (n: number) => `${n} for later`, running: (n: number) => `${n} running`, failed: (n: number) => `${n} failed`,
    late: (n: string) => `the oldest is ${n} late`, calm: 'Nothing waits and nothing failed.', again: 'Try the failed again', retried: (n: number) => `${n} tried again.`, seconds: (n: number) => `${n} s`, minutes: (n: number) => `${n} min`,
  },
  database: {
    title: 'The database', size: 'Size', version: 'PostgreSQL version', connections: 'Connections', memory: 'Reads from memory', unknown: 'not known yet', tables: 'Biggest tables', rows: (n: string) => `about ${n} rows`, rowsUnknown: 'rows not counted yet',
    running: 'Running for more than a second', runningNone: 'Nothing.', slow: 'Slowest statements', slowOff: 'PostgreSQL does not keep them: its extension pg_stat_statements is not switched on.', slowNone: 'None yet.', calls: (ms: string, n: string) => `${ms} ms on average, ${n} times`,
    replicas: 'Copies of the database', replicasNone: 'There is no copy that follows.', behind: (bytes: string) => `${bytes} behind`,
  },
  acts: {
    none: 'Nothing was done yet.', more: 'Older ones', gone: 'an account that is gone', about: (whom: string) => `about ${whom}`,
    names: {
      'people.suspend': 'Suspended', 'people.restore': 'Let in again', 'people.send_reset': 'Sent the mail for a new password', 'people.grant_role': 'Gave a role', 'payments.decide_refund': 'Decided on money back', 'payments.return_held': 'Gave held money back', 'payments.accept_held': 'Confirmed a held payment',
      'community.judge': 'Judged a post', 'suppliers.decide': 'Decided on a shop', 'admin.retry_jobs': 'Tried failed work again',
      'offers.judge': 'Judged an offer', 'market.list': 'Brought a price list', 'market.sync': 'Had the prices fetched', 'market.decide': 'Decided on a farmer’s price', 'referrals.decide': 'Decided on an invitation',
    } as Readonly<Record<string, string>>,
    /** What was decided. What is none of these is a name or a number and stands as it is. */
    whats: {
      farmer: 'farmer', expert: 'expert', admin: 'administrator', approve: 'let stand', remove: 'taken down', refuse: 'refused', refused: 'refused', accepted: 'accepted', paid_back: 'sent back', counted: 'counted', close: 'closed', correct: 'corrected', keep: 'left as it is',
    } as Readonly<Record<string, string>>,
  },
};
