import { type CreatureId, creatureFace } from '../cards.ts'
import { REASONS, type Reason } from '../events.ts'
import type { State } from '../state.ts'

/** The values of a creature that matter in a fight. */
export interface Fighter {
  readonly power: number
  readonly toughness: number
}

/** True if a creature falls to another's blow: the power reaches its toughness [S 15]. */
export const falls = ({ toughness }: Fighter, { power }: Fighter): boolean => power >= toughness

/** Returns the step that a free defender fits, from 0: the first applicable one of four [S 12]. */
export function stepOf(defender: Fighter, attacker: Fighter): number {
  const lives = !falls(defender, attacker)
  const kills = falls(attacker, defender)
  if (lives) return kills ? 0 : 1
  return kills ? 2 : 3
}

/** Exceeds any printed power or sum. */
const MORE = 100

/**
 * Returns the rank of a defender against an attacker; the lowest rank is chosen. The step counts first, then its own criterion, then the
 * tie-break [S 13].
 */
export function rankOf(defender: Fighter, attacker: Fighter): number {
  const step = stepOf(defender, attacker)
  const { power, toughness } = defender
  if (step === 1) return (step * MORE + toughness) * MORE + power
  if (step === 2) return (step * MORE + power) * MORE + toughness
  return (step * MORE + power + toughness) * MORE + power
}

/** The defender who meets an attacker, as an index in the line from 0, and the reason. */
export interface Meeting {
  place: number
  reason: Reason
}

/** Returns the free defender who meets an attacker, the leftmost of equals. Null if all are taken. */
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

/** Returns the bonus of the first creature sent in a turn against the garrison. */
export const firstBonus = ({ treasure }: Pick<State, 'treasure'>): number =>
  treasure === 'honing-wheel' ? WHEEL : 0

/** Returns the values of a creature at an index of the column, from 0. The first one has the bonus of the honing-wheel. */
export function attackerAt(state: State, creature: CreatureId, index: number): Fighter {
  const { power, toughness } = creatureFace(creature)
  return { power: power + (index === 0 ? firstBonus(state) : 0), toughness }
}

/** True if a defender is already in a pair. */
export const isMet = ({ column }: State, place: number): boolean =>
  column.some((pair) => pair.place === place)

/** Returns the meeting of a creature if it were sent now; null without a free defender [S 14]. */
export const meetingNow = (state: State, creature: CreatureId): Meeting | null =>
  whoMeets(
    state.garrison.map(creatureFace),
    (place) => isMet(state, place),
    attackerAt(state, creature, state.column.length),
  )
