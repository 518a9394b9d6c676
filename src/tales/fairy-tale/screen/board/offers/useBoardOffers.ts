import { useCallback, useMemo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { useDropBoard } from '../../../../../ui/stage/drag/drop-target.tsx'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import { NO_OFFERS, type Offers, offersOf } from '../../../intent/offers.ts'
import { useIntent } from '../../../table.ts'
import { useHandsOff } from '../../../watching.ts'
import { DROPPED, dropOn, snapOf } from '../../forest/drop.ts'

/** What each place offers to whoever plays now, with what is in hand; nothing while others play. */
export function useBoardOffers(real: State): Offers {
  const handsOff = useHandsOff()
  const inHand = useIntent((intent) => intent.inHand)
  return useMemo(() => (handsOff ? NO_OFFERS : offersOf(real, inHand)), [handsOff, real, inHand])
}

/** Lets what is dragged fall on the places that offer something. */
export function useOffersAsTarget(camera: Camera, offers: Offers): void {
  const drop = useCallback((spot: Spot) => dropOn(offers, spot), [offers])
  useDropBoard(DROPPED, camera, drop, snapOf)
}
