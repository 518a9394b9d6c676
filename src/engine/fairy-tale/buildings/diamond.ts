import { winsByDiamonds } from '../config.ts'
import type { BuildingRules } from '../hooks/building.ts'
import type { CharacterStep } from '../hooks/character.ts'
import { worldOf } from '../newer-content.ts'
import { endGame } from '../rules/outcome.ts'
import { DIAMONDS } from '../setup.ts'
import type { Table } from '../table.ts'
import { faceOf } from '../tiles.ts'

/**
 * A dark diamond: a den while it lies in the forest [R 24]. Whoever steps onto it destroys it with all
 * monsters on it, and is back where the step began [R 23]. The third one destroyed wins at once, unless the table chose another goal.
 */
export const diamond: BuildingRules = {
  mark: '◆',
  costs: [{ wood: 2 }, { wood: 2, gold: 1 }, { wood: 2, gold: 1, magic: 1 }],
  minimumDistance: 2,
  isDen: true,
  isGoal: true,
  sendsBack: true,
  endsGame: ({ rules, diamonds }) => winsByDiamonds(rules) && diamonds === DIAMONDS - 1,
  steppedOnto: destroy,
}

function destroy(table: Table, { seat, from, at }: CharacterStep): void {
  const { state, emit } = table
  const tile = state.tiles[at]
  if (!tile) return
  const monsters = tile.monsters.map((monster) => monster.n)
  delete state.tiles[at]
  const world = worldOf(state)
  world?.forgets(state, at, faceOf(tile), 'destroyed')
  world?.left(table, at, faceOf(tile), 'destroyed')
  state.diamonds += 1
  emit?.({ type: 'diamond-destroyed', seat, at, from, monsters, destroyed: state.diamonds })
  if (state.diamonds === DIAMONDS && winsByDiamonds(state.rules)) endGame(table, 'won')
}
