import {
  BuildMark,
  CrackedTile,
  type DetailLevel,
  faceLook,
  type Roads,
  TileArt,
} from '../../../art/index.ts'
import { cellStyle, spotOf } from '../../forest/layout.ts'
import styles from '../offers/offers.module.css'
import type { Preview } from './preview.ts'

interface AimTileProps {
  preview: Preview
  level: DetailLevel
  /** The sides with a bar on the neighbour's road. */
  barred: Roads
}

/** The preview of the aimed tile after a symbol, below its pieces: turned, swapped or gone. */
export function AimTile({ preview: { at, face, takes }, level, barred }: AimTileProps) {
  return (
    <>
      {takes.places.map((place) => (
        <div key={place} className={styles['ghost']} style={cellStyle(place)} data-takes="">
          <svg className={styles['taken']} viewBox="0 0 100 100" aria-hidden="true">
            <g className={styles['mark']}>
              <BuildMark />
            </g>
          </svg>
        </div>
      ))}
      <div className={styles['ghost']} style={cellStyle(at)}>
        <svg className={styles['tile']} viewBox="0 0 100 100" aria-hidden="true">
          {face ? (
            <TileArt {...faceLook(face)} {...spotOf(at)} level={level} barred={barred} />
          ) : (
            <CrackedTile />
          )}
          <g className={styles['mark']}>
            <BuildMark />
          </g>
        </svg>
      </div>
    </>
  )
}
