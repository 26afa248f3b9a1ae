/** Who asks for something: the house that he is in, and the connection by which he asks. */
export interface Caller {
  /** As limits count him; see `ClientAddress`. */
  readonly address: string;
  /** The same object for everything that comes over one connection. */
  readonly connection: object;
}
