import type { Face } from '../../engine/fairy-tale/index.ts'
import { faceLook, symbolsKey, TileIcon } from '../art/index.ts'
import styles from './market.module.css'

/** A tile in hand, drawn as large as its place is. Each turn of it is a new picture, so that trees stand upright. */
export const TilePicture = ({ face }: { face: Face }) => (
  <span className={styles['picture']} key={`${face.roads} ${symbolsKey(face.symbols)}`}>
    <TileIcon {...faceLook(face)} level={0} size={112} />
  </span>
)
