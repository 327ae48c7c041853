import { newId } from '#kit/pure/ids.ts';
import { proOnly, type Policy } from './policy.ts';

const staff = { notOne: 'the staff care for every account' };
const why = { why: 'Ombi lake kwa simu' };

export const adminPolicy: Readonly<Record<string, Policy>> = {
  'admin.mission': { who: 'user', says: proOnly('403 plans.pro_only', '200') },
  'admin.system': { who: 'admin' },
  'admin.retry_jobs': { who: 'admin', send: () => ({ body: { name: 'people.mail' } }) },
  'admin.database': { who: 'admin' },
  'admin.acts': { who: 'admin' },
  'people.find': { who: 'admin', send: ({ asker }) => ({ query: { q: asker.email } }) },
  'people.suspend': {
    who: 'admin',
    send: () => ({ params: { id: newId() }, body: why }),
    says: '404 people.unknown_person',
    ids: { 'params.id': staff },
  },
  'people.restore': {
    who: 'admin',
    send: ({ asker }) => ({ params: { id: asker.userId }, body: why }),
    ids: { 'params.id': staff },
  },
  'people.send_reset': {
    who: 'admin',
    send: ({ asker }) => ({ params: { id: asker.userId }, body: why }),
    ids: { 'params.id': staff },
  },
};
