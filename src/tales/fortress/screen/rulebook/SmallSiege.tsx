import { blowsOf } from '../../../../engine/fortress/index.ts'
import { Drawn } from '../album/Happens.tsx'
import { StillSiege } from '../field/StillSiege.tsx'
import type { Moment } from './moments.ts'

/** The siege of an example as it stands, with what has just happened. */
export function SmallSiege({ moment: { state, before, event } }: { moment: Moment }) {
  if (event?.type === 'fought' && before) return <StillSiege state={before} fought={blowsOf(before)} />
  return <StillSiege state={state}>{event && <Drawn event={event} state={state} />}</StillSiege>
}
