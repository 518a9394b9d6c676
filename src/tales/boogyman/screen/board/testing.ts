import { boogyman, parseNotation, parseTurn } from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import type { Cue } from '../../table.ts'
import { type Standing, standingIn } from '../clearing/standing.ts'

/** One event of an action, how pieces stood before it, and how they stand after it. */
export interface Shown {
  cue: Cue
  before: readonly Standing[]
  now: readonly Standing[]
}

/** How long what moves in it moves. */
export const MOTION = 200

/** What the page is given to show for each event of an action, in order. */
export function shownIn(position: string, words: string): Shown[] {
  const read = parseNotation(position)
  const [action] = parseTurn(words) ?? []
  const played = action && read.ok ? play(boogyman, read.value, action) : null
  if (!read.ok || !played?.ok) throw new Error(`${words} cannot be done on ${position}.`)
  let before: readonly Standing[] = standingIn(read.value)
  return played.value.frames.map(({ event, state }, index) => {
    const now = standingIn(state, before)
    const cue: Cue = { key: index, event, ms: 300, motion: MOTION, index, count: played.value.frames.length }
    const shown = { cue, before, now }
    before = now
    return shown
  })
}

/** What is shown for the first event of a kind. */
export function shownOf(type: Cue['event']['type'], position: string, words: string): Shown {
  const found = shownIn(position, words).find(({ cue }) => cue.event.type === type)
  if (!found) throw new Error(`${words} tells no ${type}.`)
  return found
}
