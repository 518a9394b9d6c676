import * as v from 'valibot'

/** The version of these messages. A client and a server with different versions refuse each other (`protocol`). */
export const PROTOCOL = 2

/**
 * Limits of a table and its messages. Most requests above a limit are refused with a code. A longer message, a client that reads too slowly,
 * and a connection that stays idle are closed.
 */
export const LIMITS = {
  /** Longest message, in bytes. */
  messageBytes: 8192,
  /** Requests a second in the long term, and the most at once. */
  requestsPerSecond: 10,
  requestBurst: 20,
  /** Connections of one household: an IPv4 address, or the first half of an IPv6 address. */
  socketsPerAddress: 30,
  /** All connections of the server, including those that load pages. */
  connections: 1000,
  socketsPerTable: 12,
  tablesPerHour: 8,
  /** Wrong codes a minute from one address. */
  wrongCodesPerMinute: 5,
  /** Bytes that may wait for a slow client. More may wait for `sendBufferMs` milliseconds: a whole game can be longer. */
  sendBufferBytes: 262_144,
  sendBufferMs: 10_000,
  /** A connection without a table is closed after this time, in milliseconds. */
  idleMs: 10_000,
  /** Most moves and undos of a table. */
  entries: 20_000,
  /** Most log entries about seats and questions; their rate a second in the long term, and the most at once. */
  otherEntries: 5_000,
  otherEntriesPerSecond: 1,
  otherEntryBurst: 40,
  /** Actions in one request. */
  actions: 64,
  nameLetters: 24,
  /** Lifetime of a code, in milliseconds. */
  codeMs: 15 * 60_000,
  /** Lifetime of a ticket, in milliseconds. */
  ticketMs: 5 * 60_000,
  /** Time away, in milliseconds, after which the others may free a seat in the lobby, or hand one taken by the code to a bot. */
  absentMs: 90_000,
  /** The same for a bot at a seat that was not taken by the code: its person plays at a distance. Counts from the last move at the earliest. */
  absentAtDistanceMs: 24 * 60 * 60_000,
  /** Time without a message, in milliseconds, after which a seat counts as away. */
  awayMs: 15_000,
  /** Time between two beats of a client, in milliseconds. */
  beatMs: 5_000,
} as const

/** Lifetime of a table after its last entry, in days: with an unfinished game, and with a finished one. */
export const KEPT_DAYS = { playing: 30, over: 7 } as const

/**
 * Reason of a refused request, or of a connection that the server closes (`bye`). The client has the words for players. `refused`: the rules
 * forbid the action. `elsewhere`: another device now has this seat. `no-ticket`: a used or expired ticket. `busy`: the server is ending, or
 * its storage is away; try again. `declined`: the others have declined the same question since the last move. `hand-seen`: the person has
 * seen another hand of the game, and may not take this seat.
 */
export const CODES = [
  'protocol',
  'rules',
  'no-table',
  'no-ticket',
  'full',
  'seat-taken',
  'not-your-seat',
  'not-your-turn',
  'behind',
  'wrong-shape',
  'refused',
  'too-fast',
  'too-long',
  'stopped',
  'busy',
  'ended',
  'read-only',
  'elsewhere',
  'declined',
  'hand-seen',
] as const

export type Code = (typeof CODES)[number]

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seat = v.pipe(whole, v.maxValue(11))
/** 128 random bits as base64url: the key of a table, the token of a seat, or a ticket. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
/** An id that a client makes for one request. The server carries out a repeated request once. */
const requestId = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/))
/** 128 random bits. No capital letters: some file systems ignore case, and one log must have one id. */
const tableId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** Six letters or digits, as `seedText` writes them without the hyphen. */
const code = v.pipe(v.string(), v.regex(/^[0-9A-HJKMNP-TV-Z]{6}$/))
/** The name of a player, before the server has cleaned and shortened it. */
const name = v.pipe(v.string(), v.maxLength(200))

/** The id of a bot of the tale. */
const bot = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,23}$/))

/** A position in the log: `n` counts moves and undos, `epoch` counts undos. */
const place = { epoch: whole, n: whole }
export interface LogPlace {
  readonly epoch: number
  readonly n: number
}

