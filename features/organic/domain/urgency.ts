export const urgencies = ['high', 'medium', 'low'] as const;
export type Urgency = (typeof urgencies)[number];
