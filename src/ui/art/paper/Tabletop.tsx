import { memo } from 'react'
import { Markup } from '../Markup.tsx'
import { streamOf } from '../random.ts'
import { n1 } from '../svg.ts'
import styles from './Book.module.css'

const WIDTH = 1440
const HEIGHT = 900
const BOARDS = 5

/** Wooden boards with their grain, 1440 by 900. */
function tabletopMarkup(): string {
  const r = streamOf('wood')
  const high = HEIGHT / BOARDS
  let boards = ''
  let grain = ''
  for (let i = 0; i < BOARDS; i++) {
    const top = i * high
    const joint = 200 + r() * (WIDTH - 400)
    boards += `<rect y="${top}" width="${WIDTH}" height="${high}" fill="var(--tabletop-${(i % 2) + 1})"/><path d="M0 ${top}H${WIDTH}M${n1(joint)} ${top}v${high}" stroke="var(--tabletop-line)" stroke-width="2.5" opacity=".6"/>`
    for (let line = 0; line < 9; line++) {
      grain += `M${n1(r() * WIDTH * 0.7)} ${n1(top + 8 + r() * (high - 16))}q${n1(60 + r() * 160)} ${n1((r() - 0.5) * 12)} ${n1(200 + r() * 360)} ${n1((r() - 0.5) * 5)}`
    }
  }
  return `${boards}<path d="${grain}" fill="none" stroke="var(--tabletop-line)" stroke-width="1.8" opacity=".2"/>`
}

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
