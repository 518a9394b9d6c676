import type { State } from '../../../../engine/fairy-tale/index.ts'
import { canTurn, type InHand } from '../../intent/in-hand.ts'
import type { Computer } from '../../leaders.ts'
import { useComputer, useIntent } from '../../table.ts'
import { useWatching } from '../../watching.ts'
import { useMessages } from '../../words/messages.ts'
import { type AimedAction, useAim } from '../board/aims/useAim.ts'
import { bargainsOf } from '../characters/powers.ts'
import type { FallenDie } from '../dice/roll-words.ts'
import { useReal, useSession } from '../now/at-table.ts'
import { canPlayAgain } from '../playback/play-again.ts'
import { type StatusText, statusText } from './status-text.ts'
import { useLastRoll } from './useRoll.ts'

/** What the strip at the board tells and offers now: a wide window shows all of it, a narrow one what comes first. */
export type Strip = { kind: 'watching' } | { kind: 'computer'; computer: Computer } | Waiting

/** A person is to act. */
export interface Waiting extends StatusText {
  kind: 'waiting'
  /** What is done or answered beside the board; null where nothing is. */
  offer: { kind: 'confirm'; aim: AimedAction; turns: boolean } | { kind: 'bargains' } | { kind: 'die' } | null
  /** The die of the last action, if it was a roll; `asked`: while something is asked about it. */
  last: FallenDie | null
  asked: FallenDie | null
  /** The last monsters' turn can be played again. */
  again: boolean
  /** Nothing is in hand. */
  idle: boolean
}

export function useStrip(): Strip {
  const m = useMessages()
  const session = useSession()
  const real = useReal()
  const watching = useWatching()
  const computer = useComputer()
  const inHand = useIntent((intent) => intent.inHand)
  const aim = useAim(real)
  const last = useLastRoll(session)
  if (watching) return { kind: 'watching' }
  if (computer) return { kind: 'computer', computer }
  const { title, note } = statusText(m, session, real, inHand, aim)
  const offer = offerOf(real, inHand, aim)
  return {
    kind: 'waiting',
    title: offer?.kind === 'die' && last ? last.words : title,
    note,
    offer,
    last,
    asked: real.pending && last,
    again: canPlayAgain(session),
    idle: inHand.kind === 'nothing',
  }
}

/** Each has its own time: aims are confirmed in the action, bargains struck before the roll, dice chosen when they lie. */
function offerOf(real: State, inHand: InHand, aim: AimedAction | null): Waiting['offer'] {
  if (aim) return { kind: 'confirm', aim, turns: canTurn(real, inHand) }
  if (real.pending?.kind === 'die') return { kind: 'die' }
  return bargainsOf(real).length > 0 ? { kind: 'bargains' } : null
}
