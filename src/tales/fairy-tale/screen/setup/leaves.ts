import { hasNewerBox, type State } from '../../../../engine/fairy-tale/index.ts'
import { type Part, part } from '../../../../ui/parts/part.ts'
import { fetchNewer } from '../../newer-boxes.ts'
import { useDraft } from './draft.ts'

/** What lies behind "Choose the box…" on the cover: few open it, and it holds many pictures. */
export const BOX: Part<object> = part(async () => {
  const { ownBoxes } = useDraft.getState()
  if (ownBoxes && hasNewerBox(ownBoxes)) await fetchNewer()
  return (await import('./Box.tsx')).Box
})

/** The forest of the last tale on the cover: only who comes back has one. */
export const TALE_BOARD: Part<{ state: State }> = part(
  async () => (await import('./TaleBoard.tsx')).TaleBoard,
)
