import type { State } from '../../../../engine/citadel/index.ts'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The town of the last game, on the cover and on the shelf: only who comes back has one. */
export const LAST_TOWN: Part<{ state: State }> = part(
  async () => (await import('../town/TownPicture.tsx')).TownPicture,
)

/** What else there is to choose, for whoever opens it. */
export const MORE_BOX = part(async () => (await import('./MoreBox.tsx')).MoreBox)
