import { type Codec, positionForm } from '../kernel/codec.ts'
import { ordersOf } from './begin-game.ts'
import { type Config, FEWEST_PEOPLE, storedConfig } from './config.ts'
import type { Citadel } from './kind.ts'
import { NOTATION } from './notation/notation.ts'
import type { State } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** Whether those of a config sit at the table of a position, by its house rules; how two play says nothing of more. */
const isTableOf = ({ seats, rules }: State, config: Config): boolean =>
  seats.length === ordersOf(config) &&
  rules.version === config.rules.version &&
  rules.lastRound === config.rules.lastRound &&
  (config.players.length > FEWEST_PEOPLE || rules.two === config.rules.two)

/** How games of The Indomitable Citadel are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Citadel> = {
  config: storedConfig,
  writeConfig: (chosen) => chosen,
  ...ACTION_WORDS.stored,
  position: positionForm(NOTATION, isTableOf),
}
