export interface Mail {
  /** Stable for one mail, so that a second delivery of it can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program posts "no more of these" (RFC 8058); account mails have none. */
  readonly unsubscribe?: string;
}

/** Hands one mail over; throws when it was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A mail that waits in a job row. The sentences are made when it is sent. */
export interface PeopleMail {
  readonly kind: 'verify' | 'reset' | 'new_email' | 'old_email' | 'new_password';
  readonly to: string;
  readonly language: 'en' | 'sw';
  readonly link: string;
  /** The other address of a change. */
  readonly about?: string;
}
