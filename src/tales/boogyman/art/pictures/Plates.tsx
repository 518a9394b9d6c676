import type { Seat } from '../../../../engine/boogyman/index.ts'
import { once, onceFor } from '../../../../engine/kernel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { Plate } from '../../../../ui/art/pictures/Plate.tsx'
import { drawMarkup, victoryMarkup } from './plates-markup.ts'

const victory = onceFor(victoryMarkup)
const draw = once(drawMarkup)

/** The plate of the last page when a side has won. */
export const Victory = ({ winner }: { winner: Seat }) => (
  <Plate hour="light">
    <Markup svg={victory(winner)} />
  </Plate>
)

/** The plate of the last page when nobody has won. */
export const Draw = () => (
  <Plate hour="night">
    <Markup svg={draw()} />
  </Plate>
)
