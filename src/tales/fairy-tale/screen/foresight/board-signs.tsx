/** The tone of an arrow and of its count: it reaches the oak, or it does not. */
export type SignTone = 'threat' | 'step'

interface CountMarkProps {
  count: number
  tone?: SignTone
  /** Its name for screen readers. By default it is part of a picture whose words are elsewhere. */
  name?: string
}

/**
 * The number of monsters on the same way, in a label centred on (0, 0). The multiplication sign tells it apart from a number of steps,
 * and the shape from the discs of an order.
 */
export function CountMark({ count, tone = 'threat', name }: CountMarkProps) {
  const half = count > 9 ? 14 : 10.5
  const ink = `var(--${tone})`
  return (
    <g {...(name && { role: 'img', 'aria-label': name })}>
      <rect
        x={-half}
        y={-8.5}
        width={half * 2}
        height={17}
        rx={3}
        fill={`var(--${tone}-hi)`}
        stroke={ink}
        strokeWidth={2.2}
      />
      <text y={4.6} fontFamily="var(--face-label)" fontSize={13} textAnchor="middle" fill={ink}>
        {`×${count}`}
      </text>
    </g>
  )
}

/** "Cannot go": two bars on a disc centred on (0, 0). */
export const StayMark = () => (
  <>
    <Disc />
    <path d="M-2.4-3.4V3.4M2.4-3.4V3.4" stroke="var(--piece-ink)" strokeWidth={2.4} strokeLinecap="round" />
  </>
)

/** "Goes round": a circular arrow on a disc centred on (0, 0). */
export const LoopMark = () => (
  <>
    <Disc />
    <path
      d="M2.4-3.2A4 4 0 1 0 4 .6"
      fill="none"
      stroke="var(--piece-ink)"
      strokeWidth={1.9}
      strokeLinecap="round"
    />
    <path d="M.6-4.6L4.2-2.4 4.4-6.2z" fill="var(--piece-ink)" />
  </>
)

/** "Leaves the forest": a cross on a disc centred on (0, 0). */
export const GoneSign = () => (
  <>
    <Disc />
    <path
      d="M-2.8-2.8L2.8 2.8M2.8-2.8L-2.8 2.8"
      stroke="var(--piece-ink)"
      strokeWidth={2.4}
      strokeLinecap="round"
    />
  </>
)

const Disc = () => <circle r={7.5} fill="var(--piece-paper)" stroke="var(--piece-ink)" strokeWidth={1.6} />
