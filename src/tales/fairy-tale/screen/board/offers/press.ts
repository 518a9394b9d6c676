import { type Action, fairyTale, walkRefusal } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { refusalIn } from '../../../../../store/game-store.ts'
import type { Offer } from '../../../intent/offers.ts'
import { selectState, useGame, useIntent } from '../../../table.ts'

/** Does what a place offers; where it offers nothing, says why one cannot go there. */
export function pressPlace(place: Place, offer: Offer | undefined): void {
  const intent = useIntent.getState()
  switch (offer?.kind) {
    case 'walk': {
      const steps = offer.path.map((to) => ({ type: 'walk', to }) as const)
      const refusal = refusalIn(useGame.getState().actAll(steps))
      if (refusal) intent.refuse(refusal)
      return
    }
    case 'place':
    case 'aimed':
    case 'no-fit':
    case 'use':
      return intent.aim(place)
    case 'lay':
      if (offer.held) intent.layAt(offer.side)
      else intent.refuse({ code: 'no-tile-in-hand' })
      return
    case 'laid':
      if (offer.held) intent.layAt(offer.side)
      else intent.turnLaid(offer.tile)
      return
    case 'fly':
      intent.wieldOn({ at: place })
      return
    case 'fell':
      intent.fell(place)
      return
    case 'clear':
      if (intent.wielded) intent.wieldOn({ at: place })
      else useGame.getState().act({ type: 'choose-place', at: place })
      return
    case undefined:
      return refuseWish(place)
  }
}

/** Says why the wish that a press on a tile means cannot be fulfilled. */
function refuseWish(place: Place): void {
  const intent = useIntent.getState()
  const state = selectState(useGame.getState())
  const { placing, wielded } = intent
  const action: Action | null = state?.pending
    ? { type: 'choose-place', at: place }
    : wielded?.kind === 'power'
      ? { type: 'use', power: wielded.power, at: place }
      : wielded?.kind === 'axe'
        ? { type: 'fell', at: place }
        : null
  if (state && action) {
    const refusal = fairyTale.refuse(state, action)
    return refusal ? intent.refuse(refusal) : undefined
  }
  if (state?.phase !== 'action') return
  if (placing || wielded) return intent.aim(place)
  const refusal = walkRefusal(state, place)
  if (refusal) intent.refuse(refusal)
}
