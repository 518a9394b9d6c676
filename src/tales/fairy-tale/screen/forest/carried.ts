import { type CharacterId, memoryOf, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Carried } from '../../art/index.ts'

type Memory = ReturnType<typeof memoryOf>

const BASKET: Carried = { thing: 'basket' }

/** The hand of the clock points at the current one of her turns; at the first before they begin. */
const CLOCK: readonly Carried[] = ([1, 2, 3, 4] as const).map((turn) => ({ thing: 'clock', turn }))

const LAMP: readonly Carried[] = ([0, 1, 2, 3] as const).map((wishes) => ({ thing: 'lamp', wishes }))

const count = (memory: Memory, name: string): number => Number(memory[name] ?? 0)

/** The token beside a character, from its memory between turns. */
const CARRIED: { readonly [Id in CharacterId]?: (memory: Memory) => Carried | undefined } = {
  'red-riding-hood': (memory) => (memory['basket'] === true ? BASKET : undefined),
  cinderella: (memory) => CLOCK[Math.max(0, count(memory, 'turns') - 1)],
  aladdin: (memory) => LAMP[count(memory, 'wishes')],
}

/** Returns the thing that a seat's character carries, as the same object for the same thing; null if there is none. */
export function carriedBy(state: State, seat: number): Carried | null {
  const character = state.seats[seat]?.character
  return (character && CARRIED[character]?.(memoryOf(state, seat))) ?? null
}
