import {
  type CreatureId,
  cardPlace,
  creatureFace,
  type Fighter,
  falls,
  firstBonus,
  isReady,
  isSent,
  rankOf,
  type State,
  sumOf,
} from '../../../engine/fortress/index.ts'

/** The value of a slain defender and the price of a lost attacker. */
export interface Taste {
  slain(defender: Fighter): number
  lost(attacker: Fighter): number
}

/** The result of one pair. */
export interface Clash {
  /** The defender as a bit of the line. */
  bit: number
  slays: boolean
  worth: number
}

/** Creatures of one kind that can still be sent. */
export interface CreatureGroup {
  creature: CreatureId
  count: number
  /** All defenders, in the order of their meetings with this kind. */
  meets: readonly Clash[]
  /** The same order if the creature is the first of the column, with its bonus. */
  meetsFirst: readonly Clash[]
}

/** Upper limit of distinct search keys in one number. */
const MOST_KEYS = Number.MAX_SAFE_INTEGER / 64

/** Longest line that fits into the bits of one number. */
const MOST_IN_LINE = 30

/** Returns the kinds that can be sent, strongest first. Drops the weakest kinds beyond the key limit, which no real siege reaches. */
export function kindsOf(state: State, taste: Taste): CreatureGroup[] {
  if (state.garrison.length > MOST_IN_LINE) return []
  let keys = 2 ** state.garrison.length
  return allKinds(state, taste).filter(({ count }) => {
    keys *= count + 1
    return keys < MOST_KEYS
  })
}

function allKinds(state: State, taste: Taste): CreatureGroup[] {
  const counts = new Map<CreatureId, number>()
  for (const [index, soldier] of state.army.entries()) {
    if (!isReady(state, soldier) || isSent(state, index)) continue
    counts.set(soldier.creature, (counts.get(soldier.creature) ?? 0) + 1)
  }
  const line = state.garrison.map(creatureFace)
  const bonus = firstBonus(state)
  return [...counts]
    .sort(([one], [other]) => strength(other) - strength(one) || cardPlace(one) - cardPlace(other))
    .map(([creature, count]) => {
      const face = creatureFace(creature)
      const lost = taste.lost(face)
      const meets = clashes(line, face, taste, lost)
      const whetted = { power: face.power + bonus, toughness: face.toughness }
      return { creature, count, meets, meetsFirst: bonus > 0 ? clashes(line, whetted, taste, lost) : meets }
    })
}

/** Returns the rank of a creature by sum and then power, as in the house rule. */
export const strength = (creature: CreatureId): number => sumOf(creature) * 10 + creatureFace(creature).power

const clashes = (line: readonly Fighter[], attacker: Fighter, taste: Taste, lost: number): Clash[] =>
  line
    .map((defender, place) => {
      const slays = falls(defender, attacker)
      return {
        place,
        bit: 1 << place,
        slays,
        rank: rankOf(defender, attacker),
        worth: (slays ? taste.slain(defender) : 0) - (falls(attacker, defender) ? lost : 0),
      }
    })
    .sort((one, other) => one.rank - other.rank || one.place - other.place)
