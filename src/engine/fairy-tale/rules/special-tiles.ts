import type { Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import type { CharacterStep } from '../hooks/character.ts'
import type { BuildingId } from '../ids.ts'
import { faceOf, type Monster, type Tile } from '../tiles.ts'
import { endsGame } from './goal.ts'
import { takeMonster } from './monsters.ts'
import { endGame } from './outcome.ts'
import { askForPlace } from './questions.ts'

/** True if the tile removes the next monster that enters, which then takes no additional step. */
export const swallowsNext = ({ building, sprung }: Tile): boolean =>
  !sprung && buildingRules(building)?.swallows === true

/** Removes a monster on a tile that swallows it, and springs the tile. */
export function swallow({ state, emit }: RuleContext, at: Place, tile: Tile, { n, kind }: Monster): void {
  takeMonster(state, at, n)
  tile.sprung = true
  if (tile.building) emit?.({ type: 'monster-lost', monster: n, kind, at, by: tile.building })
}

/** Makes a monster lose its next step [R 32]. */
export function delay({ emit }: RuleContext, at: Place, by: BuildingId, monster: Monster): void {
  monster.delayedBy = by
  emit?.({ type: 'monster-delayed', monster: monster.n, kind: monster.kind, at, by })
}

/** Applies the rules of a special tile to a character that has stepped onto it. */
export function stepOntoSpecial(context: RuleContext, step: CharacterStep, building: BuildingId): void {
  const { isGoal, clears, resets } = buildingRules(building) ?? {}
  if (isGoal) destroyGoal(context, step)
  if (clears) askForPlace(context, step.seat, { by: building, nextTo: step.at })
  if (resets) setAgain(context, step, building)
}

function setAgain({ state, emit }: RuleContext, { seat, at }: CharacterStep, building: BuildingId): void {
  const tile = state.tiles[at]
  if (!tile?.sprung) return
  tile.sprung = false
  emit?.({ type: 'building-set', seat, building, at })
}

/** Destroys a dark diamond with all monsters on it. The last one wins, unless the game has another goal [R 23]. */
function destroyGoal(context: RuleContext, { seat, from, at }: CharacterStep): void {
  const { state, emit } = context
  const tile = state.tiles[at]
  if (!tile) return
  const monsters = tile.monsters.map((monster) => monster.n)
  const wins = endsGame(state, tile)
  delete state.tiles[at]
  const hooks = context.expansions?.hooks
  hooks?.forgets(state, at, faceOf(tile), 'destroyed')
  hooks?.left(context, at, faceOf(tile), 'destroyed')
  state.diamonds += 1
  emit?.({ type: 'diamond-destroyed', seat, at, from, monsters, destroyed: state.diamonds })
  if (wins) endGame(context, 'won')
}
