import { type State, THINGS } from '../../../../engine/fairy-tale/index.ts'
import { memoizeByKey, type Place } from '../../../../engine/kernel/index.ts'
import type { BorneThing, FigureKind } from '../../art/index.ts'

/**
 * Returns the things a character carries for a building, and a full bucket, in the expansions. The same list object for the same
 * things.
 */
export function borneBy({ extras }: State, seat: number): readonly BorneThing[] {
  if (!extras) return NOTHING
  const things = THINGS.filter((thing) => extras.things[thing] === seat)
  const all = extras.buckets.includes(seat) ? [...things, 'bucket' as const] : things
  return sameList(all.join(' '))
}

const NOTHING: readonly BorneThing[] = []

const sameList = memoizeByKey(
  (names: string) => (names === '' ? NOTHING : names.split(' ')) as readonly BorneThing[],
)

/** Returns the soldiers and villagers of a place. */
export function figuresAt({ extras }: State, place: Place): FigureKind[] {
  if (!extras) return []
  return [
    ...Array.from({ length: extras.soldiers[place] ?? 0 }, () => 'soldier' as const),
    ...Array.from({ length: extras.villagers[place] ?? 0 }, () => 'villager' as const),
  ]
}
