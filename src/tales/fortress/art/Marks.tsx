import type { ReactNode } from 'react'
import { INK } from '../../../ui/art/svg.ts'

/** The frame of a mark as a separate picture, drawn around (0, 0) with a reach of 15. */
const Mark = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg
    className="grows"
    width={size}
    height={size}
    viewBox="-18 -18 36 36"
    overflow="visible"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** A skull within a drawing: the creature would fall. */
export const SkullShape = () => (
  <>
    <circle cy={2} r={16} fill="var(--shadow)" />
    <circle r={15} fill="#B0172B" stroke="#FFF3E2" strokeWidth={2.4} />
    <path d="M-8-2Q-8-9 0-9T8-2Q8 2 5 3V7H-5V3Q-8 2-8-2z" fill="#FFF3E2" />
    <circle cx={-3.2} cy={-2} r={2.2} fill="#B0172B" />
    <circle cx={3.2} cy={-2} r={2.2} fill="#B0172B" />
    <path d="M-1.7 4v3M1.7 4v3" stroke="#B0172B" strokeWidth={1.4} />
  </>
)

/** A skull: the creature would fall. */
export const Skull = ({ size }: { size: number }) => (
  <Mark size={size}>
    <SkullShape />
  </Mark>
)

/** A check mark: the creature would survive. */
export const Unhurt = ({ size }: { size: number }) => (
  <Mark size={size}>
    <circle cy={2} r={16} fill="var(--shadow)" />
    <circle r={15} fill="#FFF8E6" stroke={INK} strokeWidth={2.4} />
    <path
      d="M-7.5 .8l5.4 6.3 9.6-13.8"
      fill="none"
      stroke="#1C6B3C"
      strokeWidth={4.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Mark>
)

const BLADE = (
  <>
    <path d="M0 14V-16" stroke={INK} strokeWidth={8} />
    <path d="M-7 8H7" stroke={INK} strokeWidth={7} />
    <path d="M0 8V-15.5" stroke="#DDE5EC" strokeWidth={4.2} />
    <path d="M-6.5 8H6.5" stroke="#F2B01E" strokeWidth={3.4} />
    <path d="M0 10V14" stroke="#8A3A22" strokeWidth={4} />
  </>
)

/** Crossed swords, for use inside a drawing. */
export const SwordsShape = () => (
  <g strokeLinecap="round">
    <g transform="rotate(45)">{BLADE}</g>
    <g transform="rotate(-45)">{BLADE}</g>
  </g>
)

/** Crossed swords: two creatures in a pair. */
export const Swords = ({ size }: { size: number }) => (
  <Mark size={size}>
    <SwordsShape />
  </Mark>
)

/** A crown: none of the remaining creatures can slay this defender. */
export const Crown = ({ size }: { size: number }) => (
  <Mark size={size}>
    <path
      d="M-14 10L-15-8-6.5 0 0-13 6.5 0 15-8 14 10z"
      fill="#F2B01E"
      stroke={INK}
      strokeWidth={2.4}
      strokeLinejoin="round"
    />
    <circle cy={4} r={2.6} fill="#B8202F" stroke={INK} strokeWidth={1.2} />
  </Mark>
)

/** The number of defenders on a shield with merlons, in the box (0, 0) to (40, 44). */
export const WallShield = ({
  count,
  chosen,
  size,
}: {
  count: number | null
  chosen: boolean
  size: number
}) => {
  const fill = chosen ? 'var(--selected)' : 'var(--wood)'
  return (
    <svg width={size} height={size * 1.1} viewBox="0 0 40 44" overflow="visible" aria-hidden="true">
      <path d="M3 8h34v21q0 9-17 13q-17-4-17-13z" transform="translate(1.5 3)" fill="var(--shadow)" />
      <path d="M3 8h34v21q0 9-17 13q-17-4-17-13z" fill={fill} stroke={INK} strokeWidth={chosen ? 3 : 2} />
      <path d="M3 8V1h7v4h6V1h8v4h6V1h7v7z" fill={fill} stroke={INK} strokeWidth={2} strokeLinejoin="round" />
      <text x={20} y={31} fontFamily="var(--face-label)" fontSize={22} textAnchor="middle" fill={INK}>
        {count}
      </text>
    </svg>
  )
}

/** One of the three lanterns of the road, lit or out, in the box (0, 0) to (40, 52). */
export const Lantern = ({ lit, size }: { lit: boolean; size: number }) => (
  <svg
    className="grows"
    width={size}
    height={size * 1.3}
    viewBox="0 0 40 52"
    overflow="visible"
    aria-hidden="true"
  >
    {lit && <circle cx={20} cy={28} r={23} fill="#F7D96A" opacity={0.35} />}
    <path d="M14 8Q14 1 20 1T26 8" fill="none" stroke={INK} strokeWidth={2.6} />
    <path d="M9 12L20 6L31 12z" fill="#3A3A56" stroke={INK} strokeWidth={2} strokeLinejoin="round" />
    <path d="M10 12H30L32 42H8z" fill={lit ? '#FFF3B0' : '#8F8A9A'} stroke={INK} strokeWidth={2.2} />
    {lit ? (
      <path
        d="M20 18Q27 27 24 33T20 37Q13 36 15 29Q17 27 18 29Q18 23 20 18z"
        fill="#F2B01E"
        stroke={INK}
        strokeWidth={1.6}
      />
    ) : (
      <path d="M20 37v-6" stroke={INK} strokeWidth={2.4} strokeLinecap="round" />
    )}
    <path d="M6 42H34L31 48H9z" fill="#3A3A56" stroke={INK} strokeWidth={2} strokeLinejoin="round" />
  </svg>
)

/** A star of the road, won or only its outline. */
export const RoadStar = ({ won, size }: { won: boolean; size: number }) => (
  <svg className="grows" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
    <path
      d="M32 6L40 24 59 26 44 39 49 58 32 47 15 58 20 39 5 26 24 24z"
      fill={won ? '#F2B01E' : 'none'}
      stroke={won ? INK : 'var(--rule)'}
      strokeWidth={3}
      strokeDasharray={won ? undefined : '6 5'}
      strokeLinejoin="round"
    />
  </svg>
)
