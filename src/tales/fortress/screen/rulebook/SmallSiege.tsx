import { blowsOf, type Fortress } from '../../../../engine/fortress/index.ts'
import type { BoardProps } from '../../../../ui/frames/rulebook/tale-rules.tsx'
import { Drawn } from '../album/Happens.tsx'
import { StillSiege } from '../field/StillSiege.tsx'

/** The siege of an example with its latest event. */
export function SmallSiege({ moment: { state, happened } }: Pick<BoardProps<Fortress>, 'moment'>) {
  const { move, events: [event] = [] } = happened ?? {}
  if (event?.type === 'fought' && move)
    return <StillSiege state={move.before} fought={blowsOf(move.before)} />
  return <StillSiege state={state}>{event && <Drawn event={event} state={state} />}</StillSiege>
}
