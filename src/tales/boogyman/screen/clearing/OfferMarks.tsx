import { memo } from 'react'
import { type SeatName, type State, type Tile, thingsOn } from '../../../../engine/boogyman/index.ts'
import { WalkMark } from '../../../../ui/art/index.ts'
import { LegalDisc } from '../../../../ui/art/marks/LegalDisc.tsx'
import type { Detail } from '../../../../ui/art/svg.ts'
import {
  ChosenRim,
  Folk,
  LeavesTreeMark,
  middleOf,
  PREY_AT,
  PreyMark,
  ReachRim,
  RIPE_AT,
  RipeMark,
} from '../../art/index.ts'
import type { MoveOption, MoveOptions } from '../../intent/move-options.ts'
import { Layer } from './Layer.tsx'

interface UnderMarksProps {
  offers: MoveOptions
  chosen: Tile | null
}

/** The marks below the pieces: rims of tiles. */
export const UnderMarks = memo(function UnderMarks({ offers, chosen }: UnderMarksProps) {
  return (
    <Layer>
      {[...offers].map(
        ([tile, { kind }]) =>
          kind === 'prowl' && (
            <g key={tile} {...on(tile)}>
              <ReachRim />
            </g>
          ),
      )}
      {chosen !== null && (
        <g {...on(chosen)}>
          <ChosenRim />
        </g>
      )}
    </Layer>
  )
})

interface OverMarksProps {
  state: State
  offers: MoveOptions
  /** The side on turn, and the other one. */
  own: SeatName
  other: SeatName
  detail: Detail
}

/** The marks above the pieces: discs, sprouts, and prey. */
export const OverMarks = memo(function OverMarks({ state, offers, own, other, detail }: OverMarksProps) {
  const left = [...offers.values()].find((offer) => offer.kind === 'step' && offer.leavesTree)
  return (
    <Layer>
      {[...offers].map(([tile, offer]) => (
        <OfferMark
          key={tile}
          tile={tile}
          offer={offer}
          isHeld={thingsOn(state, tile) > 0}
          own={own}
          other={other}
          detail={detail}
        />
      ))}
      {left?.kind === 'step' && (
        <g {...on(left.from, LEFT_AT, LEFT_SIZE[detail])}>
          <LeavesTreeMark />
        </g>
      )}
    </Layer>
  )
})

interface OfferMarkProps extends Pick<OverMarksProps, 'own' | 'other' | 'detail'> {
  tile: Tile
  offer: MoveOption
  isHeld: boolean
}

type Size = Record<Detail, number>
/** Scales of the marks; larger on small tiles. */
const OPEN: Size = { fine: 0.8, bold: 0.86 }
const ON_BORDER: Size = { fine: 0.5, bold: 0.62 }
const RIPE: Size = { fine: 0.46, bold: 0.56 }
const PREY: Size = { fine: 0.44, bold: 0.54 }
const LEFT_SIZE: Size = { fine: 0.56, bold: 0.66 }
/** Position of the tree mark on the tile that a step leaves: at the upper left. */
const LEFT_AT = [-27, -27] as const

function OfferMark({ tile, offer, isHeld, own, other, detail }: OfferMarkProps) {
  switch (offer.kind) {
    case 'place':
      return (
        <g
          {...on(tile, isHeld ? PREY_AT : [0, 0], isHeld ? ON_BORDER[detail] : OPEN[detail])}
          data-offer="place"
        >
          <LegalDisc />
          <g transform="translate(-15 -17) scale(.47)">
            <Folk side={own} />
          </g>
        </g>
      )
    case 'step':
      return (
        <g
          {...(isHeld ? onBorder(offer.from, tile, ON_BORDER[detail]) : on(tile, [0, 0], OPEN[detail]))}
          data-offer="step"
        >
          <WalkMark />
        </g>
      )
    case 'prowl':
      return (
        offer.takes > 0 && (
          <g {...on(tile, PREY_AT, PREY[detail])}>
            <PreyMark side={other} count={offer.takes} />
          </g>
        )
      )
    case 'take':
      return (
        offer.ripe && (
          <g {...on(tile, RIPE_AT, RIPE[detail])} data-ripe="own">
            <RipeMark whose="own" />
          </g>
        )
      )
  }
}

/** Transform for a position on a tile, with a scale. */
function on(tile: Tile, [dx, dy]: readonly [number, number] = [0, 0], scale = 1) {
  const [x, y] = middleOf(tile)
  return { transform: `translate(${x + dx} ${y + dy}) scale(${scale})` }
}

/** Transform for the border between two tiles, so that the pieces of the farther one stay visible. */
function onBorder(from: Tile, to: Tile, scale: number) {
  const [[ax, ay], [bx, by]] = [middleOf(from), middleOf(to)]
  return { transform: `translate(${(ax + bx) / 2} ${(ay + by) / 2}) scale(${scale})` }
}
