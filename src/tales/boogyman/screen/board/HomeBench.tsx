import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { type TargetId, targetRef } from '../../../../ui/input/targets.ts'
import { Bench } from '../../art/index.ts'

/** Names the target of a seat on the bench of a side. */
export const homeOf = (side: SeatName, seat: number): TargetId => `home:${side}-${seat}`

const SEATS: Readonly<Record<SeatName, (seat: number) => ReturnType<typeof targetRef>>> = {
  red: (seat) => targetRef(homeOf('red', seat)),
  green: (seat) => targetRef(homeOf('green', seat)),
}

/** The bench of a side, with the seats for its captured folk. */
export const HomeBench = ({ side, standing }: { side: SeatName; standing: number }) => (
  <Bench side={side} standing={standing} seatRef={SEATS[side]} />
)
