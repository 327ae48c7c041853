interface AnswerMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands one mail over; throws when it was not taken. */
export interface Post {
  send(mail: AnswerMail): Promise<void>;
}
