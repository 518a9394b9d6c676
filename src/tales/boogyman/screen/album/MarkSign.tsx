import { SEATS } from '../../../../engine/boogyman/index.ts'
import { CallSign, Eaten } from '../../art/index.ts'

/** How signs of captures are called: whose folk were taken. */
export const takenFrom = (seat: 0 | 1): string => `taken ${SEATS[seat]}`

/** The sign of a moment above the page-mark: eyes in the dark, or one of the folk in his jaws. */
export function MarkSign({ kind }: { kind: string }) {
  const side = SEATS.find((_, seat) => kind === takenFrom(seat === 0 ? 0 : 1))
  return side ? (
    <g transform="scale(.5)">
      <Eaten side={side} count={1} />
    </g>
  ) : (
    <g transform="scale(.7)">
      <CallSign />
    </g>
  )
}
