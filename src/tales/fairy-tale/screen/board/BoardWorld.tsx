import { memo, type PointerEvent, useCallback, useMemo, useState } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { eastOf, type Place, southOf } from '../../../../engine/kernel/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import type { Camera } from '../../../../ui/stage/camera/useCamera.ts'
import { useDropBoard } from '../../../../ui/stage/drag/drop-target.tsx'
import { Ground } from '../../../../ui/stage/ground/Ground.tsx'
import { barredFor, barsIn, type DetailLevel } from '../../art/index.ts'
import { useInputBlocked } from '../../input-blocked.ts'
import { acceptedOptions } from '../../intent/accepted.ts'
import { type MoveOptions, moveOptions, NO_MOVE_OPTIONS } from '../../intent/move-options.ts'
import { aimedAt } from '../../intent/turn-selection.ts'
import { useExpansions, useExpansionsIn } from '../../load-expansions.ts'
import { useForesight, useIntent, usePlayback } from '../../runtime.ts'
import { DROPPED, dropOn, snapOf } from '../forest/drop.ts'
import { type ForestPieces, standingIn } from '../forest/forest-pieces.ts'
import {
  EntranceLight,
  FutureAsks,
  FutureMarks,
  FuturePasses,
  FutureSide,
  LazyEffects,
  LazyHintMarks,
  PreviewMarks,
  RoutesArrows,
  RoutesMarks,
  SidePlates,
  SideWedges,
  TileEffects,
  WhyMarks,
} from '../lazy.tsx'
import { type Instead, useTableOverrides } from '../state/instead.ts'
import { useAsksSide } from '../state/table-state.ts'
import { AimOver } from './aims/AimOver.tsx'
import { AimTile } from './aims/AimTile.tsx'
import { usePlankPlace } from './aims/plank-place.ts'
import { asPreviewed } from './aims/preview.ts'
import { useAim } from './aims/useAim.ts'
import { useControlsIn } from './aims/useControlsIn.ts'
import styles from './board.module.css'
import { groundCells } from './ground/cells.ts'
import { OakPiece } from './ground/OakPiece.tsx'
import { EmptyPlaces } from './offers/EmptyPlaces.tsx'
import { LosingMarks } from './offers/LosingMarks.tsx'
import { OfferedCorners, OfferedPieces, OfferedPlaces, OfferedSigns } from './offers/Offered.tsx'
import { GhostControls, TilePreview, WalkControls } from './offers/TilePreview.tsx'
import { usePointedGhost, useSteadyGround, useTilePreview } from './offers/useGhost.ts'
import { Tokens } from './tokens/Tokens.tsx'
import type { ForestScene } from './useScene.ts'

/** The options of each place. */
interface BoardOffers {
  /** The options to show. */
  readonly offers: MoveOptions
  /** All options that the rules allow: a press on another one of these is answered too. */
  readonly allowed: MoveOptions
}

/** Returns the options for the current player and selection; none while others play. */
function useBoardOffers(real: State): BoardOffers {
  const handsOff = useInputBlocked()
  const { question, accepts } = useTableOverrides() ?? NO_PAPER
  const inHand = useIntent((intent) => intent.inHand)
  const hasNone = handsOff || question != null
  return useMemo(() => {
    const allowed = hasNone ? NO_MOVE_OPTIONS : moveOptions(real, inHand)
    return { allowed, offers: accepts ? acceptedOptions(real, inHand, allowed, accepts) : allowed }
  }, [hasNone, real, inHand, accepts])
}

/** Lets a dragged tile be dropped on places with options. */
function useOffersAsTarget(camera: Camera, offers: MoveOptions): void {
  const drop = useCallback((spot: BoardPoint) => dropOn(offers, spot), [offers])
  useDropBoard(DROPPED, camera, drop, snapOf)
}

const NO_PAPER: Pick<Instead, 'accepts' | 'marks' | 'question'> = {}

interface BoardWorldProps {
  real: State
  shown: State
  scene: ForestScene
  camera: Camera
  level: DetailLevel
  onGrab(place: Place, event: PointerEvent): void
}

