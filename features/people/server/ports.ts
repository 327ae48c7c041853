export interface Mail {
  /** Stable for one mail, so that a duplicate delivery can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail client posts an unsubscribe request (RFC 8058); account mails have none. */
  readonly unsubscribe?: string;
}

/** Sends one mail; throws when it was not accepted. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/**
 * Sends sign-in codes by one channel. `showsCode`: a development server that sends nothing shows the code on
 * the screen.
 */
export interface CodeSender {
  readonly showsCode: boolean;
  /** `cost`: in the currency of the account with the provider; null when it says none. Never throws. */
  send(message: {
    readonly id: string;
    readonly to: string;
    readonly code: string;
    readonly language: 'en' | 'sw';
  }): Promise<
    { readonly ok: true; readonly cost: number | null } | { readonly ok: false; readonly reason: string }
  >;
}
export interface CodeSenders {
  readonly sms: CodeSender | null;
  readonly whatsapp: CodeSender | null;
}

/** Replaces the password hash of better-auth (scrypt). */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(given: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** A mail waiting in a job row. Its text is written when it is sent. */
export interface PeopleMail {
  readonly kind: 'verify' | 'reset' | 'new_email' | 'old_email' | 'new_password';
  readonly to: string;
  readonly language: 'en' | 'sw';
  readonly link: string;
  /** The other address of the change. */
  readonly about?: string;
}
