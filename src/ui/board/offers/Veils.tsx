import { memo, useMemo } from 'react'
import { Veil } from '../../art/index.ts'
import { at, spotOf, tiles } from '../layout.ts'
import styles from './offers.module.css'
import type { Offers } from './offers.ts'

/** The places where the tile in hand does not fit, veiled all at once. */
export const Veils = memo(function Veils({ offers }: { offers: Offers }) {
  const middles = useMemo(() => {
    const veiled = [...offers].filter(([, { kind }]) => kind === 'no-fit')
    return veiled.map(([place]) => spotOf(place)).map(({ x, y }) => ({ x: x * 100, y: y * 100 }))
  }, [offers])
  if (middles.length === 0) return null
  return (
    <svg
      className={styles['veils']}
      style={{ ...at({ x: 0, y: 0 }), width: tiles(1), height: tiles(1) }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <Veil middles={middles} />
    </svg>
  )
})
