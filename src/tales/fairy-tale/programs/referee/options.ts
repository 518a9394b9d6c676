import {
  CHARACTER_IDS,
  DEFAULT_DIFFICULTY,
  DIFFICULTIES,
  defaultBoxes,
  standardRules,
} from '../../../../engine/fairy-tale/index.ts'
import { err, ok, type Result } from '../../../../engine/kernel/result.ts'
import { anything, named, rulesOption } from '../../../../programs/referee/options.ts'
import type { FieldsOf, WrongOption } from '../../../../programs/referee/tale.ts'

export const GAME_OPTIONS = {
  seats: anything(),
  difficulty: anything(),
  rules: rulesOption(standardRules),
  boxes: named,
}

const CHARACTERS: readonly unknown[] = CHARACTER_IDS

/** Returns the config for some options. Missing ones have the defaults of the cover. */
export function configOf({
  seats,
  difficulty,
  rules,
  boxes,
}: FieldsOf<typeof GAME_OPTIONS>): Result<object, WrongOption> {
  const characters = seats ?? ['huntsman']
  const list: readonly unknown[] = Array.isArray(characters) ? characters : []
  const stranger = list.findIndex((id) => !CHARACTERS.includes(id))
  if (stranger >= 0) return err({ where: `seats.${stranger}` })
  return ok({
    seats: Array.isArray(characters) ? list.map((character) => ({ character, player: '' })) : characters,
    difficulty: difficulty ?? DEFAULT_DIFFICULTY,
    rules,
    boxes: {
      ...defaultBoxes(DIFFICULTIES.find((one) => one === difficulty) ?? DEFAULT_DIFFICULTY),
      ...boxes,
    },
  })
}
