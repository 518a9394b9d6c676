import * as v from 'valibot'
import { err, ok, type Result } from '../../engine/kernel/result.ts'
import type { Read } from './tale.ts'

interface Notation<State, Problem extends object> {
  parse(text: string): Result<State, Problem>
  problemText(problem: Problem): string
  write(state: State): string
}

/** Positions as the law of a tale writes them; what is wrong with one is told in a sentence too. */
export const inNotation = <State, Problem extends object>({
  parse,
  problemText,
  write,
}: Notation<State, Problem>) => ({
  parse(text: string): Read<State> {
    const parsed = parse(text)
    return parsed.ok ? parsed : err({ problem: parsed.error, message: problemText(parsed.error) })
  },
  write,
})

/** Choices by their names, as they are wished: nothing else is known of them yet. */
export const named = v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null))

/** What a table chooses, read as strictly as what is stored; or the first of it that is wrong. */
export function readConfig<Config>(
  form: v.GenericSchema<unknown, Config>,
  wishes: object,
): Result<Config, { where: string }> {
  const config = v.safeParse(form, wishes)
  if (config.success) return ok(config.output)
  return err({ where: v.getDotPath(config.issues[0]) ?? '' })
}
