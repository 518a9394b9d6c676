import * as v from 'valibot'
import type { Codec } from '../kernel/codec.ts'
import type { Action } from './actions.ts'
import { type Config, LONGEST_NAME } from './config.ts'
import type { Fortress } from './kind.ts'
import { parseMuster, parseNotation, type SiegeText, writeMuster, writeWithLuck } from './notation/index.ts'
import type { State } from './state.ts'
import { actionText, parseAction } from './words.ts'

const name = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= LONGEST_NAME),
)

/** Something that stands in a text, as a reader finds it there. */
const written = <Value>(read: (text: string) => Value | null): v.GenericSchema<unknown, Value> =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = read(dataset.value)
      if (value !== null) return value
      addIssue({ message: 'not readable' })
      return NEVER
    }),
  )

/** A new siege as it is written, and in no other way. */
const siege = written<SiegeText>((text) => {
  const read = parseMuster(text)
  return read.ok && writeMuster(read.siege) === text ? read.siege : null
})

/** An action is stored in the words of the law. */
const action: v.GenericSchema<unknown, Action> = written(parseAction)

/** Whether the table of a config plays by the rules and before the fortress of a position. */
const fits = ({ rules, place }: State, config: Config): boolean =>
  rules.order === config.rules.order &&
  rules.gift === config.rules.gift &&
  place.name === ('fortress' in config.against ? config.against.fortress : null)

/** How sieges are stored: who plays, the new siege in one line, and every action in words. */
export const storedForm: Codec<Fortress> = {
  config: v.pipe(
    v.strictObject({ player: name, siege }),
    v.transform(
      ({ player, siege: { muster, against, rules } }): Config => ({ player, muster, against, rules }),
    ),
  ),
  action,
  writeConfig: (config) => ({ player: config.player, siege: writeMuster(config) }),
  writeAction: actionText,
  position: {
    write: writeWithLuck,
    read(text, config) {
      const read = parseNotation(text)
      return read.ok && fits(read.state, config) ? read.state : null
    },
  },
}
