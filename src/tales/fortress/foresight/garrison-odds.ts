import {
  type Against,
  type CreatureId,
  creatureFace,
  type Muster,
  placeAgainst,
} from '../../../engine/fortress/index.ts'

/** Returns the binomial coefficient "`of` choose `count`". */
export function binomial(of: number, count: number): number {
  if (count < 0 || count > of) return 0
  let ways = 1
  for (let step = 1; step <= count; step++) ways = (ways * (of - count + step)) / step
  return Math.round(ways)
}

/**
 * Returns the exact probability of a defender that none of the player's other creatures could ever slay. The honing-wheel in the deck adds
 * one power. Counts garrisons by the strongest creature left outside.
 */
export function unbeatableChance({ creatures, treasure }: Muster, against: Against): number {
  const { own, drawn } = placeAgainst(against)
  const count = Math.min(drawn, creatures.length)
  const more = treasure === 'honing-wheel' ? 1 : 0
  const powers = [...new Set(creatures.map(powerOf))]
  const fine = powers.reduce((sum, power) => sum + beatable(creatures, own, count, power, power + more), 0)
  // Counts are integers, so a tiny difference from floating-point division must become 0.
  const all = binomial(creatures.length, count)
  return fine >= all ? 0 : (all - fine) / all
}

const powerOf = (creature: CreatureId): number => creatureFace(creature).power
const toughnessOf = (creature: CreatureId): number => creatureFace(creature).toughness

/** Returns the number of garrisons that leave this maximal power outside, and have no defender too tough for it. */
function beatable(
  creatures: readonly CreatureId[],
  own: readonly CreatureId[],
  count: number,
  power: number,
  slays: number,
): number {
  if (own.some((creature) => toughnessOf(creature) > slays)) return 0
  const garrisons = (least: number): number => {
    const within = creatures.filter((creature) => powerOf(creature) >= least)
    if (within.some((creature) => toughnessOf(creature) > slays)) return 0
    const others = creatures.filter((one) => powerOf(one) < least && toughnessOf(one) <= slays)
    return binomial(others.length, count - within.length)
  }
  return garrisons(power + 1) - garrisons(power)
}

/** The quality of a creature as a defender: how many of the deck's others could slay it, and how many it could slay. */
export interface DefenderRole {
  creature: CreatureId
  slayers: number
  victims: number
}

/** Returns the role of each distinct creature of a deck, against the rest of the deck. */
export function rolesOf(creatures: readonly CreatureId[]): DefenderRole[] {
  return [...new Set(creatures)].map((creature) => {
    const others = [...creatures]
    others.splice(others.indexOf(creature), 1)
    return {
      creature,
      slayers: others.filter((other) => powerOf(other) >= toughnessOf(creature)).length,
      victims: others.filter((other) => powerOf(creature) >= toughnessOf(other)).length,
    }
  })
}
