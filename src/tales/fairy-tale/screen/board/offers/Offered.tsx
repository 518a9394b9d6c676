import { memo, type PointerEvent, type RefObject, useCallback, useMemo } from 'react'
import { places, type State, standsAt } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import { useStableList } from '../../../../../ui/page/useStableList.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import type { DetailLevel } from '../../../art/index.ts'
import { useInputBlocked } from '../../../input-blocked.ts'
import type { MoveOptions } from '../../../intent/move-options.ts'
import { isWielding } from '../../../intent/turn-selection.ts'
import { useGame, useIntent } from '../../../runtime.ts'
import type { ForestPieces } from '../../forest/forest-pieces.ts'
import { tilePlaces } from '../../forest/picture.ts'
import { PinsOnBoard } from '../../lazy.tsx'
import { useTableOverrides } from '../../state/instead.ts'
import { Signs } from '../sides/Signs.tsx'
import { useSignSpots } from '../sides/useSignSpots.ts'
import type { ForestScene } from '../useScene.ts'
import { CornerMarks } from './CornerMarks.tsx'
import { Places } from './Places.tsx'
import { Removals } from './Removals.tsx'
import { Targets } from './Targets.tsx'

interface OfferedProps {
  shown: State
  offers: MoveOptions
  eye: RefObject<BoardCamera | null>
}

interface OfferedPlacesProps extends OfferedProps {
  /** All options that the rules allow. */
  allowed: MoveOptions
  /** The description of the action to confirm; '' if nothing is aimed. */
  means: string
  onGrab(place: Place, event: PointerEvent): void
}

/** All places with a tile or an option, as buttons. */
export function OfferedPlaces({ shown, offers, allowed, eye, means, onGrab }: OfferedPlacesProps) {
  const places = useStableList([...new Set([...tilePlaces(shown), ...offers.keys()])])
  const crowded = useMemo(() => crowdedPlaces(shown), [shown])
  return (
    <Places
      state={shown}
      places={places}
      offers={offers}
      allowed={allowed}
      crowded={crowded}
      aim={means}
      home={standsAt(shown, shown.onTurn) ?? CENTRE}
      eye={eye}
      onGrab={onGrab}
    />
  )
}

interface OfferedSignsProps extends Pick<OfferedProps, 'shown' | 'offers'> {
  scene: ForestScene
  camera: Camera
  level: DetailLevel
}

/** The signs of the four sides. */
export function OfferedSigns({ shown, scene, offers, camera: { eye, sight }, level }: OfferedSignsProps) {
  const spots = useSignSpots(shown, scene, sight)
  const reveal = useCallback((spot: BoardPoint) => eye.current?.reveal(spot), [eye])
  return <Signs spots={spots} offers={offers} level={level} reveal={reveal} />
}

/** The marks above the pieces. */
export function OfferedCorners({ shown, offers }: Pick<OfferedProps, 'shown' | 'offers'>) {
  const crowded = useMemo(() => crowdedPlaces(shown), [shown])
  return <CornerMarks offers={offers} crowded={crowded} />
}

interface OfferedPiecesProps {
  real: State
  standing: ForestPieces
  /** True if the aimed action is shown as a preview. */
  previewed: boolean
  eye: RefObject<BoardCamera | null>
  level: DetailLevel
}

/** Removable monsters, targets of a power, and suggestions; while others play, only the suggestions of other devices. */
export const OfferedPieces = memo(function OfferedPieces({
  real,
  standing,
  previewed,
  eye,
  level,
}: OfferedPiecesProps) {
  const handsOff = useInputBlocked()
  const accepts = useTableOverrides()?.accepts
  const wielding = useIntent(({ inHand }) => isWielding(inHand))
  const power = useIntent(({ inHand }) => (inHand.kind === 'power' ? inHand.power : null))
  // At a table of several devices a suggestion stands on each, also on those that only look on.
  const isAtDevice = useGame(({ device }) => device !== null)
  const { monsters, characters } = standing
  const pins = <PinsOnBoard state={real} monsters={monsters} level={level} eye={eye} />
  if (handsOff) return isAtDevice ? pins : null
  return (
    <>
      {!wielding && !previewed && <Removals state={real} monsters={monsters} accepts={accepts} />}
      {power && <Targets state={real} power={power} characters={characters} />}
      {pins}
    </>
  )
})

function crowdedPlaces({ tiles, seats }: State): ReadonlySet<Place> {
  const covered = places(tiles).filter((place) => tiles[place]?.monsters.length || tiles[place]?.building)
  return new Set([...covered, ...seats.map(({ at }) => at), CENTRE])
}
