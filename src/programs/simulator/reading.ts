import { err, ok, type Result } from '../../engine/kernel/result.ts'
/** What was read of a command line or a file, or what is wrong with it in one sentence. */
export type Read<Value> = Result<Value, string>

/** What is wrong with an option, in one sentence. Thrown where options are read, and caught by {@link reading}. */
export class Wrong extends Error {}

/** Reads something that may turn out to be wrong. */
export function reading<Value>(read: () => Value): Read<Value> {
  try {
    return ok(read())
  } catch (error) {
    if (error instanceof Wrong) return err(error.message)
    throw error
  }
}

/** The value that stands after an option. */
export function wordAfter(word: string, text: string | undefined): string {
  if (text === undefined || text === '' || text.startsWith('--')) throw new Wrong(`${word} needs a value.`)
  return text
}

export const listed = (text: string): string[] => text.split(',').map((word) => word.trim())

export function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new Wrong(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

export function readId<Id extends string>(what: string, text: string, ids: readonly Id[]): Id {
  const found = ids.find((id) => id === text)
  if (found) return found
  throw new Wrong(`There is no ${what} "${text}". There are: ${ids.join(', ')}.`)
}
