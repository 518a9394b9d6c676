import { type Codec, positionForm, sameReadings } from '../kernel/codec.ts'
import { storedConfig } from './config.ts'
import type { Boogyman } from './kind.ts'
import { NOTATION } from './notation/notation.ts'
import { SEATS } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of The BigBadBoogyman are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Boogyman> = {
  config: storedConfig,
  writeConfig: (chosen) => chosen,
  ...ACTION_WORDS.stored,
  position: positionForm(
    NOTATION,
    (state, { first, rules }) => SEATS[state.first] === first && sameReadings(state.rules, rules),
  ),
}
