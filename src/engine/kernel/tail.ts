import * as v from 'valibot'
import { formatOf } from './envelope.ts'
import type { Game, Kind } from './game.ts'
import type { Session } from './log.ts'

/** The end of a game, as it is stored: all that follows its first `left` actions. */
export interface Tail {
  left: number
  actions: readonly unknown[]
  /** `Session.takenBack` of the whole game; absent if nothing was taken back by agreement. */
  takenBack?: readonly unknown[]
}

/** Returns the end of a game. Takes time for the actions of the end alone, not for those before them. */
export const tailOf = <K extends Kind>(
  { codec }: Pick<Game<K>, 'codec'>,
  { moves, takenBack }: Pick<Session<K>, 'moves' | 'takenBack'>,
  left: number,
): Tail => ({
  left,
  actions: moves.slice(left).map(({ action }) => codec.writeAction(action)),
  ...(takenBack && { takenBack }),
})

// A record, not an object with known fields: those would come first, and the text would not be what `writeGame` writes.
const storedGame = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Reads a text as a stored game with its actions; null if it has none. */
function readActions(text: string): { game: Record<string, unknown>; actions: readonly unknown[] } | null {
  const read = v.safeParse(storedGame, text)
  const actions = read.success ? read.output['actions'] : null
  return read.success && Array.isArray(actions) ? { game: read.output, actions } : null
}

/** Returns the actions of a stored game, as they are stored; null if the text has none. */
export const storedActions = (text: string): readonly unknown[] | null => readActions(text)?.actions ?? null

/**
 * Returns a stored game with another end, byte for byte as `writeGame` would write it. Returns null if the text has fewer than `left`
 * actions. Does not check the game: `readGame` does.
 */
export function withTail(text: string, { left, actions, takenBack }: Tail): string | null {
  const read = readActions(text)
  if (!read || read.actions.length < left) return null
  const format = formatOf({ from: read.game['from'], takenBack })
  return JSON.stringify({
    ...read.game,
    format,
    actions: [...read.actions.slice(0, left), ...actions],
    takenBack,
  })
}
