import { useId } from 'react'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { SIDE, wastelandPiece } from '../../../../ui/art/paper/wasteland.ts'
import styles from './board.module.css'

/** The pattern on the table around the ring: one piece, repeated. */
export function Waste() {
  const id = useId()
  return (
    <svg className={styles['waste']} aria-hidden="true">
      <pattern id={id} width={SIDE} height={SIDE} patternUnits="userSpaceOnUse">
        <Markup svg={wastelandPiece()} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
