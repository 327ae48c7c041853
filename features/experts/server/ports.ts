interface AnswerMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends one mail. Throws when it was not accepted. */
export interface Post {
  send(mail: AnswerMail): Promise<void>;
}
