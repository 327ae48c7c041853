/** A service that publishes price lists. */
export interface PriceFeed {
  /** Publisher of the list, for the operator. */
  readonly name: string;
  /** The newest list in chunks. Throws `FeedFault` with a reason that contains no URL. */
  list(): AsyncIterable<string>;
}

export class FeedFault extends Error {}
