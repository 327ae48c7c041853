import { adminPolicy } from './admin-policy.ts';
import { chatPolicy } from './chat-policy.ts';
import { communityPolicy } from './community-policy.ts';
import { dataPolicy } from './data-policy.ts';
import { documentsPolicy } from './documents-policy.ts';
import { farmPolicy } from './farm-policy.ts';
import { marketPolicy } from './market-policy.ts';
import { moneyPolicy } from './money-policy.ts';
import { offersPolicy } from './offers-policy.ts';
import { organicPolicy } from './organic-policy.ts';
import { peoplePolicy } from './people-policy.ts';
import type { Policy } from './policy.ts';
import { referralsPolicy } from './referrals-policy.ts';
import { satellitePolicy } from './satellite-policy.ts';
import { tasksPolicy } from './tasks-policy.ts';
import { trainingPolicy } from './training-policy.ts';
import { yieldsPolicy } from './yields-policy.ts';

/** Who may what: one line an operation, by its id. */
export const policy: Readonly<Record<string, Policy>> = {
  ...peoplePolicy,
  ...moneyPolicy,
  ...farmPolicy,
  ...dataPolicy,
  ...documentsPolicy,
  ...offersPolicy,
  ...organicPolicy,
  ...communityPolicy,
  ...trainingPolicy,
  ...tasksPolicy,
  ...chatPolicy,
  ...yieldsPolicy,
  ...satellitePolicy,
  ...marketPolicy,
  ...referralsPolicy,
  ...adminPolicy,
};