/** The viewer of a device: a seat, or null for the public view. */
const viewer = v.nullable(seat)

/** The requests of clients, by their event names. The server answers each with an {@link Ack}. */
export const REQUESTS = {
  /** Opens a table. `bots`: bot ids by seat. All other seats are free. */
  open: v.strictObject({
    protocol: whole,
    tale: v.pipe(v.string(), v.maxLength(24)),
    rules: whole,
    config: v.unknown(),
    bots: v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), bot),
  }),
  /** Connects to a table by its code, its key or a ticket, with the public view. */
  join: v.strictObject({
    protocol: whole,
    table: v.exactOptional(tableId),
    code: v.exactOptional(code),
    key: v.exactOptional(secret),
    ticket: v.exactOptional(secret),
  }),
  /** Makes a ticket for the seats of these tokens. One other device can join with it, and gets the tokens. */
  ticket: v.strictObject({ tokens: v.pipe(v.array(secret), v.minLength(1), v.maxLength(12)) }),
  /**
   * Takes a free seat for a person. The answer has the token of the seat. A client that makes the token itself can repeat the request after a
   * lost answer.
   */
  take: v.strictObject({ seat, name, token: v.exactOptional(secret) }),
  /**
   * Connects again, with the seats of this device. `tokens` may include those of seats given back. `have`: the place and the viewer of the
   * last view, so that the server may send updates since that place instead of a whole view.
   */
  sit: v.strictObject({
    protocol: whole,
    table: tableId,
    key: v.exactOptional(secret),
    pass: v.exactOptional(secret),
    tokens: v.pipe(v.array(secret), v.maxLength(12)),
    have: v.exactOptional(v.strictObject({ ...place, viewer })),
  }),
  /** Starts the game. `bot` plays the free seats until a person takes them. */
  begin: v.strictObject({ bot: v.exactOptional(bot) }),
  /**
   * Acts for the seat to act, at the place that the client has. Stops at the first refused action. An action that needs consent must be sent
   * alone; the server asks the others first.
   */
  act: v.strictObject({
    ...place,
    id: requestId,
    actions: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(LIMITS.actions)),
  }),
  /** Undoes moves until `left` remain: at once if the undo is free, otherwise by consent. */
  undo: v.strictObject({ ...place, id: requestId, left: whole }),
  /** Answers a question. A no of the asking seat withdraws the question. */
  answer: v.strictObject({ question: whole, yes: v.boolean() }),
  /** Suggests an action to the seat to act, at the place that the client has. Only in games without hidden information. */
  pin: v.strictObject({ ...place, seat, action: v.unknown() }),
  /** Removes a suggestion. */
  unpin: v.strictObject({ pin: whole }),
  /**
   * Lets a bot play a seat (`by`), or ends that (null). The seat must be free, an own one, or absent. For an absent seat, the server asks the
   * other people present first.
   */
  control: v.strictObject({ seat, by: v.nullable(bot) }),
  /** Frees a seat of this device or, before the game begins, the seat of an absent person. */
  leave: v.strictObject({ seat }),
  /** Reports that the client is awake. The answer has the place of the server. A client at another place sends `sit`. */
  beat: v.strictObject(place),
} as const

export type RequestName = keyof typeof REQUESTS
export type Request<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>

/** The answer to a request: its data, or a code. `refusal`: the refusal of the rules. */
export type Ack<Data> =
  | ({ readonly ok: true } & Data)
  | { readonly ok: false; readonly code: Code; readonly refusal?: unknown }

const presence = v.picklist(['here', 'away', 'gone', 'never'])
export type Presence = v.InferOutput<typeof presence>

/** The public information of one seat. */
const seatInfo = v.strictObject({
  role: v.string(),
  name: v.string(),
  /** `free`, `person`, or the id of a bot. If a bot plays for an absent person, `name` is the person's. */
  by: v.string(),
  /** True if a person may take it: it is free, or a substitute bot plays it. */
  open: v.boolean(),
  /** `never` if no person has the seat. */
  presence,
  /** True if its person has been away for long (`absentMs`, `absentAtDistanceMs`): others may let a bot play. */
  absent: v.boolean(),
})
export type SeatInfo = v.InferOutput<typeof seatInfo>

