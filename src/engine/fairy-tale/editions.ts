import { directionTo } from '../kernel/boards/square.ts'
import type { OlderEdition } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import { beginGame } from './begin-game.ts'
import { isGoal } from './buildings.ts'
import type { Content } from './expansion-content.ts'
import type { FairyTale } from './kind.ts'
import { seatOnTurn } from './rules/seats.ts'
import { walk } from './rules/verbs/walk.ts'
import { OLDEST_VERSION, RULES_VERSION } from './setup.ts'
import type { State } from './state.ts'

/** The seventh version let a villager through a secret door to the tile next door [R 52] [R 55]. */
function wasLedThroughDoor({ code }: Refusal, state: State, action: Action): boolean {
  if (code !== 'not-next-door' || action.type !== 'walk' || !action.with) return false
  const { to } = action
  const from = seatOnTurn(state)?.at
  const tile = state.tiles[to]
  if (from === undefined || !tile || !directionTo(from, to) || tile.monsters.length > 0) return false
  return !(tile.building && isGoal(tile)) && walk.refuse(state, { type: 'walk', to }) === null
}

type Edition = OlderEdition<FairyTale>

/**
 * What an older rules version may have allowed that is refused today. The seventh counts open roads otherwise than the
 * sixth [R 11]: it forbids to close some that the sixth let be closed, and finds room for a market tile where the sixth,
 * finding none, let one be swept. The eighth leads no villager through a door (decision 12).
 */
const ALLOWED: Readonly<Record<number, NonNullable<Edition['allowed']>>> = {
  6: ({ code }) => code === 'closes-the-last-road' || code === 'a-tile-can-be-placed',
  7: wasLedThroughDoor,
}

function edition(version: number, content: Content): Edition {
  const allowed = ALLOWED[version]
  return {
    begin: (config, seed) => beginGame(config, seed, content.expansions, version),
    ...(allowed && { allowed }),
  }
}

const VERSIONS = Array.from({ length: RULES_VERSION - OLDEST_VERSION }, (_, index) => OLDEST_VERSION + index)

/** Older rules versions whose games are still told on, each with the deck of its own. */
export const olderEditions = (content: Content): Readonly<Record<number, Edition>> =>
  Object.fromEntries(VERSIONS.map((version) => [version, edition(version, content)]))
