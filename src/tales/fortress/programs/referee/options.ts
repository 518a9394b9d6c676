import * as v from 'valibot'
import {
  HOUSE_RULES,
  PRESET_IDS,
  PRESETS,
  parseMuster,
  readAgainst,
  type SiegeText,
  SUGGESTED_DEFENDERS,
  standardRules,
  writeMuster,
} from '../../../../engine/fortress/index.ts'
import { err, ok, type Result } from '../../../../engine/kernel/result.ts'
import { anything } from '../../../../programs/referee/options.ts'
import type { FieldsOf, WrongOption } from '../../../../programs/referee/tale.ts'

/** The options of a new siege: the whole siege as text, or a preset deck with an opponent. */
export const GAME_OPTIONS = {
  siege: v.optional(v.string()),
  preset: anything(),
  defenders: anything(),
  fortress: anything(),
  rules: anything(),
}

const wishes = v.strictObject({
  preset: v.optional(v.picklist(PRESET_IDS), PRESET_IDS[0]),
  defenders: v.exactOptional(v.number()),
  fortress: v.exactOptional(v.string()),
  rules: v.optional(
    v.strictObject({
      order: v.optional(v.picklist(HOUSE_RULES.order), HOUSE_RULES.order[0]),
      gift: v.optional(v.picklist(HOUSE_RULES.gift), HOUSE_RULES.gift[0]),
    }),
    standardRules(),
  ),
})

/** Returns the config for the options, or the wrong option. */
export function configOf(wishes: FieldsOf<typeof GAME_OPTIONS>): Result<object, WrongOption> {
  const read = siegeOf(wishes)
  return read.ok ? ok({ player: '', siege: writeMuster(read.value) }) : read
}

function siegeOf({ siege, ...others }: FieldsOf<typeof GAME_OPTIONS>): Result<SiegeText, WrongOption> {
  const given = Object.entries(others).filter(([, value]) => value !== undefined)
  if (siege === undefined) return fromFields(Object.fromEntries(given))
  const [more] = given
  if (more) return err({ where: more[0] })
  const read = parseMuster(siege)
  return read.ok ? read : err({ where: 'siege', why: read.error.code })
}

function fromFields(fields: object): Result<SiegeText, WrongOption> {
  const read = v.safeParse(wishes, fields)
  if (!read.success) return err({ where: v.getDotPath(read.issues[0]) ?? '' })
  const { preset, defenders, fortress, rules } = read.output
  if (defenders !== undefined && fortress !== undefined) return err({ where: 'fortress' })
  const against = readAgainst(
    fortress === undefined ? { defenders: defenders ?? SUGGESTED_DEFENDERS } : { fortress },
  )
  if (!against)
    return err({ where: fortress === undefined ? 'defenders' : 'fortress', why: 'defender-count' })
  return ok({ muster: PRESETS[preset], against, rules })
}
