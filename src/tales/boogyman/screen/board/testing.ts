import { boogyman, parseNotation, parseTurn } from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import type { Cue } from '../../runtime.ts'
import { type PlacedPiece, standingIn } from '../clearing/clearing-pieces.ts'

/** One event of an action, with the pieces before and after it. */
export interface Shown {
  cue: Cue
  before: readonly PlacedPiece[]
  now: readonly PlacedPiece[]
}

/** Duration of its motions, in milliseconds. */
export const MOTION = 200

/** The cues of an action in order, with the pieces before and after each. */
export function shownIn(position: string, words: string): Shown[] {
  const read = parseNotation(position)
  const [action] = parseTurn(words) ?? []
  const played = action && read.ok ? play(boogyman, read.value, action) : null
  if (!read.ok || !played?.ok) throw new Error(`Cannot play "${words}" in the position "${position}".`)
  let before: readonly PlacedPiece[] = standingIn(read.value)
  return played.value.frames.map(({ event, state }, index) => {
    const now = standingIn(state, before)
    const cue: Cue = { key: index, event, ms: 300, motion: MOTION, index, count: played.value.frames.length }
    const shown = { cue, before, now }
    before = now
    return shown
  })
}

/** The first event of a type. */
export function shownOf(type: Cue['event']['type'], position: string, words: string): Shown {
  const found = shownIn(position, words).find(({ cue }) => cue.event.type === type)
  if (!found) throw new Error(`"${words}" causes no event "${type}".`)
  return found
}
