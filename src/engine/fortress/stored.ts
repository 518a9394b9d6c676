import * as v from 'valibot'
import { type Codec, positionForm, sameReadings, textSchema } from '../kernel/codec.ts'
import { playerName } from '../kernel/config.ts'
import type { Config } from './config.ts'
import type { Fortress } from './kind.ts'
import { parseMuster, type SiegeText, writeMuster } from './notation/muster.ts'
import { NOTATION } from './notation/notation.ts'
import type { State } from './state.ts'
import { ACTION_WORDS } from './words.ts'

/** A new siege as it is written, and in no other way. */
const siege = textSchema<SiegeText>((text) => {
  const read = parseMuster(text)
  return read.ok && writeMuster(read.value) === text ? read.value : null
})

/** Whether the table of a config plays by the rules and before the fortress of a position. */
const fits = ({ rules, place }: State, config: Config): boolean =>
  sameReadings(rules, config.rules) &&
  place.name === ('fortress' in config.against ? config.against.fortress : null)

/** How sieges are stored: who plays, the new siege in one line, and every action in words. */
export const storedForm: Codec<Fortress> = {
  config: v.pipe(
    v.strictObject({ player: playerName, siege }),
    v.transform(
      ({ player, siege: { muster, against, rules } }): Config => ({ player, muster, against, rules }),
    ),
  ),
  writeConfig: (config) => ({ player: config.player, siege: writeMuster(config) }),
  ...ACTION_WORDS.stored,
  position: positionForm(NOTATION, fits),
}
