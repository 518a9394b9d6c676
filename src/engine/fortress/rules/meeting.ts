import { type CreatureId, creatureFace } from '../cards.ts'
import { REASONS, type Reason } from '../events.ts'
import type { State } from '../state.ts'

/** All that counts of whoever fights. */
export interface Fighter {
  readonly power: number
  readonly toughness: number
}

/** Whether one of two that strike each other falls: it takes at least its toughness [S 15]. */
export const falls = ({ toughness }: Fighter, { power }: Fighter): boolean => power >= toughness

/** The step that a free defender answers, from 0: the first of the four that is true of it [S 12]. */
export function stepOf(defender: Fighter, attacker: Fighter): number {
  const lives = !falls(defender, attacker)
  const kills = falls(attacker, defender)
  if (lives) return kills ? 0 : 1
  return kills ? 2 : 3
}

/** More than any power or sum that is printed. */
const MORE = 100

/**
 * How far behind a defender stands when it is asked who meets an attacker: the lowest is chosen. First counts the step,
 * then what is low in it, then the tie [S 13].
 */
export function rankOf(defender: Fighter, attacker: Fighter): number {
  const step = stepOf(defender, attacker)
  const { power, toughness } = defender
  if (step === 1) return (step * MORE + toughness) * MORE + power
  if (step === 2) return (step * MORE + power) * MORE + toughness
  return (step * MORE + power + toughness) * MORE + power
}

/** Who meets an attacker, as a place in the line from 0, and why. */
export interface Meeting {
  place: number
  reason: Reason
}

/** Who of a line would meet an attacker, of those whom it does not meet yet; of equals the leftmost. Null if nobody is free. */
export function whoMeets(
  line: readonly Fighter[],
  isTaken: (place: number) => boolean,
  attacker: Fighter,
): Meeting | null {
  let best = -1
  let lowest = Number.POSITIVE_INFINITY
  for (const [place, defender] of line.entries()) {
    if (isTaken(place)) continue
    const rank = rankOf(defender, attacker)
    if (rank >= lowest) continue
    lowest = rank
    best = place
  }
  const defender = line[best]
  const reason = defender && REASONS[stepOf(defender, attacker)]
  return reason ? { place: best, reason } : null
}

const WHEEL = 1

/** What the first creature that is sent in a turn gains against the garrison. */
export const firstBonus = ({ treasure }: Pick<State, 'treasure'>): number =>
  treasure === 'honing-wheel' ? WHEEL : 0

/** A creature as it strikes at a place of the column, from 0: the first is whetted by the honing-wheel. */
export function attackerAt(state: State, creature: CreatureId, index: number): Fighter {
  const { power, toughness } = creatureFace(creature)
  return { power: power + (index === 0 ? firstBonus(state) : 0), toughness }
}

/** Whether a defender meets somebody already. */
export const isMet = ({ column }: State, place: number): boolean =>
  column.some((pair) => pair.place === place)

/** Who would meet a creature if it were sent now; null when nobody is free [S 14]. */
export const meetingNow = (state: State, creature: CreatureId): Meeting | null =>
  whoMeets(
    state.garrison.map(creatureFace),
    (place) => isMet(state, place),
    attackerAt(state, creature, state.column.length),
  )
