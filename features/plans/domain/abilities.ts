import { refuse, type Refused } from '#kit/pure/result.ts';

interface Ability {
  /** How many a Free account may have or do; 0: Pro only. Pro is unlimited. */
  readonly free: number;
  /** Whether the part exists: parts that do not exist are not sold. */
  readonly isOpen: boolean;
}

/** Everything a plan decides (PAY-01). Every limit and every Pro part has its line here and nowhere else. */
export const abilities = {
  fields: { free: 1, isOpen: true },
  scans: { free: 15, isOpen: true },
  daily_alerts: { free: 0, isOpen: true },
  weekly_report: { free: 0, isOpen: true },
  daily_tasks: { free: 0, isOpen: true },
  satellite: { free: 0, isOpen: true },
  yield_predictor: { free: 0, isOpen: true },
  market_insights: { free: 0, isOpen: true },
  mission_control: { free: 0, isOpen: true },
  pro_resources: { free: 0, isOpen: true },
  referral_insights: { free: 0, isOpen: true },
  document_chat: { free: 0, isOpen: true },
  chat_attachments: { free: 0, isOpen: true },
} as const satisfies Record<string, Ability>;

export type AbilityId = keyof typeof abilities;
export const abilityIds = Object.keys(abilities) as readonly AbilityId[];

type IsOpen<Id extends AbilityId> = (typeof abilities)[Id]['isOpen'] extends true ? Id : never;
export type OpenAbility = { [Id in AbilityId]: IsOpen<Id> }[AbilityId];

/** The Pro parts available today, for the screens that sell Pro. */
export const openAbilities = abilityIds.filter((id): id is OpenAbility => abilities[id].isOpen);

export type Tier = 'free' | 'pro';

/** null: no limit. */
export const limitOf = (tier: Tier, ability: AbilityId): number | null =>
  tier === 'pro' ? null : abilities[ability].free;

type PlanRefusal = 'plans.pro_only' | 'plans.limit_reached';

export type AbilityDecision =
  | { readonly ok: true; readonly limit: number | null }
  | (Refused<PlanRefusal> & { readonly limit: number });

/** Whether it may be done once more after `used` times. */
export const decideAbility = (tier: Tier, ability: AbilityId, used = 0): AbilityDecision => {
  const limit = limitOf(tier, ability);
  if (limit === null || used < limit) return { ok: true, limit };
  return limit === 0
    ? { ...refuse('plans.pro_only'), limit }
    : { ...refuse('plans.limit_reached', { limit }), limit };
};
