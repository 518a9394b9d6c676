import { memo, type ReactNode } from 'react'
import type { SeatName } from '../../../engine/fortland/index.ts'
import { IconShape } from '../../../ui/art/index.ts'
import { Markup } from '../../../ui/art/Markup.tsx'
import { emblemMarkup } from './countries/emblems.ts'
import { cityMarkup, townMarkup } from './countries/houses.ts'
import { wedgeMarkup, wedgeShadow } from './pieces/army-markup.ts'
import { fortDot, fortMarkup, wallAt } from './pieces/fort-markup.ts'

interface BoxProps {
  width: number
  height?: number
  box: string
  children: ReactNode
}

/** An SVG with a width in pixels. */
const Picture = ({ width, height = width, box, children }: BoxProps) => (
  <svg className="grows" width={width} height={height} viewBox={box} overflow="visible" aria-hidden="true">
    {children}
  </svg>
)

/** The emblem of a country as a separate picture. */
export const EmblemIcon = memo(function EmblemIcon({ country, size }: { country: SeatName; size: number }) {
  return (
    <Picture width={size} box="-14 -14 28 28">
      <Markup svg={emblemMarkup(country, 0, 0, 13)} />
    </Picture>
  )
})

interface ArmyProps {
  country: SeatName
  /** The direction of its tip, in degrees clockwise from the east. */
  turn?: number
  selected?: boolean
}

/** An army around (0, 0), about 76 units long. Its emblem stays upright in every direction. */
export const Army = memo(function Army({ country, turn = 0, selected = false }: ArmyProps) {
  const turned = { rotate: `${turn}deg` }
  return (
    <g>
      <g transform="translate(3 6)">
        <g style={turned} data-turns="">
          <Markup svg={wedgeShadow(country)} />
        </g>
      </g>
      <g style={turned} data-turns="">
        <Markup svg={wedgeMarkup(country, selected)} />
      </g>
      <Markup svg={emblemMarkup(country, 0, 0, 15)} />
    </g>
  )
})

/** An army as a separate picture: low if it faces east, else with room for every direction. */
export const ArmyIcon = ({ country, size, turn, ...army }: ArmyProps & { size: number }) => (
  <Picture
    width={size}
    height={turn === undefined ? (size * 66) / 100 : size}
    box={turn === undefined ? '-50 -33 100 66' : '-58 -58 116 116'}
  >
    <Army country={country} turn={turn ?? 0} {...army} />
  </Picture>
)

interface FortProps {
  /** The builder of the fort. */
  country: SeatName
  /** True for a fort on an own place, behind a stone wall. */
  walled?: boolean
}

/** A fort as a separate picture. */
export const FortIcon = ({ country, walled = false, size }: FortProps & { size: number }) => (
  <Picture width={size} height={(size * 60) / 72} box="-5 -4 72 60">
    <Markup svg={fortMarkup(country, false) + (walled ? wallAt(31, 42, 72) : '')} />
  </Picture>
)

/** A fort in a count; only its outline if it is on the board. */
export const FortDotIcon = ({ country, away, size }: FortProps & { away: boolean; size: number }) => (
  <Picture width={size} height={size * 0.8} box="-13 -10 26 21">
    <Markup svg={fortDot(country, 22, away)} />
  </Picture>
)

/** A city or town of a country as a separate picture. */
export const PlaceIcon = ({ country, city, size }: { country: SeatName; city: boolean; size: number }) => (
  <Picture width={size} box="-4 -18 72 80">
    <Markup svg={(city ? cityMarkup : townMarkup)(country, false)} />
  </Picture>
)

/** An action in a count: a disc with a pair of feet, or only its outline once it is used. */
export const ActionPip = ({ used, size }: { used: boolean; size: number }) => (
  <Picture width={size} box="-16 -16 33 34">
    {used ? (
      <circle r={14} fill="none" stroke="var(--rule)" strokeWidth={1.8} strokeDasharray="4 3.4" />
    ) : (
      <>
        <circle cx={1} cy={3} r={14} fill="var(--shadow)" />
        <circle r={14} fill="var(--wood)" stroke="var(--piece-ink)" strokeWidth={2.2} />
        <g color="var(--piece-ink)">
          <IconShape name="boot-prints" size={19} />
        </g>
      </>
    )}
  </Picture>
)
