import type { Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import type { ClearedBy } from '../events.ts'
import type { State } from '../state.ts'
import type { Monster } from '../tiles.ts'

/** Removes a monster from its tile. Returns null if it is not there. */
export function takeMonster(state: State, at: Place, n: number): Monster | null {
  const monsters = state.tiles[at]?.monsters ?? []
  const index = monsters.findIndex((monster) => monster.n === n)
  return monsters.splice(index, index < 0 ? 0 : 1)[0] ?? null
}

/** Adds a monster to a tile, in the order of numbers. */
export function putMonster(state: State, at: Place, monster: Monster): void {
  const monsters = state.tiles[at]?.monsters
  if (!monsters) throw new Error(`Cannot put monster ${monster.n} on place ${at}: no tile there.`)
  const after = monsters.findIndex((other) => other.n > monster.n)
  monsters.splice(after < 0 ? monsters.length : after, 0, monster)
}

/** Removes all monsters from a tile. `seat`: who gets the credit. */
export function clearMonsters({ state, emit }: RuleContext, seat: number, at: Place, by: ClearedBy): void {
  const tile = state.tiles[at]
  if (!tile) return
  const monsters = tile.monsters.map(({ n }) => n)
  tile.monsters = []
  emit?.({ type: 'monsters-cleared', seat, at, monsters, by })
}
