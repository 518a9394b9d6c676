import type { Chance } from '../../kernel/chance.ts'
import { isGoal } from '../buildings/index.ts'
import type { Pile, State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Face } from '../tiles.ts'

/** How many tiles the draw pile still holds. */
export const pileSize = (pile: Pile): number =>
  pile.thirds.reduce((sum, third) => sum + third.size, pile.under.length)

/**
 * Draws the top tile: any of those still in the topmost third, all equally likely; at last those that
 * were swept under the pile, in their order. Null when the pile is empty.
 */
function drawTile({ thirds, pool, under }: Pile, chance: Chance): Face | null {
  const third = thirds.find(({ size }) => size > 0)
  if (!third) return under.shift() ?? null
  const { diamond } = third
  const isDiamond = diamond !== null && chance.draw(third.size) === 0
  third.size -= 1
  if (isDiamond) {
    third.diamond = null
    return diamond
  }
  const [face] = pool.splice(chance.draw(pool.length), 1)
  if (!face) throw new Error('The pool holds fewer tiles than the thirds say, or a draw was out of range.')
  return face
}

/** Turns up a new tile in a market slot, while the pile lasts [R 13]. */
export function refill({ state, chance, emit }: Table, slot: number): void {
  const face = drawTile(state.pile, chance)
  state.market[slot] = face
  if (face) emit?.({ type: 'tile-revealed', slot, face })
}

/** Dark diamonds that are not yet laid: in the pile or in the market [R 11]. */
export function diamondsToCome({ market, pile }: State): number {
  let count = 0
  for (const { diamond } of pile.thirds) if (diamond) count += 1
  for (const face of market) if (face && isGoal(face)) count += 1
  for (const face of pile.under) if (isGoal(face)) count += 1
  return count
}

/** Every tile that is still to come: in the market, in the pile, or swept under it [R 73]. */
export function tilesToCome({ market, pile }: State): Face[] {
  const hidden = pile.thirds.map(({ diamond }) => diamond)
  return [...market, ...hidden, ...pile.pool, ...pile.under].filter((face) => face !== null)
}
