import * as v from 'valibot'
import { type Codec, positionForm, sameReadings } from '../kernel/codec.ts'
import { houseRuleEntries, playerName } from '../kernel/config.ts'
import { FEWEST_PLAYERS, MOST_PLAYERS } from './config.ts'
import type { Fortland } from './kind.ts'
import { withLuck } from './luck.ts'
import { NOTATION } from './notation/notation.ts'
import { HOUSE_RULES } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of Fortland are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Fortland> = {
  config: v.strictObject({
    players: v.pipe(v.array(playerName), v.minLength(FEWEST_PLAYERS), v.maxLength(MOST_PLAYERS)),
    rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
  }),
  writeConfig: (chosen) => chosen,
  ...ACTION_WORDS.stored,
  // A position has no house rule for how its countries lie: its drawing shows that.
  position: positionForm(
    withLuck(NOTATION),
    ({ armies, rules }, chosen) =>
      armies.length === chosen.players.length && sameReadings(rules, chosen.rules),
  ),
}
