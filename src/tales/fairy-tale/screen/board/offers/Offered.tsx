import { memo, type PointerEvent, type RefObject, useCallback, useMemo } from 'react'
import { places, type State, standsAt } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import { useKept } from '../../../../../ui/page/useKept.ts'
import type { BoardCamera } from '../../../../../ui/stage/camera/BoardCamera.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import type { DetailLevel } from '../../../art/index.ts'
import { isWielding } from '../../../intent/in-hand.ts'
import type { Offers } from '../../../intent/offers.ts'
import { useIntent } from '../../../table.ts'
import { useHandsOff } from '../../../watching.ts'
import { tilePlaces } from '../../forest/picture.ts'
import type { Standing } from '../../forest/standing.ts'
import { PinsOnBoard } from '../../late/leaves.tsx'
import { Signs } from '../sides/Signs.tsx'
import { useSignSpots } from '../sides/useSignSpots.ts'
import type { ForestScene } from '../useScene.ts'
import { CornerMarks } from './CornerMarks.tsx'
import { Places } from './Places.tsx'
import { Removals } from './Removals.tsx'
import { Targets } from './Targets.tsx'

interface OfferedProps {
  shown: State
  offers: Offers
  eye: RefObject<BoardCamera | null>
}

interface OfferedPlacesProps extends OfferedProps {
  /** What confirming would do; '' while nothing is aimed. */
  means: string
  onGrab(place: Place, event: PointerEvent): void
}

/** Every place that has a tile or offers something, to be pressed. */
export function OfferedPlaces({ shown, offers, eye, means, onGrab }: OfferedPlacesProps) {
  const places = useKept([...new Set([...tilePlaces(shown), ...offers.keys()])])
  const crowded = useMemo(() => crowdedPlaces(shown), [shown])
  return (
    <Places
      state={shown}
      places={places}
      offers={offers}
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
}

/** The signs of the four sides. */
export function OfferedSigns({ shown, scene, offers, camera: { eye, sight } }: OfferedSignsProps) {
  const spots = useSignSpots(shown, scene, sight)
  const reveal = useCallback((spot: Spot) => eye.current?.reveal(spot), [eye])
  return <Signs spots={spots} offers={offers} reveal={reveal} />
}

/** The marks that lie over the pieces. */
export function OfferedCorners({ shown, offers }: Pick<OfferedProps, 'shown' | 'offers'>) {
  const crowded = useMemo(() => crowdedPlaces(shown), [shown])
  return <CornerMarks offers={offers} crowded={crowded} />
}

interface OfferedPiecesProps {
  real: State
  standing: Standing
  /** What is aimed is laid out as it would be. */
  previewed: boolean
  eye: RefObject<BoardCamera | null>
  level: DetailLevel
}

/** Monsters to drive away, whom a power can be used on, and what was suggested; nothing while others play. */
export const OfferedPieces = memo(function OfferedPieces({
  real,
  standing,
  previewed,
  eye,
  level,
}: OfferedPiecesProps) {
  const handsOff = useHandsOff()
  const wielding = useIntent(({ inHand }) => isWielding(inHand))
  const power = useIntent(({ inHand }) => (inHand.kind === 'power' ? inHand.power : null))
  if (handsOff) return null
  const { monsters, characters } = standing
  return (
    <>
      {!wielding && !previewed && <Removals state={real} monsters={monsters} />}
      {power && <Targets state={real} power={power} characters={characters} />}
      <PinsOnBoard state={real} monsters={monsters} level={level} eye={eye} />
    </>
  )
})

function crowdedPlaces({ tiles, seats }: State): ReadonlySet<Place> {
  const covered = places(tiles).filter((place) => tiles[place]?.monsters.length || tiles[place]?.building)
  return new Set([...covered, ...seats.map(({ at }) => at), CENTRE])
}
