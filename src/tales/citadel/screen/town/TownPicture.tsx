import type { State } from '../../../../engine/citadel/index.ts'
import { StillTown } from './StillTown.tsx'

/** A small static picture of a position. */
export const TownPicture = ({ state }: { state: State }) => <StillTown state={state} />