/** The public information about a table, besides its game. */
const lobby = v.strictObject({
  table: tableId,
  tale: v.string(),
  /** Joins the table, to take an open seat or to watch. Null once the game is over. */
  code: v.nullable(code),
  /** Remaining lifetime of the code, in milliseconds; 0 without a code. */
  codeMs: whole,
  seats: v.array(seatInfo),
  phase: v.picklist(['lobby', 'playing', 'over']),
  /** Why the game cannot continue: an error of the rules or the log, or a storage that cannot write. */
  trouble: v.nullable(v.picklist(['stopped', 'read-only'])),
  /** Addresses of the page in the local network; empty if the server accepts this machine only. */
  addresses: v.array(v.string()),
})
export type Lobby = v.InferOutput<typeof lobby>

/** An open question. All people asked must agree, except those who are absent. */
const question = v.strictObject({
  question: whole,
  /** The asking seat. */
  asks: seat,
  /** The request: an undo that leaves `left` moves, a common end of the game, or a bot for an absent person's seat. */
  wish: v.variant('kind', [
    v.strictObject({ kind: v.literal('undo'), left: whole }),
    v.strictObject({ kind: v.literal('draw') }),
    v.strictObject({ kind: v.literal('give-up') }),
    v.strictObject({ kind: v.literal('bot'), seat, bot }),
  ]),
  /** Seats that have not answered. */
  open: v.array(seat),
})
export type TableQuestion = v.InferOutput<typeof question>

/** A suggestion on the board of every device. */
const pin = v.strictObject({
  pin: whole,
  /** The suggesting seat. */
  seat,
  /** Number of moves when the suggestion was made. */
  moves: whole,
  action: v.unknown(),
})
export type TablePin = v.InferOutput<typeof pin>

/** The messages of the server that answer no request, by their event names. */
export const NEWS = {
  lobby,
  /** The whole game as this device may see it (`openView` of the kernel). Replaces the view of the client. */
  view: v.strictObject({ ...place, viewer, view: v.unknown() }),
  /** The move with number `n` (`applyUpdate` of the kernel). `by`: the seat that acted; null if it is unknown. */
  update: v.strictObject({ ...place, by: v.nullable(seat), update: v.unknown() }),
  /** An undo: `left` moves remain, `epoch` and `n` have risen by one. `agreed`: by `undoTo` of the kernel, otherwise by free undos. */
  rewind: v.strictObject({ ...place, left: whole, agreed: v.boolean() }),
  question: v.nullable(question),
  /** All suggestions of this turn, the oldest first. */
  pins: v.array(pin),
  bye: v.strictObject({ code: v.picklist(CODES) }),
} as const

export type NewsName = keyof typeof NEWS
export type News<Name extends NewsName> = v.InferOutput<(typeof NEWS)[Name]>

/** The data of each answer, by request. */
export const ANSWERS = {
  /** `key`: for a link to people elsewhere. The code of the lobby is for people in the room. */
  open: v.strictObject({ table: tableId, key: secret, lobby }),
  /** `pass`: lets this device reconnect without a seat and without the key, after its code has expired. */
  join: v.strictObject({
    table: tableId,
    pass: secret,
    lobby,
    /** The seats of the ticket; the client claims them with `sit`. */
    seats: v.exactOptional(v.array(v.strictObject({ seat, token: secret }))),
  }),
  ticket: v.strictObject({ ticket: secret, ms: whole }),
  take: v.strictObject({ seat, token: secret }),
  /** `seats`: the seats of this device. */
  sit: v.strictObject({ lobby, seats: v.array(seat) }),
  begin: v.strictObject({}),
  /** The place after the action; unchanged if the others are asked first. */
  act: v.strictObject(place),
  /** `done`: false if the others are asked first. */
  undo: v.strictObject({ done: v.boolean() }),
  answer: v.strictObject({}),
  pin: v.strictObject({}),
  unpin: v.strictObject({}),
  control: v.strictObject({}),
  leave: v.strictObject({}),
  beat: v.strictObject(place),
} as const satisfies Record<RequestName, v.GenericSchema>

export type Answers = { [Name in RequestName]: v.InferOutput<(typeof ANSWERS)[Name]> }
