import type { ReactNode } from 'react'
import { at, cssTiles } from '../../../../ui/stage/board-point.ts'
import { PLATE_BOX } from '../../art/index.ts'
import styles from './clearing.module.css'
import { PLATE } from './spots.ts'

const VIEW_BOX = [PLATE_BOX.x, PLATE_BOX.y, PLATE_BOX.width, PLATE_BOX.height].join(' ')

const BOX = {
  ...at({ x: PLATE.left, y: PLATE.top }),
  width: cssTiles(PLATE.right - PLATE.left),
  height: cssTiles(PLATE.bottom - PLATE.top),
}

/** A static drawing above the whole board, in hundredths of a tile around the center of d4. */
export const Layer = ({ children, still = false }: { children: ReactNode; still?: boolean }) => (
  <svg
    className={styles['layer']}
    style={BOX}
    viewBox={VIEW_BOX}
    aria-hidden="true"
    data-still={still ? '' : undefined}
  >
    {children}
  </svg>
)
