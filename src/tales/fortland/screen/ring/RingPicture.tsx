import type { State } from '../../../../engine/fortland/index.ts'
import { StillRing } from './StillRing.tsx'

/** The ring as it stands, small: for the cover, the shelf, and lists. */
export const RingPicture = ({ state }: { state: State }) => <StillRing state={state} />
