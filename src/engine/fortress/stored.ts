import * as v from 'valibot'
import { type Codec, nameSchema, textSchema } from '../kernel/codec.ts'
import { type Config, LONGEST_NAME } from './config.ts'
import type { Fortress } from './kind.ts'
import { parseMuster, parseNotation, type SiegeText, writeMuster, writeWithLuck } from './notation/index.ts'
import type { State } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** A new siege as it is written, and in no other way. */
const siege = textSchema<SiegeText>((text) => {
  const read = parseMuster(text)
  return read.ok && writeMuster(read.value) === text ? read.value : null
})

/** Whether the table of a config plays by the rules and before the fortress of a position. */
const fits = ({ rules, place }: State, config: Config): boolean =>
  rules.order === config.rules.order &&
  rules.gift === config.rules.gift &&
  place.name === ('fortress' in config.against ? config.against.fortress : null)

/** How sieges are stored: who plays, the new siege in one line, and every action in words. */
export const storedForm: Codec<Fortress> = {
  config: v.pipe(
    v.strictObject({ player: nameSchema(LONGEST_NAME), siege }),
    v.transform(
      ({ player, siege: { muster, against, rules } }): Config => ({ player, muster, against, rules }),
    ),
  ),
  action: ACTION_WORDS.schema,
  writeConfig: (config) => ({ player: config.player, siege: writeMuster(config) }),
  writeAction: ACTION_WORDS.text,
  position: {
    write: writeWithLuck,
    read(text, config) {
      const read = parseNotation(text)
      return read.ok && fits(read.value, config) ? read.value : null
    },
  },
}
