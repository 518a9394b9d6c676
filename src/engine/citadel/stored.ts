import * as v from 'valibot'
import { type Codec, nameSchema } from '../kernel/codec.ts'
import { ordersOf } from './begin-game.ts'
import { type Config, FEWEST_PEOPLE, LONGEST_NAME, MOST_PEOPLE } from './config.ts'
import type { Citadel } from './kind.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, type State } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of The Indomitable Citadel are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Citadel> = {
  config: v.strictObject({
    players: v.pipe(v.array(nameSchema(LONGEST_NAME)), v.minLength(FEWEST_PEOPLE), v.maxLength(MOST_PEOPLE)),
    rules: v.strictObject({
      version: v.picklist(HOUSE_RULES.version),
      two: v.picklist(HOUSE_RULES.two),
      lastRound: v.picklist(HOUSE_RULES.lastRound),
    }),
  }),
  action: ACTION_WORDS.schema,
  writeConfig: (chosen) => chosen,
  writeAction: ACTION_WORDS.text,
  position: {
    write: writeNotation,
    read(text, config) {
      const read = parseNotation(text)
      return read.ok && isTableOf(read.value, config) ? read.value : null
    },
  },
}

/** Whether those of a config sit at the table of a position, by its house rules; how two play says nothing of more. */
const isTableOf = ({ seats, rules }: State, config: Config): boolean =>
  seats.length === ordersOf(config) &&
  rules.version === config.rules.version &&
  rules.lastRound === config.rules.lastRound &&
  (config.players.length > FEWEST_PEOPLE || rules.two === config.rules.two)
