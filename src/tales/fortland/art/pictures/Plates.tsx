import type { SeatName } from '../../../../engine/fortland/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { Plate } from '../../../../ui/art/pictures/Plate.tsx'
import { sharedMarkup, victoryMarkup } from './plates-markup.ts'

/** The country that has won, or two of those who share. */
export function EndPlate({ winners: [first, second] }: { winners: readonly SeatName[] }) {
  return (
    <Plate hour="light">
      <Markup svg={first && second ? sharedMarkup(first, second) : victoryMarkup(first ?? 'ash')} />
    </Plate>
  )
}
