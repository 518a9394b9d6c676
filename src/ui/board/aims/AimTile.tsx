import { BuildMark, CrackedTile, type Detail, faceLook, TileArt } from '../../art/index.ts'
import { cellStyle, spotOf } from '../layout.ts'
import styles from '../offers/offers.module.css'
import type { Preview } from './preview.ts'

/** The aimed tile as a symbol would leave it, below the pieces that stand on it: turned, changed or broken. */
export function AimTile({ preview: { at, face }, level }: { preview: Preview; level: Detail }) {
  return (
    <div className={styles['ghost']} style={cellStyle(at)}>
      <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
        {face ? <TileArt {...faceLook(face)} {...spotOf(at)} level={level} /> : <CrackedTile />}
        <g className={styles['mark']}>
          <BuildMark />
        </g>
      </svg>
    </div>
  )
}
