import * as v from 'valibot'
import {
  type Config,
  DEFAULT_DIFFICULTY,
  DIFFICULTIES,
  defaultBoxes,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { err, type Result } from '../../../../engine/kernel/result.ts'
import { named, readConfig } from '../../../../programs/referee/read.ts'
import { fairyTale } from '../../rules.ts'

/** What a table may wish of a new game; `configOf` looks at it. */
export const OPTIONS = {
  seats: v.optional(v.unknown()),
  difficulty: v.optional(v.unknown()),
  rules: named,
  boxes: named,
}

/** A table's choices from its wishes: what it does not say is as on the cover. */
export function configOf({
  seats,
  difficulty,
  rules,
  boxes,
}: Record<string, unknown>): Result<Config, { where: string }> {
  const wishes = {
    seats: Array.isArray(seats) ? seats.map((character) => ({ character, player: '' })) : (seats ?? HUNTSMAN),
    difficulty: difficulty ?? DEFAULT_DIFFICULTY,
    rules: { ...standardRules(), ...(rules as object | undefined) },
    boxes: {
      ...defaultBoxes(DIFFICULTIES.find((one) => one === difficulty) ?? DEFAULT_DIFFICULTY),
      ...(boxes as object | undefined),
    },
  }
  const read = readConfig(fairyTale.codec.config, wishes)
  return read.ok ? read : err({ where: read.error.where.replace(/\.character$/, '') })
}

const HUNTSMAN = [{ character: 'huntsman', player: '' }]
