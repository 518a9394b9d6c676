import * as v from 'valibot'
import { type Codec, positionForm, sameReadings, textSchema } from '../kernel/codec.ts'
import { playerName } from '../kernel/config.ts'
import type { Config } from './config.ts'
import { parseMuster, type SiegeText, writeMuster } from './notation/muster-notation.ts'
import { NOTATION } from './notation/notation.ts'
import type { State } from './state.ts'
import type { Fortress } from './types.ts'
import { ACTION_WORDS } from './words.ts'

/** A new siege as text. Only the canonical form is accepted. */
const siege = textSchema<SiegeText>((text) => {
  const read = parseMuster(text)
  return read.ok && writeMuster(read.value) === text ? read.value : null
})

/** True if a config matches the rules and the fortress of a position. */
const fits = ({ rules, place }: State, config: Config): boolean =>
  sameReadings(rules, config.rules) &&
  place.name === ('fortress' in config.against ? config.against.fortress : null)

/** The stored form of sieges: the player, the new siege in one line, and every action in words. */
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
