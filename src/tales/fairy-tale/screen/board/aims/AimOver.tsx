import { liesAlike } from '../../../../../engine/fairy-tale/index.ts'
import { at, cssTiles } from '../../../../../ui/stage/board-point.ts'
import { GoneMark } from '../../../art/index.ts'
import type { StandingMonster } from '../../forest/forest-pieces.ts'
import { cellStyle } from '../../forest/layout.ts'
import styles from '../offers/offers.module.css'
import { AimControls } from './AimControls.tsx'
import type { PlankPlace } from './plank-place.ts'
import type { Preview } from './preview.ts'
import type { AimedAction } from './useAim.ts'

interface AimOverProps {
  aim: AimedAction
  preview: Preview
  monsters: readonly StandingMonster[]
  plank: PlankPlace
}

/** Above the pieces on the aimed tile: marks on those that would be gone, and the buttons. */
export function AimOver({ aim, preview, monsters, plank }: AimOverProps) {
  return (
    <>
      {monsters
        .filter(({ n }) => preview.gone.includes(n))
        .map(({ n, size, ...spot }) => (
          <svg
            key={n}
            className={styles['gone']}
            style={{ ...at(spot), width: cssTiles(size), height: cssTiles(size) }}
            viewBox="-22 -22 44 44"
            aria-hidden="true"
          >
            <GoneMark />
          </svg>
        ))}
      <div className={styles['over']} style={cellStyle(preview.at)} data-hangs={plank}>
        <AimControls aim={aim} turns={preview.face !== null && !liesAlike(preview.face)} />
      </div>
    </>
  )
}
