import type { Ack, Code, LogPlace, TableQuestion } from '../protocol/messages.ts'
import type { TableEntryOf } from './entries.ts'

// The questions between the people at a table, derived from its log.

/** The public form of a request that needs consent. */
export type Wish = TableQuestion['wish']

/** A question that needs the consent of all `open` seats, except those of absent people (`isAgreed`). */
export interface OpenQuestion {
  readonly number: number
  /** The asking seat. */
  readonly asks: number
  /** The request, with its action. */
  readonly wish: TableEntryOf<'ask'>['wish']
  /** The seats that have not answered. */
  readonly open: readonly number[]
  /** True if a person has agreed. */
  readonly hasYes: boolean
}

/** The declined questions of one seat. */
interface Declined {
  readonly seat: number
  /** Declined topics since the last move ({@link topicOf}). */
  readonly topics: readonly string[]
  /** Number of declined questions since the last agreement. */
  readonly times: number
  /** Time of the last one, in milliseconds since 1970. */
  readonly at: number
}

/** The questions of a table. */
export interface Questions {
  readonly question: OpenQuestion | null
  /** Number of questions asked. */
  readonly questions: number
  readonly declined: readonly Declined[]
}

export const NO_QUESTIONS: Questions = { question: null, questions: 0, declined: [] }

/** Returns a request in its public form. */
export const publicWish = (wish: OpenQuestion['wish']): Wish =>
  wish.kind === 'draw' || wish.kind === 'give-up' ? { kind: wish.kind } : wish

/** Returns the topic of a request. Requests with the same topic count as the same question. */
const topicOf = (wish: Wish): string => (wish.kind === 'bot' ? `bot ${wish.seat}` : wish.kind)

/** Returns the questions after a new one. */
export const afterAsking = (
  { questions, declined }: Questions,
  { seat: asks, wish, open }: TableEntryOf<'ask'>,
): Questions => ({
  question: { number: questions + 1, asks, wish, open, hasYes: false },
  questions: questions + 1,
  declined,
})

/** Returns the answer to a request that asks the others first. The place in the log is unchanged. */
export const askedAck = (
  { epoch, n }: LogPlace,
  { wish }: TableEntryOf<'ask'>,
): Ack<Record<string, unknown>> =>
  wish.kind === 'undo'
    ? { ok: true, done: false }
    : wish.kind === 'bot'
      ? { ok: true }
      : { ok: true, epoch, n }

/** Returns the questions after an answer without an agreement. A no of the asking seat withdraws the question. */
export function afterAnswer(now: Questions, { seats, yes, at }: TableEntryOf<'answer'>): Questions {
  const { question, questions, declined } = now
  if (!question) return { question, questions, declined }
  const { asks, open } = question
  if (yes)
    return {
      question: { ...question, open: open.filter((seat) => !seats.includes(seat)), hasYes: true },
      questions,
      declined,
    }
  return withoutQuestion(now, at, seats.includes(asks) || seats.some((seat) => open.includes(seat)))
}

/** Returns the questions after another entry has ended the open one. An entry of the asking seat counts as a no. */
export const afterEnding = (now: Questions, { seat, at }: { seat: number; at: number }): Questions =>
  withoutQuestion(now, at, now.question?.asks === seat)

/** Returns the questions after all have agreed to the open one. */
export const afterAgreement = ({ question, questions, declined }: Questions): Questions => ({
  question: null,
  questions,
  declined: declined.filter(({ seat }) => seat !== question?.asks),
})

/** Returns the questions after a move. Declined topics may be asked again. */
export const afterMove = ({ question, questions, declined }: Questions): Questions => ({
  question,
  questions,
  declined: declined.map((one) => ({ ...one, topics: [] })),
})

/** Ends the open question without an agreement. `isDeclined`: the question counts as declined. */
function withoutQuestion(
  { question, questions, declined }: Questions,
  at: number,
  isDeclined: boolean,
): Questions {
  if (!question || !isDeclined) return { question: null, questions, declined }
  const { asks: seat, wish } = question
  const { topics = [], times = 0 } = declined.find((one) => one.seat === seat) ?? {}
  const more = { seat, topics: [...topics, topicOf(publicWish(wish))], times: times + 1, at }
  return { question: null, questions, declined: [...declined.filter((one) => one.seat !== seat), more] }
}

/** Wait of a seat after its first declined question, in milliseconds. Each further one in a row doubles the wait. */
const FIRST_WAIT = 10_000
/** The longest wait, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000

/** Returns why the person of the seats `own` may not ask now, or null. */
export function mayNotAsk(
  { question, declined }: Questions,
  own: readonly number[],
  wish: Wish,
  at: number,
): Code | null {
  if (question) return 'busy'
  for (const { seat, topics, times, at: last } of declined) {
    if (!own.includes(seat)) continue
    if (topics.includes(topicOf(wish))) return 'declined'
    if (at - last < Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (times - 1))) return 'too-fast'
  }
  return null
}
