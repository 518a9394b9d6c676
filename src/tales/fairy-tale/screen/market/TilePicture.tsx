import { memo, useState } from 'react'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { DragGhost as Ghost } from '../../../../ui/stage/drag/DragGhost.tsx'
import type { DraggedThing } from '../../../../ui/stage/drag/drop-target.tsx'
import { faceLook, symbolsKey, TileIcon } from '../../art/index.ts'
import styles from './TilePicture.module.css'

/**
 * A tile that fills its slot. Each rotation is a new picture, so that trees stay upright. Only a change of rotation is animated,
 * never the first picture.
 */
export const TilePicture = memo(function TilePicture({ face }: { face: Face }) {
  const lies = `${face.roads} ${symbolsKey(face.symbols)}`
  const [seen, setSeen] = useState({ lies, turns: 0 })
  if (seen.lies !== lies) setSeen({ lies, turns: seen.turns + 1 })
  return (
    <span className={styles['picture']} key={seen.turns} data-turned={seen.turns > 0 ? '' : undefined}>
      <TileIcon {...faceLook(face)} level={0} size={112} />
    </span>
  )
})

/** A dragged tile, as large as the tiles of the forest. */
export const DragGhost = ({ face, ...held }: DraggedThing & { face: Face }) => (
  <Ghost {...held}>
    <TilePicture face={face} />
  </Ghost>
)
