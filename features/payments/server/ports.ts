import type { Provider, StatedAmount, ProviderAnswer } from '../domain/order.ts';

interface PaymentRequest {
  /** Our reference, which the provider returns with the payment. */
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly email: string;
  /** 2547… or 2541…; receives the PIN request. */
  readonly phone: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** The return URL. */
  readonly returnUrl: string;
}

/** `maybe`: the request may have arrived although there was no response. `code` is for the log. */
export type StartResult =
  | { readonly ok: true; readonly trackingId: string; readonly redirectUrl: string | null }
  | {
      readonly ok: false;
      readonly why: 'busy' | 'account' | 'phone' | 'refused' | 'maybe';
      readonly code: string;
    };

/**
 * The content of a provider's notification. It opens nothing by itself; an amount in `stated` that is not the
 * price holds the order for a person.
 */
export interface Notice {
  readonly code: string | null;
  readonly stated: StatedAmount | null;
  readonly account: string | null;
}

export type PaymentStatus = ProviderAnswer | { readonly is: 'unreachable'; readonly code: string };

export interface PaymentProvider {
  readonly id: Provider;
  /** No money moves; every screen says so. */
  readonly sandbox: boolean;
  /** The PIN is requested on the phone; otherwise the farmer is sent to a payment page. */
  readonly push: boolean;
  start(order: PaymentRequest): Promise<StartResult>;
  /** Queries the provider. Never throws. */
  getStatus(
    trackingId: string,
    order: { readonly reference: string; readonly amount: number; readonly currency: string },
    notice?: Notice,
  ): Promise<PaymentStatus>;
}

export const sandboxActions = ['pay', 'late', 'fail', 'cancel', 'wrong_amount', 'reverse'] as const;
export type SandboxAction = (typeof sandboxActions)[number];
export interface SandboxOrder extends PaymentRequest {
  readonly trackingId: string;
  readonly state: 'pending' | 'late' | 'completed' | 'failed' | 'cancelled' | 'reversed';
}

/** The sandbox's payment page, where a person plays the provider. */
export interface SandboxControl {
  read(trackingId: string): Promise<SandboxOrder | null>;
  applyAction(trackingId: string, act: SandboxAction, now: Date): Promise<SandboxOrder | null>;
}
