/** The tone of an arrow and of its count: it reaches the oak, or it does not. */
export type SignTone = 'threat' | 'step'

/** The number of monsters on the same way, in a lozenge centred on (0, 0): a count, not an order. */
export function CountMark({ count }: { count: number }) {
  const half = count > 9 ? 15 : 12
  return (
    <g>
      <rect
        x={-half}
        y={-8.5}
        width={half * 2}
        height={17}
        rx={3}
        fill={'var(--threat-hi)'}
        stroke={'var(--threat)'}
        strokeWidth={2.2}
      />
      <text y={4.6} fontFamily="var(--face-label)" fontSize={13} textAnchor="middle" fill={'var(--threat)'}>
        {`${count}×`}
      </text>
    </g>
  )
}

/** The number of monsters that cross a border on their way to the oak, on a disc centred on (0, 0). */
export const FlowCount = ({ count, tone }: { count: number; tone: SignTone }) => (
  <>
    <circle r={9} fill={`var(--${tone}-hi)`} stroke={`var(--${tone})`} strokeWidth={2} />
    <text
      y={4.8}
      fontFamily="var(--face-label)"
      fontSize={count > 9 ? 12 : 14}
      textAnchor="middle"
      fill={`var(--${tone})`}
    >
      {count}
    </text>
  </>
)

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
