import type { State } from '../../../../engine/fairy-tale/index.ts'
import type { OtherActor } from '../../../../playback/bot-turns.ts'
import type { BotId } from '../../controllers.ts'
import { useWatching } from '../../input-blocked.ts'
import { canTurn, type TurnSelection } from '../../intent/turn-selection.ts'
import { useIntent, useOtherActor } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { type AimedAction, useAim } from '../board/aims/useAim.ts'
import { bargainsOf } from '../characters/powers.ts'
import type { FallenDie } from '../dice/roll-words.ts'
import { canPlayAgain } from '../playback/play-again.ts'
import { useLiveState, useSession } from '../state/table-state.ts'
import { type StatusText, statusText } from './status-text.ts'
import { useLastRoll } from './useRoll.ts'

/** The content of the strip at the board. A wide window shows all of it, a narrow one the most urgent part. */
export type Strip = { kind: 'watching' } | { kind: 'others'; actor: OtherActor<BotId> } | Waiting

/** The strip while a person at this device is to act. */
export interface Waiting extends StatusText {
  kind: 'waiting'
  /** The confirmation, bargains or die choice beside the board, or null. */
  offer: { kind: 'confirm'; aim: AimedAction; turns: boolean } | { kind: 'bargains' } | { kind: 'die' } | null
  /** The die of the last action, if it was a roll. `asked` is true while a question is open about it. */
  last: FallenDie | null
  asked: FallenDie | null
  /** True if the last turn of the monsters can be replayed. */
  again: boolean
  /** True if nothing is selected. */
  idle: boolean
}

export function useStrip(): Strip {
  const m = useMessages()
  const session = useSession()
  const real = useLiveState()
  const watching = useWatching()
  const actor = useOtherActor()
  const inHand = useIntent((intent) => intent.inHand)
  const aim = useAim(real)
  const last = useLastRoll(session)
  if (watching) return { kind: 'watching' }
  if (actor) return { kind: 'others', actor }
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

/** No two of these occur together: aims belong to the action phase, bargains precede a roll, die choices follow it. */
function offerOf(real: State, inHand: TurnSelection, aim: AimedAction | null): Waiting['offer'] {
  if (aim) return { kind: 'confirm', aim, turns: canTurn(real, inHand) }
  if (real.pending?.kind === 'die') return { kind: 'die' }
  return bargainsOf(real).length > 0 ? { kind: 'bargains' } : null
}
