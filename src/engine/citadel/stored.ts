import { positionForm } from '../kernel/codec.ts'
import { storedInWords } from '../kernel/word-codec.ts'
import { ordersOf } from './begin-game.ts'
import { type Config, FEWEST_PEOPLE, storedConfig } from './config.ts'
import { NOTATION } from './notation/notation.ts'
import type { State } from './state.ts'
import type { Citadel } from './types.ts'
import { ACTION_WORDS } from './words.ts'

/** True if a position matches the seats and house rules of a config. The variant for two is ignored with more people. */
const isTableOf = ({ seats, rules }: State, config: Config): boolean =>
  seats.length === ordersOf(config) &&
  rules.version === config.rules.version &&
  rules.lastRound === config.rules.lastRound &&
  (config.players.length > FEWEST_PEOPLE || rules.two === config.rules.two)

/** Stored form of a game: plain JSON with actions in notation. */
export const storedForm = storedInWords<Citadel>(
  storedConfig,
  ACTION_WORDS,
  positionForm(NOTATION, isTableOf),
)
