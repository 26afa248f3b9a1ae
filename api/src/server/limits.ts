/**
 * What one connection or one address may have of this server at once. Whoever asks for more is refused that, by a code and with
 * the number and the maximum; what he has goes on.
 */

/** Characters of the id that a client gives to an operation over WebSocket, unless OPERATION_ID_LENGTH says otherwise; a longer one closes the connection with 4400. */
export const LONGEST_OPERATION_ID = 64;

/**
 * Operations that one WebSocket may have under way at once: subscriptions, and queries and mutations that are not answered
 * yet. A page of the dashboard has fewer than ten. Refused with TOO_MANY_OPERATIONS.
 */
export const OPERATIONS_PER_SOCKET = 50;

/** What one address may have at once. */
export const PLACES_PER_ADDRESS = {
  /**
   * Open WebSockets, unless SOCKETS_PER_ADDRESS says otherwise: a club at one venue, everybody with two tabs. One more is
   * closed with 1013, its reason TOO_MANY_SOCKETS.
   */
  sockets: 250,
  /** Open streams of server-sent events, each with one subscription. Refused with HTTP 429, code TOO_MANY_STREAMS. */
  streams: 100,
  /** Requests to /graphql that are not answered yet. Refused with HTTP 429, code TOO_MANY_REQUESTS. */
  requests: 500,
  /**
   * Different things that are watched: the same document with the same variables counts once, however many watch it. Refused
   * with TOO_MANY_WATCHED.
   */
  watched: 500,
} as const;

/** How much of the database is read at once for queries and for what is watched, and how much of it for one address. */
export const READS_AT_ONCE = {
  /** All connections share one session, in which one moment is read at a time. */
  embedded: { atOnce: 1, ofOneAddress: 1 },
  /** Of one process; there is always room for somebody else. */
  postgres: { atOnce: 3, ofOneAddress: 2 },
} as const;

/** How much of the time that operations take, in beginning and in reading, one address may have while others come too. */
export const PACE = {
  /** Of all the time. */
  share: 1 / 3,
  /** Milliseconds after which it is read for one thing at a time: so that it has one processor of the database's at most. */
  moment: 500,
  /** Milliseconds that it may have beforehand; they come back with the share. Enough for a club that opens a page together. */
  beforehand: 3_000,
  /**
   * Milliseconds that it may be behind with, however long its turns were: so nobody rests for long after a database that
   * could not be reached.
   */
  longestDebt: 500,
  /** Milliseconds after which one who has come is not there any more. */
  lately: 5_000,
} as const;

/** Of the document of one operation; what it asks for is bounded by `OPERATION_LIMITS` of the schema. */
export const DOCUMENT_LIMITS = { tokens: 10_000, aliases: 30, directives: 50, repeats: 100 } as const;

/** The most bytes of one request or one WebSocket message: a table of 34 players with all its games fits four times. */
export const MESSAGE_BYTES = 256 * 1024;

/** Operations that one request may carry. */
export const OPERATIONS_PER_REQUEST = 10;

/**
 * Points that the operations of one address, of one account wherever it comes from, and of one token of it may cost in a minute, unless
 * POINTS_PER_ADDRESS, POINTS_PER_ACCOUNT and POINTS_PER_TOKEN say otherwise; they come back evenly. An account's are the dearest
 * operation twice a second, or a page of the dashboard twenty-five times.
 */
export const POINTS_A_MINUTE = { address: 6_000_000, account: 3_000_000, token: 1_000_000 } as const;

/** Texts such as /games/<id>.txt that one address is given in a minute; a whole tournament counts twenty. */
export const TEXTS_A_MINUTE = 240;

/** Pictures such as /games/<id>.png that one address is given in a minute; one that moves counts twenty. */
export const PICTURES_A_MINUTE = 240;

/** Commands that a bot may give in a minute, unless COMMANDS_PER_BOT says otherwise; they come back evenly. */
export const BOT_COMMANDS_A_MINUTE = 60;

/** Seconds after which a client that was refused for want of room may try again. */
export const TRY_AGAIN_SECONDS = 30;

/** Bytes unsent from earlier turns of the event loop above which a spectator has stopped reading and is cut off, unless SOCKET_BACKLOG_BYTES says otherwise; he comes back and resumes. */
export const CUT_OFF_BYTES = 1024 * 1024;

/** Bytes unsent above which heartbeats and clock ticks are left out. */
export const BUSY_BYTES = 16 * 1024;

/** Bytes that one WebSocket is written in one turn of the event loop, or has of unsent answers to queries; above, it is cut off. */
export const TURN_BYTES = 8 * 1024 * 1024;

/** Sandboxes of one process at once, about 200 MB of memory each, unless SANDBOXES_PER_SERVER says otherwise; everybody has one at most. */
export const MOST_SANDBOXES = 3;

/** Sandboxes that one person may make in an hour, unless FORKS_PER_ACCOUNT says otherwise; they come back evenly. */
export const FORKS_AN_HOUR = 20;

/** Bytes of memory that answers may take which are kept because nothing of theirs has changed; those that nobody has asked for longest go first. */
export const KEPT_ANSWERS = 64 * 2 ** 20;
