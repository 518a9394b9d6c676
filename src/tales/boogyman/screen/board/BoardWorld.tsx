import { memo, type PointerEvent, useMemo, useState } from 'react'
import { enemyOf, phaseOf, SEATS, type State, type Tile } from '../../../../engine/boogyman/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import { moveOptions, NO_MOVE_OPTIONS } from '../../intent/move-options.ts'
import { useInputBlocked, useIntent, usePlayback, useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { ClearingGround, Names } from '../clearing/ClearingGround.tsx'
import { type PlacedPiece, standingIn } from '../clearing/clearing-pieces.ts'
import { Layer } from '../clearing/Layer.tsx'
import { looksIn } from '../clearing/looks.ts'
import { OverMarks, UnderMarks } from '../clearing/OfferMarks.tsx'
import { Pieces } from '../clearing/Pieces.tsx'
import { TileGrid } from '../clearing/TileGrid.tsx'
import { tileWords } from '../clearing/tile-words.ts'
import { AimedChips } from '../foresight/AimedChips.tsx'
import { pointAtTile } from '../foresight/pointer-target.ts'
import { useThreatOn } from '../foresight/useThreatOn.ts'
import { HintMarks } from '../hints/HintMarks.tsx'
import { DRAWINGS } from '../lazy-parts.ts'
import { LastTurnLayer, WarningLayer } from './board-layers.tsx'
import { Effects } from './Effects.tsx'
import { motionsIn } from './motions.ts'

interface BoardWorldProps {
  real: State
  shown: State
  camera: Camera
  detail: Detail
  onGrab(tile: Tile, event: PointerEvent): void
}

/** All layers of the board, from the ground up. */
export const BoardWorld = memo(function BoardWorld(props: BoardWorldProps) {
  const table = useTable()
  const { real, shown, camera, detail, onGrab } = props
  const m = useMessages()
  const threatOn = useThreatOn(real)
  const cue = usePlayback((playback) => playback.cue)
  const inHand = useIntent((intent) => intent.inHand)
  const handsOff = useInputBlocked()
  const offers = useMemo(
    () => (handsOff ? NO_MOVE_OPTIONS : moveOptions(real, inHand)),
    [handsOff, real, inHand],
  )
  const stops = useMemo(() => {
    const acting = handsOff || phaseOf(real) === 'placing' ? NO_MOVE_OPTIONS : moveOptions(real, null)
    return [...acting.keys()]
  }, [handsOff, real])
  const { before, now } = useStanding(shown)
  const motions = useMemo(() => cue && motionsIn(cue, before, now), [cue, before, now])
  const looks = useMemo(() => looksIn(shown), [shown])
  const own = SEATS[real.onTurn]
  const held = useMemo(() => inHand && { ...inHand, side: own }, [inHand, own])
  return (
    <>
      <Quiet part={DRAWINGS} />
      <ClearingGround state={shown} detail={detail} />
      <UnderMarks offers={offers} chosen={inHand?.at ?? null} />
      <Names detail={detail} />
      <LastTurnLayer shown={shown} />
      <TileGrid
        labelOf={(tile) =>
          tileWords(m, tile, { state: real, inHand, offer: offers.get(tile), threat: threatOn(tile) })
        }
        offerOf={(tile) => offers.get(tile)?.kind}
        canGrab={(tile) => stops.includes(tile)}
        stops={stops}
        onPress={(tile) => table.intent.getState().press(tile)}
        onEnter={(tile) => pointAtTile(table, tile)}
        onGrab={onGrab}
        reveal={(spot) => camera.eye.current?.reveal(spot)}
      />
      <Pieces standing={now} looks={looks} held={held} {...(motions && { motions })} />
      <OverMarks state={real} offers={offers} own={own} other={SEATS[enemyOf(real.onTurn)]} detail={detail} />
      <WarningLayer real={real} offers={offers} />
      <Layer>
        <HintMarks />
      </Layer>
      <AimedChips state={real} sight={camera.sight} />
      {cue && <Effects key={cue.key} cue={cue} before={before} now={now} />}
    </>
  )
})

interface Stood {
  state: State
  before: readonly PlacedPiece[]
  now: readonly PlacedPiece[]
}

const begun = (state: State): Stood => ({ state, before: [], now: standingIn(state) })

/** The pieces of the displayed state and of the one before. A piece that moved keeps its id. */
function useStanding(state: State): Stood {
  const [stood, setStood] = useState(() => begun(state))
  if (stood.state === state) return stood
  const next = { state, before: stood.now, now: standingIn(state, stood.now) }
  setStood(next)
  return next
}
