import * as v from 'valibot'
import type { Codec } from '../kernel/codec.ts'
import type { Action } from './actions.ts'
import { LONGEST_NAME } from './config.ts'
import type { Boogyman } from './kind.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, SEATS } from './state.ts'
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

/** How games of The BigBadBoogyman are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Boogyman> = {
  config: v.strictObject({
    players: v.strictTuple([name, name]),
    first: v.picklist(SEATS),
    rules: v.strictObject({ trees: v.picklist(HOUSE_RULES.trees) }),
  }),
  action,
  writeConfig: (chosen) => chosen,
  writeAction: actionText,
  position: {
    write: writeNotation,
    read(text, { first, rules }) {
      const read = parseNotation(text)
      const fits = read.ok && SEATS[read.state.first] === first && read.state.rules.trees === rules.trees
      return fits ? read.state : null
    },
  },
}
