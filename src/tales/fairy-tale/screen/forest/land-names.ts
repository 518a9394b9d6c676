import { houseOn, type State, type ThingId } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { expansionsOf } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'

/** What the house of a place wants and has not had, and who carries it just now; null where nobody brings it anything [R 60]. */
export function awaitedAt({ extras, tiles }: State, place: Place): { thing: ThingId; seat: number } | null {
  const tile = tiles[place]
  const thing = extras && tile && !tile.sprung ? houseOn(tile)?.wants : undefined
  const seat = thing && extras?.things[thing]
  return thing && typeof seat === 'number' ? { thing, seat } : null
}

/** What the expansions have on a tile, in words: what is wanted there, fire, water, a curse, soldiers, villagers. */
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
