import { type PointerEvent, useCallback, useEffect, useMemo, useState } from 'react'
import type { State } from '../../engine/fairy-tale/index.ts'
import { CENTRE, type Direction, eastOf, type Place, southOf } from '../../engine/kernel/index.ts'
import { usePlayback } from '../../playback/playback.ts'
import { aimedAt } from '../../store/considered.ts'
import { useIntent } from '../../store/intent.ts'
import { barredFor, barsIn } from '../art/index.ts'
import { HintMarks } from '../bots/HintMarks.tsx'
import { FutureMarks, FutureSide } from '../foresight/FutureMarks.tsx'
import { PreviewMarks } from '../foresight/preview/PreviewMarks.tsx'
import { RoutesMarks } from '../foresight/routes/RoutesMarks.tsx'
import { FutureAsks } from '../foresight/why/FutureAsks.tsx'
import { WhyMarks } from '../foresight/why/WhyMarks.tsx'
import { PinsOnBoard } from '../pins/PinsOnBoard.tsx'
import { useHandsOff } from '../table/watching.ts'
import { AimOver } from './aims/AimOver.tsx'
import { AimTile } from './aims/AimTile.tsx'
import { hangsAt } from './aims/hangs.ts'
import { asPreviewed } from './aims/preview.ts'
import { useAim } from './aims/useAim.ts'
import styles from './board.module.css'
import type { Camera } from './camera/useCamera.ts'
import { setDropBoard } from './drop.ts'
import { Effects } from './effects/Effects.tsx'
import { TileEffects } from './effects/TileEffects.tsx'
import { Ground } from './ground/Ground.tsx'
import { OakPiece } from './ground/OakPiece.tsx'
import { type Spot, spotOf } from './layout.ts'
import { EmptyPlaces } from './offers/EmptyPlaces.tsx'
import { Ghost, GhostControls } from './offers/Ghost.tsx'
import { NO_OFFERS, offersOf } from './offers/offers.ts'
import { Places } from './offers/Places.tsx'
import { Removals } from './offers/Removals.tsx'
import { Targets } from './offers/Targets.tsx'
import { tilePlaces } from './picture.ts'
import { SideWedges } from './sides/SideChoice.tsx'
import { Signs } from './sides/Signs.tsx'
import { signSpots } from './sides/sign-spots.ts'
import { type Standing, standingIn } from './tokens/standing.ts'
import { Tokens } from './tokens/Tokens.tsx'
import { useCueMotion } from './useCueMotion.ts'
import type { ForestScene } from './useScene.ts'

interface BoardWorldProps {
  real: State
  shown: State
  scene: ForestScene
  camera: Camera
  /** While a side is being chosen: the one that is pointed at, if any. */
  considered: Direction | null | undefined
  onGrab(place: Place, event: PointerEvent): void
}

/** Everything that lies and stands on the table, from the ground up. */
export function BoardWorld({ real, shown, scene, camera, considered, onGrab }: BoardWorldProps) {
  const handsOff = useHandsOff()
  const cue = usePlayback((playback) => playback.cue)
  const placing = useIntent((intent) => intent.placing)
  const holding = useIntent((intent) => intent.holding)
  const wielded = useIntent((intent) => intent.wielded)
  const dragging = useIntent((intent) => intent.lifted !== null)
  const power = wielded?.kind === 'power' ? wielded.power : null
  const { world, viewport, eye, sight, level } = camera

  const offers = useMemo(
    () => (handsOff ? NO_OFFERS : offersOf(real, { placing, holding, wielded })),
    [handsOff, real, placing, holding, wielded],
  )
  const aim = useAim(real)
  const preview = handsOff ? null : (aim?.preview ?? null)
  const standing = useMemo(() => standingIn(preview ? asPreviewed(shown, preview) : shown), [shown, preview])
  const before = useBefore(standing)
  const places = useMemo(() => [...new Set([...tilePlaces(shown), ...offers.keys()])], [shown, offers])
  const crowded = useMemo(() => crowdedPlaces(shown), [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the signs move with the forest only
  const signs = useMemo(() => signSpots(shown), [scene])
  useCueMotion(world, cue)
  useEffect(() => {
    if (!viewport.current) return
    const spotAt = (x: number, y: number) => eye.current?.spotAt(x, y) ?? { x: 0, y: 0 }
    setDropBoard({ viewport: viewport.current, spotAt, offers })
    return () => setDropBoard(null)
  }, [viewport, eye, offers])

  const revealSpot = useCallback((spot: Spot) => eye.current?.reveal(spot), [eye])
  const aimed = aimedAt({ placing, wielded })
  useEffect(() => {
    // The ground stays where it is below a tile that is dragged over it.
    eye.current?.hold(aimed === null || dragging ? null : spotOf(aimed))
  }, [eye, aimed, dragging])

  const bars = useMemo(() => barsIn(scene.forestTiles), [scene])
  const barredAt = (place: Place) => barredFor(bars, eastOf(place), southOf(place))
  const placed = placing && !handsOff && !preview ? (real.market[placing.slot] ?? null) : null
  return (
    <>
      <Ground forest={scene.forestTiles} box={scene.box} sight={sight} />
      {considered !== undefined && <SideWedges considered={considered} rule={real.rules.sides} />}
      <FutureSide />
      <EmptyPlaces offers={offers} />
      <Places
        state={shown}
        places={places}
        offers={offers}
        crowded={crowded}
        aim={aim?.means ?? ''}
        home={shown.seats[shown.onTurn]?.at ?? CENTRE}
        reveal={(place) => eye.current?.reveal(spotOf(place))}
        onGrab={onGrab}
      />
      {considered === undefined && <Signs spots={signs} offers={offers} reveal={revealSpot} />}
      <FutureAsks />
      {preview && <AimTile preview={preview} level={level} barred={barredAt(preview.at)} />}
      <OakPiece />
      {cue && <TileEffects key={cue.key} cue={cue} state={shown} level={level} />}
      <div className={styles['pieces']}>
        <Tokens standing={standing} />
        {cue && <Effects key={cue.key} cue={cue} state={shown} before={before.monsters} />}
      </div>
      {!handsOff && !wielded && !preview && <Removals state={real} monsters={standing.monsters} eye={eye} />}
      {!handsOff && power && <Targets state={real} power={power} characters={standing.characters} />}
      {!handsOff && <PinsOnBoard state={real} monsters={standing.monsters} level={level} eye={eye} />}
      {placing && aimed !== null && placed && (
        <Ghost face={placed} turn={placing.turn} place={aimed} level={level} barred={barredAt(aimed)} />
      )}
      <FutureMarks />
      <RoutesMarks real={real} />
      <HintMarks />
      <PreviewMarks eye={eye} />
      {aim && preview && (
        <AimOver aim={aim} preview={preview} monsters={standing.monsters} hangs={hangsAt(real, preview.at)} />
      )}
      {aimed !== null && placed && !dragging && <GhostControls place={aimed} hangs={hangsAt(real, aimed)} />}
      <WhyMarks real={real} eye={eye} />
    </>
  )
}

/** How pieces stood before they stood as now. */
function useBefore(standing: Standing): Standing {
  const [seen, setSeen] = useState({ now: standing, before: standing })
  if (seen.now === standing) return seen.before
  setSeen({ now: standing, before: seen.now })
  return seen.now
}

function crowdedPlaces({ tiles, seats }: State): ReadonlySet<Place> {
  const covered = Object.entries(tiles).flatMap(([key, tile]) =>
    tile.monsters.length > 0 || tile.building ? [Number(key)] : [],
  )
  return new Set([...covered, ...seats.map(({ at }) => at), CENTRE])
}
