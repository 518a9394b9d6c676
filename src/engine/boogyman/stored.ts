import { positionForm, sameReadings } from '../kernel/codec.ts'
import { storedInWords } from '../kernel/word-codec.ts'
import { storedConfig } from './config.ts'
import { NOTATION } from './notation/notation.ts'
import { SEATS } from './state.ts'
import type { Boogyman } from './types.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of The BigBadBoogyman are stored: as plain JSON, every action in words. */
export const storedForm = storedInWords<Boogyman>(
  storedConfig,
  ACTION_WORDS,
  positionForm(
    NOTATION,
    (state, { first, rules }) => SEATS[state.first] === first && sameReadings(state.rules, rules),
  ),
)
