import { memo } from 'react'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { IconShape } from '../../../../ui/art/icons/Icon.tsx'
import { INK } from '../../../../ui/art/svg.ts'
import { FOLK } from '../folk/folk-markup.ts'
import { Count, Sprout } from '../marks/offers.tsx'

/** An action of the turn, 64 wide: a wooden footprint, or its hole once the action is used. */
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

/** Two eyes in the dark, the icon of the call button. Center (0, 0), 46 wide. */
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

/** The same icon as an image before the button's label. */
export const CallEyes = () => (
  <svg className="grows" width={38} height={22} viewBox="-26 -14 52 28" aria-hidden="true">
    <CallSign />
  </svg>
)

/** A sprout, the icon of the spawn button. Center (0, 0), 30 wide. */
export const SpawnSign = Sprout

const MAW = 'M-4 36Q32 52 68 36Q70 68 32 70Q-6 68-4 36z'
const TEETH =
  'M-1 39L6 30L13 43.5L20 33L26.5 46L32 35L37.5 46L44 33L51 43.5L58 30L65 39Q32 56-1 39zM10 63L17 54L24 66.5L32 56L40 66.5L47 54L54 63Q32 74 10 63z'

/** Captured folk of a side, with their number: one of them in his jaws. Center (0, 0), 72 wide. */
export const Eaten = memo(function Eaten({ side, count }: { side: SeatName; count: number }) {
  const { silhouette, pigments } = FOLK[side]
  return (
    <g strokeLinejoin="round">
      <g transform="translate(-32 -36)">
        <path d={silhouette + MAW} fill="var(--piece-paper)" stroke="var(--piece-paper)" strokeWidth={7} />
        <path d={silhouette} fill={pigments.cap[1]} stroke={INK} strokeWidth={3} />
        <path d={MAW} fill="#6E0F1A" stroke={INK} strokeWidth={3} />
        <path d={TEETH} fill="#FFF6E0" stroke={INK} strokeWidth={2} />
      </g>
      {count > 1 && <Count value={count} />}
    </g>
  )
})
