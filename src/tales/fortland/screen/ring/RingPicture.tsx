import type { State } from '../../../../engine/fortland/index.ts'
import { StillRing } from './StillRing.tsx'

/** A small ring for the cover, the shelf and lists. */
export const RingPicture = ({ state }: { state: State }) => <StillRing state={state} />
