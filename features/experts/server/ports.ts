interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one mail. Throws when it was not accepted. */
export interface ExpertMailSender {
  send(mail: OutgoingMail): Promise<void>;
}