/** All layers of the board, from the ground up. */
export const BoardWorld = memo(function BoardWorld({
  real,
  shown,
  scene,
  camera,
  level,
  onGrab,
}: BoardWorldProps) {
  const cue = usePlayback((playback) => playback.cue)
  const { eye, sight } = camera
  const considered = useForesight((foresight) => foresight.considered)
  const asksSide = useAsksSide()
  const { marks, question } = useTableOverrides() ?? NO_PAPER
  const plates = asksSide === 'board'
  const { offers, allowed } = useBoardOffers(real)
  const { aim, preview } = usePreview(real)
  const standing = useMemo(() => standingIn(preview ? asPreviewed(shown, preview) : shown), [shown, preview])
  const before = useBefore(standing)
  const { forestTiles } = scene
  const art = useExpansions()?.art ?? null
  const cellsIn = useMemo(() => groundCells(forestTiles, art), [forestTiles, art])
  const bars = useMemo(() => barsIn(forestTiles), [forestTiles])
  const barredAt = (place: Place) => barredFor(bars, eastOf(place), southOf(place))
  const ghost = useTilePreview(real, preview)
  const pointed = usePointedGhost(real)
  useOffersAsTarget(camera, offers)
  const dragging = useSteadyGround(eye)
  const Land = useExpansionsIn(shown)?.land.Ground
  const walked = useIntent(({ inHand }) => (inHand.kind === 'walk' ? aimedAt(inHand) : null))
  const aimed = preview?.at ?? ghost?.place ?? walked
  const plank = usePlankPlace(real, aimed, camera)
  const controlsIn = useControlsIn(shown, aimed, plank)
  return (
    <>
      <Ground cellsIn={cellsIn} box={scene.box} sight={sight} />
      {asksSide && <SideWedges considered={considered} rule={real.rules.sides} />}
      <FutureSide />
      <EntranceLight state={shown} considered={considered} />
      <EmptyPlaces offers={offers} />
      <OfferedPlaces
        shown={shown}
        offers={offers}
        allowed={allowed}
        eye={eye}
        means={aim?.means ?? ''}
        onGrab={onGrab}
      />
      {!plates && <OfferedSigns shown={shown} scene={scene} offers={offers} camera={camera} level={level} />}
      <FutureAsks eye={eye} offers={offers} />
      {preview && <AimTile preview={preview} level={level} barred={barredAt(preview.at)} />}
      {Land && <Land state={shown} level={level} />}
      <OakPiece level={level} />
      {cue && <TileEffects key={cue.key} cue={cue} state={shown} level={level} />}
      <OfferedCorners shown={shown} offers={offers} />
      {!question && <FuturePasses level={level} />}
      {!question && <RoutesArrows real={real} level={level} />}
      <div className={styles['pieces']}>
        <Tokens standing={standing} before={before} cue={cue} />
        {cue && <LazyEffects key={cue.key} cue={cue} state={shown} before={before.monsters} />}
      </div>
      <LosingMarks real={real} offers={offers} />
      <OfferedPieces real={real} standing={standing} previewed={preview !== null} eye={eye} level={level} />
      {pointed && <TilePreview {...pointed} level={level} barred={barredAt(pointed.place)} faint />}
      {ghost && <TilePreview {...ghost} level={level} barred={barredAt(ghost.place)} />}
      {!question && <FutureMarks />}
      {!question && <RoutesMarks real={real} />}
      <LazyHintMarks />
      <PreviewMarks eye={eye} sight={sight} controlsIn={controlsIn} />
      {aim && preview && <AimOver aim={aim} preview={preview} monsters={standing.monsters} plank={plank} />}
      {ghost && !dragging && <GhostControls face={ghost.face} place={ghost.place} aim={aim} plank={plank} />}
      {aim && walked !== null && <WalkControls place={walked} aim={aim} plank={plank} />}
      <WhyMarks real={real} eye={eye} />
      {marks}
      {plates && <SidePlates state={real} scene={scene} sight={sight} />}
    </>
  )
})

/** The aimed action and its preview; no preview while others play. */
function usePreview(real: State) {
  const handsOff = useInputBlocked()
  const aim = useAim(real)
  return { aim, preview: handsOff ? null : (aim?.preview ?? null) }
}

/** The previous positions of the pieces. */
function useBefore(standing: ForestPieces): ForestPieces {
  const [seen, setSeen] = useState({ now: standing, before: standing })
  if (seen.now === standing) return seen.before
  setSeen({ now: standing, before: seen.now })
  return seen.now
}
