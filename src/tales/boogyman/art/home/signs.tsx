import { memo } from 'react'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { IconShape } from '../../../../ui/art/icons/Icon.tsx'
import { INK } from '../../../../ui/art/svg.ts'
import { FOLK } from '../folk/folk-markup.ts'
import { Count, Sprout } from '../marks/offers.tsx'

/** An action of the turn, 64 wide: a wooden footprint, and its hole once it is pressed out. */
export const ActionPrint = memo(function ActionPrint({ left }: { left: boolean }) {
  if (!left)
    return (
      <g color="var(--rule)">
        <circle r={27} fill="var(--page-2)" stroke="var(--rule)" strokeWidth={3} strokeDasharray="7 6" />
        <g opacity={0.6}>
          <IconShape name="boot-prints" size={34} />
        </g>
      </g>
    )
  return (
    <g color={INK}>
      <circle cx={2} cy={4} r={28} fill="var(--shadow)" />
      <circle r={28} fill="var(--wood)" stroke={INK} strokeWidth={3} />
      <circle r={23} fill="none" stroke="var(--wood-line)" strokeWidth={1.6} />
      <IconShape name="boot-prints" size={38} />
    </g>
  )
})

/** Two eyes in the dark, the sign of the plank that calls him; its middle at (0, 0), 46 wide. */
export const CallSign = () => (
  <g stroke={INK} strokeWidth={2.4}>
    {[-13, 13].map((x) => (
      <g key={x}>
        <circle cx={x} r={11} fill="#FFE98A" />
        <circle cx={x + 3} cy={-1} r={5.2} fill={INK} stroke="none" />
        <circle cx={x + 1.4} cy={-3} r={1.6} fill="#fff" stroke="none" />
      </g>
    ))}
  </g>
)

/** A sprout, the sign of the plank that spawns; its middle at (0, 0), 30 wide. */
export const SpawnSign = Sprout

const BITE = 'M66 4a9 9 0 0 0-15 7a9 9 0 0 0-7 13a9 9 0 0 0 9 14a10 10 0 0 0 15 4z'

/** What was eaten of a side, and how many; its middle at (0, 0), 64 wide. */
export const Eaten = memo(function Eaten({ side, count }: { side: SeatName; count: number }) {
  const { silhouette, pigments } = FOLK[side]
  return (
    <g strokeLinejoin="round">
      <g transform="translate(-32 -32)">
        <path d={silhouette} fill="var(--piece-paper)" stroke="var(--piece-line)" strokeWidth={8} />
        <path d={silhouette} fill={pigments.cap[1]} stroke={INK} strokeWidth={2.4} />
        <path d={BITE} fill="var(--page)" stroke={INK} strokeWidth={3} />
      </g>
      {count > 1 && <Count value={count} />}
    </g>
  )
})
