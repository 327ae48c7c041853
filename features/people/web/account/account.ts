import type { ReplyOf } from '#kit/pure/contract.ts';
import type { readAccount } from '../../contract-account.ts';

export type Account = ReplyOf<typeof readAccount>;
export interface AccountProps {
  readonly account: Account;
  readonly onChanged: () => void;
}
