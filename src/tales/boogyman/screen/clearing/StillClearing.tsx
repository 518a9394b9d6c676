import { type ReactNode, useMemo } from 'react'
import { enemyOf, SEATS, type State, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Detail } from '../../art/index.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { NO_OFFERS, type Offers, offersOf } from '../../intent/offers.ts'
import { useMessages } from '../../words/messages.ts'
import { ClearingGround, Names } from './ClearingGround.tsx'
import styles from './clearing.module.css'
import { Layer } from './Layer.tsx'
import { looksIn } from './looks.ts'
import { OverMarks, UnderMarks } from './OfferMarks.tsx'
import { Pieces } from './Pieces.tsx'
import { standingIn } from './standing.ts'
import { TileGrid } from './TileGrid.tsx'
import { tileWords } from './tile-words.ts'

interface StillClearingProps {
  /** Any position. */
  state: State
  inHand?: InHand
  offers?: Offers
  detail?: Detail
  /** Where tiles can be pressed; else the board is only a picture, described by whoever shows it. */
  onPress?(tile: Tile): void
  /** Marks that lie over the pieces, in hundredths of a tile round the middle of d4. */
  children?: ReactNode
}

/** The clearing in any position, as wide as its parent: for whatever is not the game at the table. */
export function StillClearing(props: StillClearingProps) {
  const { state, inHand = null, offers = NO_OFFERS, detail = 'fine', onPress, children } = props
  const m = useMessages()
  const standing = useMemo(() => standingIn(state), [state])
  const looks = useMemo(() => looksIn(state), [state])
  const stops = useMemo(() => [...offersOf(state, null).keys()], [state])
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
