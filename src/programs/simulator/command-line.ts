import { parseArgs } from 'node:util'
import { err, ok, type Result } from '../../engine/kernel/result.ts'

/** The values of a command line or a file, or a sentence about the error. */
export type Read<Value> = Result<Value, string>

/** A wrong command line. The message names the error and the expectation in one sentence. */
export class UsageError extends Error {}

/** Reads a command line; a `UsageError` becomes its message. */
export function reading<Value>(read: () => Value): Read<Value> {
  try {
    return ok(read())
  } catch (error) {
    if (error instanceof UsageError) return err(error.message)
    throw error
  }
}

/**
 * Calls the function of each option of a command line, in order: those of `valued` with the value, those of `flags` without. Returns the
 * names of the given options.
 */
export function applyOptions(
  words: readonly string[],
  valued: Readonly<Record<string, (text: string) => void>>,
  flags: Readonly<Record<string, () => void>> = {},
): ReadonlySet<string> {
  const names = Object.keys(valued)
  const all = [...names, ...Object.keys(flags), 'tale'].map((name) => `--${name}`)
  const said = new Set<string>()
  for (const { index, name, value } of wordsOf(words, names)) {
    if (Object.hasOwn(flags, name) && value === undefined) flags[name]?.()
    else if (Object.hasOwn(valued, name)) valued[name]?.(requireValue(name, value))
    else throw new UsageError(`Unknown option "${words[index]}". Known options: ${all.join(', ')}.`)
    said.add(name)
  }
  return said
}

/** Takes the tale's name out of a command line: the last one that is given, by default the first of `names`. */
export const takeTale = (
  words: readonly string[],
  names: readonly string[],
): Read<{ tale: string; words: string[] }> =>
  reading(() => {
    let [tale = ''] = names
    const taken = new Set<number>()
    for (const { index, name, value, isInline } of wordsOf(words, ['tale'])) {
      if (name !== 'tale') continue
      tale = readId('tale', requireValue(name, value), names)
      taken.add(index).add(isInline ? index : index + 1)
    }
    return { tale, words: words.filter((_, index) => !taken.has(index)) }
  })

/** Returns the words of a command line. Only `valued` options take the next word as their value. Other words get an empty name. */
function wordsOf(words: readonly string[], valued: readonly string[]) {
  const options = Object.fromEntries(valued.map((name) => [name, { type: 'string' as const }]))
  const { tokens } = parseArgs({ args: [...words], options, strict: false, tokens: true })
  return tokens.map((token) =>
    token.kind === 'option' && token.rawName.startsWith('--')
      ? { index: token.index, name: token.name, value: token.value, isInline: token.inlineValue }
      : { index: token.index, name: '', value: undefined, isInline: false },
  )
}

function requireValue(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value.startsWith('--'))
    throw new UsageError(`--${name} needs a value.`)
  return value
}

/** Splits a list into words: "a, b". */
export const splitList = (text: string): string[] => text.split(',').map((word) => word.trim())

/** Reads a whole number from `least` to `most`. */
export function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`)
}

/** Reads one of some ids; `what`: the kind of thing, for the error. */
export function readId<Id extends string>(what: string, text: string, ids: readonly Id[]): Id {
  const found = ids.find((id) => id === text)
  if (found) return found
  throw new UsageError(`Unknown ${what} "${text}". Expected one of: ${ids.join(', ')}.`)
}
