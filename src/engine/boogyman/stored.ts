import * as v from 'valibot'
import { type Codec, nameSchema } from '../kernel/codec.ts'
import { LONGEST_NAME } from './config.ts'
import type { Boogyman } from './kind.ts'
import { parseNotation, writeNotation } from './notation/index.ts'
import { HOUSE_RULES, SEATS } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** How games of The BigBadBoogyman are stored: as plain JSON, every action in words. */
export const storedForm: Codec<Boogyman> = {
  config: v.strictObject({
    players: v.strictTuple([nameSchema(LONGEST_NAME), nameSchema(LONGEST_NAME)]),
    first: v.picklist(SEATS),
    rules: v.strictObject({ trees: v.picklist(HOUSE_RULES.trees) }),
  }),
  action: ACTION_WORDS.schema,
  writeConfig: (chosen) => chosen,
  writeAction: ACTION_WORDS.text,
  position: {
    write: writeNotation,
    read(text, { first, rules }) {
      const read = parseNotation(text)
      const fits = read.ok && SEATS[read.value.first] === first && read.value.rules.trees === rules.trees
      return fits ? read.value : null
    },
  },
}
