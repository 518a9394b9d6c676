import { fortland, type Space, type State } from '../../../../engine/fortland/index.ts'
import { oncePer } from '../../../../engine/kernel/index.ts'
import { reachOf, type Stop } from '../../foresight/index.ts'

/** What a press on a space does: muster there, or march there by a cheapest way. */
export type Offer = { readonly kind: 'muster' } | ({ readonly kind: 'reach' } & Stop)

export type Offers = ReadonlyMap<Space, Offer>

/** Every space that can be pressed now, and what that does. */
export const offersIn: (state: State) => Offers = oncePer((state: State) => {
  if (state.phase === 'muster')
    return new Map(
      fortland
        .list(state)
        .flatMap((action): [Space, Offer][] =>
          action.type === 'muster' ? [[action.at, { kind: 'muster' }]] : [],
        ),
    )
  return new Map(reachOf(state).map((stop): [Space, Offer] => [stop.space, { kind: 'reach', ...stop }]))
})
