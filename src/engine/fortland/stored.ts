import { type Codec, positionForm, sameReadings } from '../kernel/codec.ts'
import { storedConfig } from './config.ts'
import type { Fortland } from './kind.ts'
import { withLuck } from './luck.ts'
import { NOTATION } from './notation/notation.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of Fortland are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Fortland> = {
  config: storedConfig,
  writeConfig: (chosen) => chosen,
  ...ACTION_WORDS.stored,
  // A position has no house rule for how its countries lie: its drawing shows that.
  position: positionForm(
    withLuck(NOTATION),
    ({ armies, rules }, chosen) =>
      armies.length === chosen.players.length && sameReadings(rules, chosen.rules),
  ),
}
