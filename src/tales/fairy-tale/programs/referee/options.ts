import * as v from 'valibot'
import {
  type Config,
  DEFAULT_DIFFICULTY,
  DIFFICULTIES,
  defaultBoxes,
  standardRules,
  storedForm,
} from '../../../../engine/fairy-tale/index.ts'

/** Fields that are looked at by {@link configOf}: all of them are handed on, however they are named. */
const record = v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null))

/** What a table may wish of a new game. */
export const OPTIONS = {
  seats: v.optional(v.unknown()),
  difficulty: v.optional(v.unknown()),
  rules: record,
  boxes: record,
}

/** A table's choices from its wishes: what it does not say is as on the cover. */
export function configOf({
  seats,
  difficulty,
  rules,
  boxes,
}: Record<string, unknown>): { ok: true; config: Config } | { ok: false; where: string } {
  const wishes = {
    seats: Array.isArray(seats) ? seats.map((character) => ({ character, player: '' })) : (seats ?? HUNTSMAN),
    difficulty: difficulty ?? DEFAULT_DIFFICULTY,
    rules: { ...standardRules(), ...(rules as object | undefined) },
    boxes: {
      ...defaultBoxes(DIFFICULTIES.find((one) => one === difficulty) ?? DEFAULT_DIFFICULTY),
      ...(boxes as object | undefined),
    },
  }
  const config = v.safeParse(storedForm.config, wishes)
  if (config.success) return { ok: true, config: config.output }
  const path = v.getDotPath(config.issues[0]) ?? ''
  return { ok: false, where: path.replace(/\.character$/, '') }
}

const HUNTSMAN = [{ character: 'huntsman', player: '' }]
