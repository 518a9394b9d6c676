import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { type TargetId, targetRef } from '../../../../ui/input/targets.ts'
import { Bench } from '../../art/index.ts'

/** A seat on the bench of a side, as a target on the screen. */
export const homeOf = (side: SeatName, seat: number): TargetId => `home:${side}-${seat}`

const SEATS: Readonly<Record<SeatName, (seat: number) => ReturnType<typeof targetRef>>> = {
  red: (seat) => targetRef(homeOf('red', seat)),
  green: (seat) => targetRef(homeOf('green', seat)),
}

/** The bench of a side, to whose seats the captured tumble home. */
export const HomeBench = ({ side, standing }: { side: SeatName; standing: number }) => (
  <Bench side={side} standing={standing} seatRef={SEATS[side]} />
)
