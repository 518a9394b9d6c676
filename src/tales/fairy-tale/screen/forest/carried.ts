import { type CharacterId, memoryOf, type State, THINGS } from '../../../../engine/fairy-tale/index.ts'
import { onceFor } from '../../../../engine/kernel/index.ts'
import type { BorneThing, Carried } from '../../art/index.ts'

type Memory = ReturnType<typeof memoryOf>

const BASKET: Carried = { thing: 'basket' }

/** The clock's hand points at each of her turns; at the first before the first. */
const CLOCK: readonly Carried[] = ([1, 2, 3, 4] as const).map((turn) => ({ thing: 'clock', turn }))

const LAMP: readonly Carried[] = ([0, 1, 2, 3] as const).map((wishes) => ({ thing: 'lamp', wishes }))

const count = (memory: Memory, name: string): number => Number(memory[name] ?? 0)

/** The token that stands beside a character, from what it keeps from turn to turn. */
const CARRIED: { readonly [Id in CharacterId]?: (memory: Memory) => Carried | undefined } = {
  'red-riding-hood': (memory) => (memory['basket'] === true ? BASKET : undefined),
  cinderella: (memory) => CLOCK[Math.max(0, count(memory, 'turns') - 1)],
  aladdin: (memory) => LAMP[count(memory, 'wishes')],
}

/** What a character carries for a house, and a full bucket, in the newer boxes; the same list for the same things. */
export function borneBy({ extras }: State, seat: number): readonly BorneThing[] {
  if (!extras) return NOTHING
  const things = THINGS.filter((thing) => extras.things[thing] === seat)
  const all = extras.buckets.includes(seat) ? [...things, 'bucket' as const] : things
  return all.length === 0 ? NOTHING : sameList(all.join(' '))
}

const NOTHING: readonly BorneThing[] = []

const sameList = onceFor((names: string) => names.split(' ') as readonly BorneThing[])

/** What the character of a seat has with it; the same object for the same thing. */
export function carriedBy(state: State, seat: number): Carried | null {
  const character = state.seats[seat]?.character
  return (character && CARRIED[character]?.(memoryOf(state, seat))) ?? null
}
