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
} from '../../../../engine/fortress/index.ts'
import { err, ok, type Result } from '../../../../engine/kernel/result.ts'

/** What was wished for, or the first field of it that is wrong; and, of a whole siege in writing, why it is none. */
type Chosen = Result<SiegeText, { where: string; why?: string }>

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

/** A new siege of what was wished: written out whole as `siege`, or a deck that lies ready and against whom. */
export function chosen({ siege, ...others }: Record<string, unknown>): Chosen {
  const given = Object.entries(others).filter(([, value]) => value !== undefined)
  if (siege === undefined) return fromFields(Object.fromEntries(given))
  const [more] = given
  if (more) return err({ where: more[0] })
  const read = parseMuster(String(siege))
  return read.ok ? read : err({ where: 'siege', why: read.error.code })
}

function fromFields(fields: Record<string, unknown>): Chosen {
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
