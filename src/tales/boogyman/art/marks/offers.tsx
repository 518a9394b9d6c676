import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { LegalDisc } from '../../../../ui/art/marks/LegalDisc.tsx'
import { INK } from '../../../../ui/art/svg.ts'
import { hexagonPath } from '../clearing/geometry.ts'
import { FOLK } from '../folk/folk-markup.ts'

/** Marks a tile where he may stop: a dashed blue rim around (0, 0). */
export function ReachRim() {
  const rim = hexagonPath([0, 0], 8.5)
  return (
    <g strokeLinejoin="round">
      <path d={rim} fill="var(--legal-hi)" opacity={0.45} />
      <path d={rim} fill="none" stroke="var(--halo)" strokeWidth={6} />
      <path d={rim} fill="none" stroke="var(--legal)" strokeWidth={3} strokeDasharray="9 5" />
    </g>
  )
}

/** Marks the tile of the selected piece: a gold rim around (0, 0). */
export function ChosenRim() {
  const rim = hexagonPath([0, 0], 2)
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={rim} stroke={INK} strokeWidth={9} />
      <path d={rim} stroke="var(--selected)" strokeWidth={5.4} />
    </g>
  )
}

/** Marks a step that leaves a tree: the blue disc with a sapling and +1. Center (0, 0), 54 wide. */
export function LeavesTreeMark() {
  return (
    <g>
      <LegalDisc />
      <g stroke={INK} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
        <path d="M-8 14V0" strokeWidth={4.2} />
        <circle cx={-8} cy={-7} r={8.6} fill="var(--yellow-1)" />
      </g>
      <text
        x={9.5}
        y={7}
        fontFamily="var(--face-label)"
        fontSize={19}
        textAnchor="middle"
        fill="var(--legal)"
      >
        +1
      </text>
    </g>
  )
}

const STALK = 'M0 15V-2'
const LEAVES = 'M0 1Q-13 1-14.5-12Q0-13.5 0 1zM0-3Q13-3 13-16Q-1.5-16 0-3z'

/** Two leaves out of a nut, the symbol of spawning. Center (0, 0), 30 wide. */
export function Sprout() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={STALK} stroke={INK} strokeWidth={6.4} />
      <path d={STALK} stroke="#6AA043" strokeWidth={3.2} />
      <path d={LEAVES} fill="#8FC253" stroke={INK} strokeWidth={2.6} />
    </g>
  )
}

/** Marks a ripe tile: a blue disc for one's own folk, a crimson diamond for the enemy's next turn. Center (0, 0), 54 wide. */
export function RipeMark({ whose }: { whose: 'own' | 'theirs' }) {
  if (whose === 'own')
    return (
      <g>
        <circle r={27} fill="var(--halo)" />
        <circle r={23.5} fill="var(--legal-hi)" stroke="var(--legal)" strokeWidth={4} />
        <Sprout />
      </g>
    )
  return (
    <g strokeLinejoin="round">
      <path d="M0-28L28 0 0 28-28 0z" fill="var(--threat-hi)" stroke="var(--threat-hi)" strokeWidth={6} />
      <path d="M0-26L26 0 0 26-26 0z" fill="var(--threat-hi)" stroke="var(--threat)" strokeWidth={4} />
      <g transform="scale(.82)">
        <Sprout />
      </g>
    </g>
  )
}

const CRACK = 'M34 0L26 20L40 28L26 44L36 64'

interface PreyMarkProps {
  side: SeatName
  /** Number of pieces that would be captured there at once. */
  count: number
}

/** Marks folk in danger: their outline in crimson, cracked. Center (0, 0), 64 wide. */
export function PreyMark({ side, count }: PreyMarkProps) {
  const { silhouette } = FOLK[side]
  return (
    <g strokeLinejoin="round">
      <g transform="translate(-32 -32)">
        <path d={silhouette} fill="var(--threat-hi)" stroke="var(--threat-hi)" strokeWidth={14} />
        <path d={silhouette} fill="var(--prey)" stroke={INK} strokeWidth={4} />
        <path d={CRACK} fill="none" stroke="#fff" strokeWidth={6} />
      </g>
      {count > 1 && <Count value={count} />}
    </g>
  )
}

/** A number at the upper right of a 64-wide mark. */
export const Count = ({ value }: { value: number }) => (
  <g transform="translate(30 -26)">
    <circle r={17} fill="var(--threat)" stroke="var(--threat-hi)" strokeWidth={4} />
    <text y={9} fontFamily="var(--face-label)" fontSize={26} textAnchor="middle" fill="var(--threat-hi)">
      {value}
    </text>
  </g>
)

/** Marks safety from him: a green shield with a tick. Center (0, 0), 48 wide. */
export function SafeMark() {
  const shield = 'M0-26Q11-19 23-20Q25 12 0 27Q-25 12-23-20Q-11-19 0-26z'
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d={shield} fill="var(--halo)" stroke="var(--halo)" strokeWidth={7} />
      <path d={shield} fill="var(--page)" stroke="var(--ok)" strokeWidth={4} />
      <path d="M-10-1l8 9L11-8" fill="none" stroke="var(--ok)" strokeWidth={6} />
    </g>
  )
}
