import type { Game } from '../kernel/game.ts'
import type { Action, Refusal } from './actions.ts'
import { beginGame } from './begin-game.ts'
import type { Config } from './config.ts'
import { copyWithPile } from './copy.ts'
import { OLDER_EDITIONS } from './editions.ts'
import type { Event } from './events.ts'
import { listActions, performAction, refuseAction } from './rules/verbs/index.ts'
import type { State } from './state.ts'

/** The Last Fairy Tale, as the kernel plays it. */
export const fairyTale: Game<Config, State, Action, Event, Refusal> = {
  id: 'fairy-tale',
  rulesVersion: 7,
  olderEditions: OLDER_EDITIONS,
  begin: beginGame,
  copy: copyWithPile,
  refuse: refuseAction,
  apply: performAction,
  list: listActions,
}
