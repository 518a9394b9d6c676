import type { Place } from '../../kernel/boards/square.ts'
import type { ClearedBy } from '../events.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import type { Monster } from '../tiles.ts'

/** Takes a monster off the tile where it stands. Null when it is not there. */
export function takeMonster(state: State, at: Place, n: number): Monster | null {
  const monsters = state.tiles[at]?.monsters ?? []
  const index = monsters.findIndex((monster) => monster.n === n)
  return monsters.splice(index, index < 0 ? 0 : 1)[0] ?? null
}

/** Puts a monster on a tile, among the others in the order of their numbers. */
export function putMonster(state: State, at: Place, monster: Monster): void {
  const monsters = state.tiles[at]?.monsters
  if (!monsters) throw new Error(`Monster ${monster.n} was put where no tile lies.`)
  const after = monsters.findIndex((other) => other.n > monster.n)
  monsters.splice(after < 0 ? monsters.length : after, 0, monster)
}

/** Takes all monsters off a tile; a seat is to thank for it. */
export function clearMonsters({ state, emit }: Table, seat: number, at: Place, by: ClearedBy): void {
  const tile = state.tiles[at]
  if (!tile) return
  const monsters = tile.monsters.map(({ n }) => n)
  tile.monsters = []
  emit?.({ type: 'monsters-cleared', seat, at, monsters, by })
}
