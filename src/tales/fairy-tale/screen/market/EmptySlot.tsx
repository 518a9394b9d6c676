import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { useMessages } from '../../words/messages.ts'
import own from './EmptySlot.module.css'
import styles from './market.module.css'
import { TilePicture } from './TilePicture.tsx'

/** A tile on its way under the pile, and how long that takes in milliseconds. */
export interface Swept {
  face: Face
  ms: number
}

/** A place of the market without a tile: its printed outline, from which a tile may just be leaving [R 12, R 13]. */
export function EmptySlot({ slot, swept }: { slot: number; swept: Swept | null }) {
  const { table } = useMessages()
  return (
    <li className={styles['slot']}>
      <span className={styles['empty']} role="img" aria-label={table.emptySlotName(slot + 1)}>
        {table.emptySlot}
        {swept && (
          <span className={own['swept']} style={{ animationDuration: `${swept.ms}ms` }} data-swept="">
            <TilePicture face={swept.face} />
          </span>
        )}
      </span>
    </li>
  )
}
