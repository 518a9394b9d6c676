import { positionForm, sameReadings } from '../kernel/codec.ts'
import { storedInWords } from '../kernel/word-codec.ts'
import { storedConfig } from './config.ts'
import { withLuck } from './luck.ts'
import { NOTATION } from './notation/notation.ts'
import type { Fortland } from './types.ts'
import { ACTION_WORDS } from './words.ts'

/** The stored form of games: plain JSON, with every action in words. */
export const storedForm = storedInWords<Fortland>(
  storedConfig,
  ACTION_WORDS,
  // Positions omit the layout house rule: the drawn board shows it.
  positionForm(
    withLuck(NOTATION),
    ({ armies, rules }, chosen) =>
      armies.length === chosen.players.length && sameReadings(rules, chosen.rules),
  ),
)
