import { memo } from 'react'
import { Markup } from '../Markup.tsx'
import styles from './Book.module.css'
import { tabletopMarkup } from './tabletop.ts'

const WOOD = tabletopMarkup()

/** The wooden table that fills the window behind a book. */
export const Tabletop = memo(function Tabletop() {
  return (
    <svg
      className={styles['tabletop']}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Markup svg={WOOD} />
    </svg>
  )
})
