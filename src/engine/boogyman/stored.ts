import * as v from 'valibot'
import { type Codec, positionForm, sameReadings } from '../kernel/codec.ts'
import { houseRuleEntries, playerName } from '../kernel/config.ts'
import type { Boogyman } from './kind.ts'
import { NOTATION } from './notation/notation.ts'
import { HOUSE_RULES, SEATS } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of The BigBadBoogyman are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Boogyman> = {
  config: v.strictObject({
    players: v.strictTuple([playerName, playerName]),
    first: v.picklist(SEATS),
    rules: v.strictObject(houseRuleEntries(HOUSE_RULES)),
  }),
  writeConfig: (chosen) => chosen,
  ...ACTION_WORDS.stored,
  position: positionForm(
    NOTATION,
    (state, { first, rules }) => SEATS[state.first] === first && sameReadings(state.rules, rules),
  ),
}
