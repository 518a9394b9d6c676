import * as v from 'valibot'
import type { Codec } from '../kernel/codec.ts'
import type { Action } from './actions.ts'
import { ordersOf } from './begin-game.ts'
import { type Config, FEWEST_PEOPLE, LONGEST_NAME, MOST_PEOPLE } from './config.ts'
import type { Citadel } from './kind.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, type State } from './state.ts'
import { actionText, parseAction } from './words.ts'

const name = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= LONGEST_NAME),
)

/** An action is stored in the words of the law. */
const action: v.GenericSchema<unknown, Action> = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = parseAction(dataset.value)
    if (read) return read
    addIssue({ message: 'no action' })
    return NEVER
  }),
)

/** How games of The Indomitable Citadel are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Citadel> = {
  config: v.strictObject({
    players: v.pipe(v.array(name), v.minLength(FEWEST_PEOPLE), v.maxLength(MOST_PEOPLE)),
    rules: v.strictObject({
      version: v.picklist(HOUSE_RULES.version),
      two: v.picklist(HOUSE_RULES.two),
      lastRound: v.picklist(HOUSE_RULES.lastRound),
    }),
  }),
  action,
  writeConfig: (chosen) => chosen,
  writeAction: actionText,
  position: {
    write: writeNotation,
    read(text, config) {
      const read = parseNotation(text)
      return read.ok && isTableOf(read.state, config) ? read.state : null
    },
  },
}

/** Whether those of a config sit at the table of a position, by its house rules; how two play says nothing of more. */
const isTableOf = ({ seats, rules }: State, config: Config): boolean =>
  seats.length === ordersOf(config) &&
  rules.version === config.rules.version &&
  rules.lastRound === config.rules.lastRound &&
  (config.players.length > FEWEST_PEOPLE || rules.two === config.rules.two)
