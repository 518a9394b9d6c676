import { NO_WORDS, openWithWords, type WordSource } from '../engine/kernel/index.ts'
import { type Code, LIMITS, type Request } from '../protocol/messages.ts'
import { asName, plainName } from '../store/person-names.ts'
import { type Asker, askOthers, type Decision, othersAt, refusedWith, seatsOfPerson } from './decision.ts'
import { isOtherEntry, type TableEntry } from './entries.ts'
import { hides } from './guests.ts'
import { type Clock, rateLimit, type ServerLimits } from './limits.ts'
import type { TableState } from './table.ts'

// Decisions about seats and the start of the game.

/**
 * Makes the limit of entries about seats and questions at one table. Returns a code if an entry may not be written now, or null. Moves and
 * undos have their own budget, so that taking and leaving seats cannot end a game.
 */
export function entryLimit(
  { otherEntries, otherEntriesPerSecond, otherEntryBurst }: ServerLimits,
  now: Clock,
): (table: TableState, entry: TableEntry) => Code | null {
  const mayWrite = rateLimit(otherEntriesPerSecond, otherEntryBurst, now)
  return (table, entry) => {
    if (!isOtherEntry(entry)) return null
    if (table.otherEntries >= otherEntries) return 'too-long'
    return mayWrite() ? null : 'too-fast'
  }
}

/** Takes a seat for a person. `token`: the hash of its new token. */
export function decideTake(
  table: TableState,
  { seat, name: written }: Request<'take'>,
  token: string,
  { own, seen, hasKey, at }: Asker,
): Decision {
  const there = table.seats[seat]
  if (!there) return refusedWith('wrong-shape')
  if (table.phase === 'over') return refusedWith('ended')
  if (!isOpen(there)) return refusedWith('seat-taken')
  // A person may see the hands of one player only.
  const isOtherHand = [...own, ...seen].some((one) => !seatsOfPerson(table, [one]).includes(seat))
  if (table.phase === 'playing' && hides(table) && isOtherHand) return refusedWith('hand-seen')
  const name = asName(plainName(written), LIMITS.nameLetters).trim()
  return { entry: { do: 'take', seat, token, name, ...(!hasKey && { room: true as const }), at } }
}

/** True if a person may take a seat. */
export const isOpen = ({ token, bot, isStandIn }: TableState['seats'][number]): boolean =>
  token === null && (bot === null || isStandIn)

/** Gives an own seat back, or frees the seat of an absent person in the lobby. */
export function decideLeave(
  { phase, seats }: TableState,
  { seat }: Request<'leave'>,
  { own, hasKey, at }: Asker,
  company: Company,
): Decision {
  const isLeft = phase === 'lobby' && seats[seat]?.token != null && company.isAbsent(seat)
  if (!own.includes(seat) && !(isLeft && (own.length > 0 || hasKey))) return refusedWith('not-your-seat')
  return phase === 'over' ? refusedWith('ended') : { entry: { do: 'leave', seat, at } }
}

/** The presence of people at a table. */
export interface Company {
  /** True if the person of a seat has a device that answers. */
  isHere(seat: number): boolean
  /** True if the person of a seat has been away for long (`absentMs`, `absentAtDistanceMs`). */
  isAbsent(seat: number): boolean
}

/** Hands a seat to a bot, or back. An absent person's seat needs the consent of all other people present. */
export function decideControl(
  table: TableState,
  { seat, by }: Request<'control'>,
  asker: Asker,
  company: Company,
): Decision {
  const { own, hasKey, at } = asker
  const there = table.seats[seat]
  if (!there || (by !== null && !Object.hasOwn(table.tale.bots, by))) return refusedWith('wrong-shape')
  if (table.phase === 'over') return refusedWith('ended')
  if (table.phase === 'lobby' && own.length === 0 && !hasKey) return refusedWith('not-your-seat')
  /** Sets or removes the bot. An unchanged seat must not add an entry to the log. */
  const hand = (absent?: true): Decision =>
    there.bot === by && there.isAbsent === (absent ?? false)
      ? { ack: { ok: true } }
      : { entry: { do: 'control', seat, by, ...(absent && { absent }), at } }
  if (table.phase === 'lobby') return there.token === null ? hand() : refusedWith('seat-taken')
  if (own.includes(seat)) return hand()
  if (own.length === 0) return refusedWith('not-your-seat')
  // A seat without a person must keep its bot: the game would wait for an empty seat.
  if (there.token === null && by === null) return refusedWith('not-your-seat')
  // A bot from the lobby is an opponent. It must not become a substitute: people could take its seat.
  if (there.token === null) return there.bot === null || there.isStandIn ? hand() : refusedWith('seat-taken')
  if (by === null || !company.isAbsent(seat)) return refusedWith('seat-taken')
  const open = othersAt(table, own).filter((other) => other !== seat && company.isHere(other))
  if (there.bot !== null || open.length === 0) return hand(true)
  // A repeated request, after a lost answer.
  if (isAskedFor(table, seat, by, own)) return { ack: { ok: true } }
  const [asks = seat] = own
  return askOthers(table, asker, { seat: asks, wish: { kind: 'bot', seat, bot: by }, open })
}

/** True if the open question of a device is about this bot at this seat. */
const isAskedFor = ({ question }: TableState, seat: number, bot: string, own: readonly number[]): boolean =>
  question?.wish.kind === 'bot' &&
  question.wish.seat === seat &&
  question.wish.bot === bot &&
  own.includes(question.asks)

/** Starts the game, with new random words for the first deal. `seed`: public, for looks and texts only. Throws if the rules throw. */
export function decideBegin(
  { tale, config, phase, seats }: TableState,
  { bot }: Request<'begin'>,
  { own, hasKey, at }: Asker,
  seed: number,
  source: WordSource,
): Decision {
  // Two people may start the game at the same time.
  if (phase === 'playing') return { ack: { ok: true } }
  if (phase === 'over') return refusedWith('ended')
  if (bot !== undefined && !Object.hasOwn(tale.bots, bot)) return refusedWith('wrong-shape')
  if (own.length === 0 && !hasKey) return refusedWith('not-your-seat')
  if (seats.every(({ token }) => token === null)) return refusedWith('not-your-seat')
  const { words = NO_WORDS } = openWithWords(tale.game, config, seed, source)
  const [dice, draws] = [[...words.dice], [...words.draws]]
  return { entry: { do: 'begin', seed, dice, draws, ...(bot !== undefined && { bot }), at } }
}
