import { memo, type PointerEvent, useMemo, useState } from 'react'
import { enemyOf, phaseOf, SEATS, type State, type Tile } from '../../../../engine/boogyman/index.ts'
import { Quiet } from '../../../../ui/parts/Quiet.tsx'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import type { Detail } from '../../art/index.ts'
import { NO_OFFERS, offersOf } from '../../intent/offers.ts'
import { useHandsOff, useIntent, usePlayback, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { ClearingGround, Names } from '../clearing/ClearingGround.tsx'
import { Layer } from '../clearing/Layer.tsx'
import { looksIn } from '../clearing/looks.ts'
import { OverMarks, UnderMarks } from '../clearing/OfferMarks.tsx'
import { Pieces } from '../clearing/Pieces.tsx'
import { type Standing, standingIn } from '../clearing/standing.ts'
import { TileGrid } from '../clearing/TileGrid.tsx'
import { tileWords } from '../clearing/tile-words.ts'
import { AimedChips } from '../foresight/AimedChips.tsx'
import { pointAtTile } from '../foresight/pointing.ts'
import { useThreatOn } from '../foresight/useThreatOn.ts'
import { HintMarks } from '../hints/HintMarks.tsx'
import { DRAWINGS } from '../late.ts'
import { Effects } from './Effects.tsx'
import { LastTurnMarks, Warned } from './Foreseen.tsx'
import { motionsIn } from './motions.ts'

interface BoardWorldProps {
  real: State
  shown: State
  camera: Camera
  detail: Detail
  onGrab(tile: Tile, event: PointerEvent): void
}

/** Everything that lies and stands on the table, from the ground up. */
export const BoardWorld = memo(function BoardWorld(props: BoardWorldProps) {
  const table = useTable()
  const { real, shown, camera, detail, onGrab } = props
  const m = useMessages()
  const threatOn = useThreatOn(real)
  const cue = usePlayback((playback) => playback.cue)
  const inHand = useIntent((intent) => intent.inHand)
  const handsOff = useHandsOff()
  const offers = useMemo(() => (handsOff ? NO_OFFERS : offersOf(real, inHand)), [handsOff, real, inHand])
  const stops = useMemo(() => {
    const acting = handsOff || phaseOf(real) === 'placing' ? NO_OFFERS : offersOf(real, null)
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
      <LastTurnMarks shown={shown} />
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
      <Warned real={real} offers={offers} />
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
  before: readonly Standing[]
  now: readonly Standing[]
}

const begun = (state: State): Stood => ({ state, before: [], now: standingIn(state) })

/** How the pieces stand in what is shown, and how they stood before that: whoever walked is the same piece. */
function useStanding(state: State): Stood {
  const [stood, setStood] = useState(() => begun(state))
  if (stood.state === state) return stood
  const next = { state, before: stood.now, now: standingIn(state, stood.now) }
  setStood(next)
  return next
}
