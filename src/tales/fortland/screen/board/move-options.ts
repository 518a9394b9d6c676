import { fortland, type Space, type State } from '../../../../engine/fortland/index.ts'
import { memoizeByObject } from '../../../../engine/kernel/index.ts'
import { reachOf, type Stop } from '../../foresight/index.ts'

/** The effect of a click on a space: muster there, or march there by a cheapest way. */
export type MoveOption = { readonly kind: 'muster' } | ({ readonly kind: 'reach' } & Stop)

export type MoveOptions = ReadonlyMap<Space, MoveOption>

/** Returns the clickable spaces and the effect of each. */
export const offersIn: (state: State) => MoveOptions = memoizeByObject((state: State) => {
  if (state.phase === 'muster')
    return new Map(
      fortland
        .list(state)
        .flatMap((action): [Space, MoveOption][] =>
          action.type === 'muster' ? [[action.at, { kind: 'muster' }]] : [],
        ),
    )
  return new Map(reachOf(state).map((stop): [Space, MoveOption] => [stop.space, { kind: 'reach', ...stop }]))
})
