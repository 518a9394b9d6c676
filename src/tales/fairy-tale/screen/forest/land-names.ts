import { houseOn, type State, type ThingId } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { expansionsOf } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'

/**
 * Returns the thing that the building of a place still wants, and the seat that carries it. Null if no hero carries it [R 60].
 */
export function awaitedAt({ extras, tiles }: State, place: Place): { thing: ThingId; seat: number } | null {
  const tile = tiles[place]
  const thing = extras && tile && !tile.sprung ? houseOn(tile)?.wants : undefined
  const seat = thing && extras?.things[thing]
  return thing && typeof seat === 'number' ? { thing, seat } : null
}

/** Returns the words for everything of the expansions on a tile: a wanted thing, fire, water, a curse, soldiers, villagers. */
export function landNames(m: Messages, state: State, place: Place): string[] {
  const { extras, seats } = state
  if (!extras) return []
  const { land } = expansionsOf(m).table
  const awaited = awaitedAt(state, place)
  const bearer = awaited && seats[awaited.seat]?.character
  const { closed, curses, soldiers, villagers } = extras
  const [closure, curse, armed, folk] = [closed[place], curses[place], soldiers[place], villagers[place]]
  return [
    ...(bearer ? [land.awaits(m.common.inSentence[bearer], awaited.thing)] : []),
    ...(closure ? [land[closure.by](closure.left)] : []),
    ...(curse ? [land.curse(curse)] : []),
    ...(armed ? [land.soldiers(armed)] : []),
    ...(folk ? [land.villagers(folk)] : []),
  ]
}
