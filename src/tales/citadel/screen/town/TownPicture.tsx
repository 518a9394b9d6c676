import type { State } from '../../../../engine/citadel/index.ts'
import { StillTown } from './StillTown.tsx'

/** A position as a small picture, where nothing but how it stands is shown. */
export const TownPicture = ({ state }: { state: State }) => <StillTown state={state} />
