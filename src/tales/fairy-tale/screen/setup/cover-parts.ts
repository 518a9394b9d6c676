import type { State } from '../../../../engine/fairy-tale/index.ts'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** The box of the cover, loaded on demand: few players open it, and it has many pictures. */
export const BOX: Part<{ isBeside?: boolean }> = part(async () => (await import('./Box.tsx')).readyBox())

/** The forest of the last game on the cover, loaded on demand: only returning players have one. */
export const TALE_BOARD: Part<{ state: State }> = part(
  async () => (await import('./TaleBoard.tsx')).TaleBoard,
)
