import { memo, type PointerEvent, useCallback, useMemo, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { type Direction, eastOf, type Place, southOf } from '../../../../engine/kernel/index.ts'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import { useDropBoard } from '../../../../ui/stage/drag/drop-target.tsx'
import { Ground } from '../../../../ui/stage/ground/Ground.tsx'
import type { Spot } from '../../../../ui/stage/spot.ts'
import { barredFor, barsIn, type DetailLevel } from '../../art/index.ts'
import { NO_OFFERS, type Offers, offersOf } from '../../intent/offers.ts'
import { useExpansions, useExpansionsIn } from '../../load-expansions.ts'
import { useIntent, usePlayback } from '../../table.ts'
import { useHandsOff } from '../../watching.ts'
import { DROPPED, dropOn, snapOf } from '../forest/drop.ts'
import { type Standing, standingIn } from '../forest/standing.ts'
import {
  FutureAsks,
  FutureMarks,
  FuturePasses,
  FutureSide,
  HintMarks,
  LazyEffects,
  PreviewMarks,
  RoutesMarks,
  SideWedges,
  TileEffects,
  WhyMarks,
} from '../late/leaves.tsx'
import { AimOver } from './aims/AimOver.tsx'
import { AimTile } from './aims/AimTile.tsx'
import { usePlankPlace } from './aims/plank-place.ts'
import { asPreviewed } from './aims/preview.ts'
import { useAim } from './aims/useAim.ts'
import styles from './board.module.css'
import { groundOf } from './ground/cells.ts'
import { OakPiece } from './ground/OakPiece.tsx'
import { EmptyPlaces } from './offers/EmptyPlaces.tsx'
import { Ghost, GhostControls } from './offers/Ghost.tsx'
import { LosingMarks } from './offers/LosingMarks.tsx'
import { OfferedCorners, OfferedPieces, OfferedPlaces, OfferedSigns } from './offers/Offered.tsx'
import { useGhost, usePointedGhost, useSteadyGround } from './offers/useGhost.ts'
import { Tokens } from './tokens/Tokens.tsx'
import type { ForestScene } from './useScene.ts'

/** What each place offers to whoever plays now, with what is in hand; nothing while others play. */
function useBoardOffers(real: State): Offers {
  const handsOff = useHandsOff()
  const inHand = useIntent((intent) => intent.inHand)
  return useMemo(() => (handsOff ? NO_OFFERS : offersOf(real, inHand)), [handsOff, real, inHand])
}

/** Lets what is dragged fall on the places that offer something. */
function useOffersAsTarget(camera: Camera, offers: Offers): void {
  const drop = useCallback((spot: Spot) => dropOn(offers, spot), [offers])
  useDropBoard(DROPPED, camera, drop, snapOf)
}

interface BoardWorldProps {
  real: State
  shown: State
  scene: ForestScene
  camera: Camera
  /** How finely tiles are drawn. */
  level: DetailLevel
  /** While a side is being chosen: the one that is pointed at, if any. */
  considered: Direction | null | undefined
  onGrab(place: Place, event: PointerEvent): void
}

/** Everything that lies and stands on the table, from the ground up. */
export const BoardWorld = memo(function BoardWorld({
  real,
  shown,
  scene,
  camera,
  level,
  considered,
  onGrab,
}: BoardWorldProps) {
  const cue = usePlayback((playback) => playback.cue)
  const { eye, sight } = camera
  const offers = useBoardOffers(real)
  const { aim, preview } = usePreview(real)
  const standing = useMemo(() => standingIn(preview ? asPreviewed(shown, preview) : shown), [shown, preview])
  const before = useBefore(standing)
  const { forestTiles } = scene
  const art = useExpansions()?.art ?? null
  const cellsIn = useMemo(() => groundOf(forestTiles, art), [forestTiles, art])
  const bars = useMemo(() => barsIn(forestTiles), [forestTiles])
  const barredAt = (place: Place) => barredFor(bars, eastOf(place), southOf(place))
  const ghost = useGhost(real, preview)
  const pointed = usePointedGhost(real)
  useOffersAsTarget(camera, offers)
  const dragging = useSteadyGround(eye)
  const Land = useExpansionsIn(shown)?.land.Ground
  const plank = usePlankPlace(real, preview?.at ?? ghost?.place ?? null, camera)
  return (
    <>
      <Ground cellsIn={cellsIn} box={scene.box} sight={sight} />
      {considered !== undefined && <SideWedges considered={considered} rule={real.rules.sides} />}
      <FutureSide />
      <EmptyPlaces offers={offers} />
      <OfferedPlaces shown={shown} offers={offers} eye={eye} means={aim?.means ?? ''} onGrab={onGrab} />
      {considered === undefined && (
        <OfferedSigns shown={shown} scene={scene} offers={offers} camera={camera} />
      )}
      <FutureAsks eye={eye} offers={offers} />
      {preview && <AimTile preview={preview} level={level} barred={barredAt(preview.at)} />}
      {Land && <Land state={shown} level={level} />}
      <OakPiece />
      {cue && <TileEffects key={cue.key} cue={cue} state={shown} level={level} />}
      <OfferedCorners shown={shown} offers={offers} />
      <FuturePasses />
      <div className={styles['pieces']}>
        <Tokens standing={standing} before={before} cue={cue} />
        {cue && <LazyEffects key={cue.key} cue={cue} state={shown} before={before.monsters} />}
      </div>
      <LosingMarks real={real} offers={offers} />
      <OfferedPieces real={real} standing={standing} previewed={preview !== null} eye={eye} level={level} />
      {pointed && <Ghost {...pointed} level={level} barred={barredAt(pointed.place)} faint />}
      {ghost && <Ghost {...ghost} level={level} barred={barredAt(ghost.place)} />}
      <FutureMarks />
      <RoutesMarks real={real} />
      <HintMarks />
      <PreviewMarks eye={eye} />
      {aim && preview && <AimOver aim={aim} preview={preview} monsters={standing.monsters} plank={plank} />}
      {ghost && !dragging && <GhostControls face={ghost.face} place={ghost.place} aim={aim} plank={plank} />}
      <WhyMarks real={real} eye={eye} />
    </>
  )
})

/** What is aimed, and what would lie there; nothing is laid out while others play. */
function usePreview(real: State) {
  const handsOff = useHandsOff()
  const aim = useAim(real)
  return { aim, preview: handsOff ? null : (aim?.preview ?? null) }
}

/** How pieces stood before they stood as now. */
function useBefore(standing: Standing): Standing {
  const [seen, setSeen] = useState({ now: standing, before: standing })
  if (seen.now === standing) return seen.before
  setSeen({ now: standing, before: seen.now })
  return seen.now
}
