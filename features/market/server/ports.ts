/** A service that publishes price lists. */
export interface PriceFeed {
  /** Whose list it is, for the operator. */
  readonly name: string;
  /** The newest list, piece by piece. Throws `FeedFault` with a reason that holds no address. */
  list(): AsyncIterable<string>;
}

export class FeedFault extends Error {}
