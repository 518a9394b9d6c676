import type { State } from '../../../../engine/fairy-tale/index.ts'
import { type Part, part } from '../../../../ui/parts/part.ts'

/** What lies behind "Choose the box…" on the cover: few open it, and it holds many pictures. */
export const BOX: Part<object> = part(async () => (await import('./Box.tsx')).readyBox())

/** The forest of the last tale on the cover: only who comes back has one. */
export const TALE_BOARD: Part<{ state: State }> = part(
  async () => (await import('./TaleBoard.tsx')).TaleBoard,
)
