import type { Result } from '../../engine/kernel/result.ts'
/** A position that has been read; one that cannot be is a mistake of whoever wrote it. */
export function drawn<State>(read: Result<State, unknown>): State {
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** What a word stands for, an action or a place; one that stands for nothing is a mistake too. */
export function meant<Thing>(text: string, read: (text: string) => Thing | null): Thing {
  const thing = read(text)
  if (thing === null) throw new Error(`There is no "${text}".`)
  return thing
}
