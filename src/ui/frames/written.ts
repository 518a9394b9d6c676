import type { Result } from '../../engine/kernel/result.ts'
/** Returns a position that was read. Throws if it is unreadable: positions in the source must be valid. */
export function drawn<State>(read: Result<State, unknown>): State {
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** Returns the action or place that a text means. Throws if it means none. */
export function meant<Thing>(text: string, read: (text: string) => Thing | null): Thing {
  const thing = read(text)
  if (thing === null) throw new Error(`Cannot read "${text}".`)
  return thing
}
