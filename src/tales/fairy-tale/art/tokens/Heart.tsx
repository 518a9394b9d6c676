import type { ReactNode } from 'react'
import { INK } from '../../../../ui/art/svg.ts'
import styles from './Heart.module.css'

const SHAPE = 'M0 18C-34-6-20-28 0-13C20-28 34-6 0 18z'
const CRACK = 'M1-11l-5 9 8 4-5 12'
const HALVES = ['M0 18C-34-6-20-28 0-13L1-11-4-2 4 2-1 14z', 'M0-13C20-28 34-6 0 18L-1 14 4 2-4-2 1-11z']

interface HeartProps {
  /** True if the Oak still has it; otherwise it is printed and cracked. */
  full: boolean
  /** 1 draws it about 46 units wide. */
  scale?: number
}

/** One of the Oak's hearts, centred at (0, 0). */
function Heart({ full, scale = 1 }: HeartProps) {
  return (
    <g transform={`scale(${scale})`}>
      {full ? (
        <>
          <path d={SHAPE} transform="translate(2 3)" fill="var(--shadow)" />
          <path d={SHAPE} fill="var(--heart)" stroke={INK} strokeWidth={2.6} strokeLinejoin="round" />
          <path d="M-14-8q2-6 8-5" fill="none" stroke="#fff" strokeWidth={2.6} strokeLinecap="round" />
        </>
      ) : (
        <>
          <path d={SHAPE} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.2} strokeDasharray="4 3" />
          <path d={CRACK} fill="none" stroke="var(--ink)" strokeWidth={2} strokeLinejoin="round" />
        </>
      )}
    </g>
  )
}

/** A heart about to be lost: cracked, with a halo that separates it from the Oak. Centred at (0, 0). */
export function CrackedHeart({ scale = 1 }: { scale?: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <path d={SHAPE} fill="var(--halo)" stroke="var(--halo)" strokeWidth={8} strokeLinejoin="round" />
      <path d={SHAPE} fill="var(--heart)" stroke={INK} strokeWidth={2.2} strokeLinejoin="round" />
      <path d={CRACK} fill="none" stroke="#fff" strokeWidth={2.6} strokeLinejoin="round" />
    </g>
  )
}

/** The halves of a heart on the board, each with a halo against its background; `className` moves them. */
export const HeartHalves = ({ className }: { className: string | undefined }) =>
  HALVES.map((half) => (
    <g key={half} className={className}>
      <path d={half} fill="none" stroke="var(--halo)" strokeWidth={7} strokeLinejoin="round" />
      <path d={half} fill="var(--heart)" stroke={INK} strokeWidth={2.2} strokeLinejoin="round" />
    </g>
  ))

/** The halves that break off while a heart is lost. */
const Breaking = ({ ms }: { ms: number }) =>
  HALVES.map((half) => (
    <path
      key={half}
      d={half}
      className={styles['half']}
      style={{ animationDuration: `${ms}ms` }}
      fill="var(--heart)"
      stroke={INK}
      strokeWidth={2.2}
      strokeLinejoin="round"
      data-half=""
    />
  ))

interface HeartIconProps {
  full: boolean
  size: number
  /** The duration of the loss in milliseconds while the heart is being lost, else null. */
  breaking?: number | null
}

/** The frame of a heart as a separate picture, `size` pixels wide. */
function HeartPicture({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-24 -25 50 50"
      overflow="visible"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** A heart as a separate picture. */
export const HeartIcon = ({ full, size, breaking = null }: HeartIconProps) => (
  <HeartPicture size={size}>
    <Heart full={full} />
    {breaking !== null && <Breaking ms={breaking} />}
  </HeartPicture>
)

/** A breaking heart as a separate picture: the Oak is hurt. */
export const HurtIcon = ({ size }: { size: number }) => (
  <HeartPicture size={size}>
    <CrackedHeart />
  </HeartPicture>
)
