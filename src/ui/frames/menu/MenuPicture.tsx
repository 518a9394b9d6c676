import { memo, type ReactNode } from 'react'
import { type IconName, IconShape } from '../../art/index.ts'
import styles from './Menu.module.css'

const INK = { stroke: 'var(--piece-ink)', strokeWidth: 2, strokeLinejoin: 'round' } as const

/** The pictures that are not icons, in a box of 48 units. */
const DRAWN = {
  house: (
    <g {...INK}>
      <path d="M15 23h18v12H15z" fill="var(--piece-paper)" />
      <path d="M11 24L24 11 37 24z" fill="var(--seal)" />
      <path d="M21.5 27h5v8h-5z" fill="var(--post)" />
    </g>
  ),
  books: (
    <g {...INK}>
      <path d="M11 17h6v17h-6z" fill="var(--plank-blue)" />
      <path d="M17 13h6v21h-6z" fill="var(--seal)" />
      <path d="M23 16h6v18h-6z" fill="var(--tree-1)" />
      <path d="M29 18l5-2 6 17-5 2z" fill="var(--gilt)" />
    </g>
  ),
  calendar: (
    <g {...INK}>
      <path d="M13 14h22v21H13z" fill="var(--piece-paper)" />
      <path d="M13 14h22v6H13z" fill="var(--seal)" />
      <path d="M18 11v5M30 11v5" fill="none" strokeLinecap="round" />
      <path d="M21 24h6v6h-6z" fill="var(--gilt)" />
    </g>
  ),
  players: (
    <g {...INK}>
      <path d="M9 36Q9 25 18 25T27 36z" fill="var(--plank-blue)" />
      <circle cx={18} cy={19} r={6} fill="var(--piece-paper)" />
      <path d="M22 38Q22 27 31 27T40 38z" fill="var(--seal)" />
      <circle cx={31} cy={21} r={6} fill="var(--piece-paper)" />
    </g>
  ),
  lesson: (
    <g {...INK}>
      <path d="M12 13h24v16H12z" fill="var(--tree-2)" />
      <path d="M17 24q4-8 7-3t7-4" fill="none" stroke="var(--piece-paper)" strokeLinecap="round" />
      <path d="M18 29l-3 8M30 29l3 8" fill="none" strokeLinecap="round" />
    </g>
  ),
  key: (
    <g {...INK}>
      <rect x={12} y={13} width={24} height={23} rx={4} fill="var(--post)" />
      <rect x={15} y={13} width={18} height={17} rx={3} fill="var(--piece-paper)" />
      <path d="M20.5 26L24 17l3.5 9M21.8 23h4.4" fill="none" strokeLinecap="round" />
    </g>
  ),
} as const

const ICONS = { book: 'open-book', cog: 'cog', back: 'arrow' } as const satisfies Record<string, IconName>

export type MenuPictureName = keyof typeof DRAWN | keyof typeof ICONS

const isIcon = (name: MenuPictureName): name is keyof typeof ICONS => name in ICONS

const shapeOf = (name: MenuPictureName): ReactNode =>
  isIcon(name) ? (
    <g transform={name === 'back' ? 'translate(24 24) scale(-1 1)' : 'translate(24 24)'}>
      <IconShape name={ICONS[name]} size={24} />
    </g>
  ) : (
    DRAWN[name]
  )

/** The picture of a menu item, on a round wooden background. */
export const MenuPicture = memo(function MenuPicture({ name }: { name: MenuPictureName }) {
  return (
    <svg viewBox="0 0 48 48" className={styles['picture']} aria-hidden="true">
      <circle cx={24} cy={24} r={22} className={styles['disc']} />
      <circle cx={24} cy={24} r={18.5} className={styles['ring']} />
      {shapeOf(name)}
    </svg>
  )
})
