import { useEffect, useMemo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Camera } from '../../../../../ui/stage/camera/useCamera.ts'
import { NO_OFFERS, type Offers, offersOf } from '../../../intent/offers.ts'
import { useIntent } from '../../../table.ts'
import { useHandsOff } from '../../../watching.ts'
import { setDropBoard } from '../drop.ts'

/** What each place offers to whoever plays now, with what is in hand; nothing while others play. */
export function useBoardOffers(real: State): Offers {
  const handsOff = useHandsOff()
  const inHand = useIntent((intent) => intent.inHand)
  return useMemo(() => (handsOff ? NO_OFFERS : offersOf(real, inHand)), [handsOff, real, inHand])
}

/** Lets what is dragged fall on the places that offer something. */
export function useDropBoard({ viewport, eye }: Pick<Camera, 'viewport' | 'eye'>, offers: Offers): void {
  useEffect(() => {
    if (!viewport.current) return
    const spotAt = (x: number, y: number) => eye.current?.spotAt(x, y) ?? { x: 0, y: 0 }
    setDropBoard({ viewport: viewport.current, spotAt, offers })
    return () => setDropBoard(null)
  }, [viewport, eye, offers])
}
