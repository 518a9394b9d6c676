import { directionTo } from '../kernel/boards/square.ts'
import type { OlderRules } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import { beginGame } from './begin-game.ts'
import { isGoal } from './buildings.ts'
import type { Content } from './expansion-content.ts'
import { walk } from './rules/actions/walk.ts'
import { seatOnTurn } from './rules/seats.ts'
import { OLDEST_VERSION, RULES_VERSION } from './setup.ts'
import type { State } from './state.ts'
import type { FairyTale } from './types.ts'

/** True if version 7 allowed this walk: a villager through a secret door to a neighbouring tile [R 52] [R 55]. */
function wasLedThroughDoor({ code }: Refusal, state: State, action: Action): boolean {
  if (code !== 'not-next-door' || action.type !== 'walk' || !action.with) return false
  const { to } = action
  const from = seatOnTurn(state)?.at
  const tile = state.tiles[to]
  if (from === undefined || !tile || !directionTo(from, to) || tile.monsters.length > 0) return false
  return !(tile.building && isGoal(tile)) && walk.refuse(state, { type: 'walk', to }) === null
}

type Edition = OlderRules<FairyTale>

/**
 * Refusals that an older rules version did not have. Version 7 counts open roads differently from version 6 [R 11]: it forbids closing some
 * that version 6 let players close. Version 7 also finds room for a market tile that version 6 let players sweep. Version 8 leads no
 * villager through a door (decision 12).
 */
const ALLOWED: Readonly<Record<number, NonNullable<Edition['allowed']>>> = {
  6: ({ code }) => code === 'closes-the-last-road' || code === 'a-tile-can-be-placed',
  7: wasLedThroughDoor,
}

function edition(version: number, content: Content): Edition {
  const allowed = ALLOWED[version]
  return {
    begin: (config, seed, luck) => beginGame(config, seed, content.expansions, version, luck),
    ...(allowed && { allowed }),
  }
}

const VERSIONS = Array.from({ length: RULES_VERSION - OLDEST_VERSION }, (_, index) => OLDEST_VERSION + index)

/** Older rules versions that can still be played, each with its own deck. */
export const olderRules = (content: Content): Readonly<Record<number, Edition>> =>
  Object.fromEntries(VERSIONS.map((version) => [version, edition(version, content)]))
