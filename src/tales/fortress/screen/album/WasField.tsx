import { blowsOf, type Event, type State } from '../../../../engine/fortress/index.ts'
import { StillField } from '../field/StillField.tsx'

interface WasProps {
  state: State
  event: Event | null
  /** How it stood before the move that the event is of. */
  before: State | null
}

/** The field as it was: while pairs strike, as it stood before they did, with what comes of it. */
export function WasField({ state, event, before }: WasProps) {
  if (event?.type === 'fought' && before) return <StillField state={before} fought={blowsOf(before)} />
  return <StillField state={state} />
}
