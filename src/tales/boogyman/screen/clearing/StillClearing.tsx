import { type ReactNode, useMemo } from 'react'
import { enemyOf, SEATS, type State, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { type MoveOptions, moveOptions, NO_MOVE_OPTIONS } from '../../intent/move-options.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import { useMessages } from '../../words/messages.ts'
import { ClearingGround, Names } from './ClearingGround.tsx'
import styles from './clearing.module.css'
import { standingIn } from './clearing-pieces.ts'
import { Layer } from './Layer.tsx'
import { looksIn } from './looks.ts'
import { OverMarks, UnderMarks } from './OfferMarks.tsx'
import { Pieces } from './Pieces.tsx'
import { TileGrid } from './TileGrid.tsx'
import { tileWords } from './tile-words.ts'

interface StillClearingProps {
  /** The position to draw. */
  state: State
  inHand?: TurnSelection
  offers?: MoveOptions
  detail?: Detail
  /** Makes tiles pressable. Without it the board is a picture, and its owner must describe it. */
  onPress?(tile: Tile): void
  /** Marks above the pieces, in hundredths of a tile around the center of d4. */
  children?: ReactNode
}

/** The board in any position, as wide as its parent. For boards other than the game at the table. */
export function StillClearing(props: StillClearingProps) {
  const { state, inHand = null, offers = NO_MOVE_OPTIONS, detail = 'fine', onPress, children } = props
  const m = useMessages()
  const standing = useMemo(() => standingIn(state), [state])
  const looks = useMemo(() => looksIn(state), [state])
  const stops = useMemo(() => [...moveOptions(state, null).keys()], [state])
  const own = SEATS[state.onTurn]
  return (
    <div className={styles['frame']} data-detail={detail}>
      <div className={styles['still']}>
        <ClearingGround state={state} detail={detail} />
        <UnderMarks offers={offers} chosen={inHand?.at ?? null} />
        <Names detail={detail} />
        {onPress && (
          <TileGrid
            labelOf={(tile) => tileWords(m, tile, { state, inHand, offer: offers.get(tile) })}
            offerOf={(tile) => offers.get(tile)?.kind}
            stops={stops}
            onPress={onPress}
          />
        )}
        <Pieces standing={standing} looks={looks} held={inHand && { ...inHand, side: own }} />
        <OverMarks
          state={state}
          offers={offers}
          own={own}
          other={SEATS[enemyOf(state.onTurn)]}
          detail={detail}
        />
        <Layer>{children}</Layer>
      </div>
    </div>
  )
}
