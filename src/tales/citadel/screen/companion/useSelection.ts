import { useState } from 'react'
import { kindsHeld, type Plot, type Seat, type View } from '../../../../engine/citadel/index.ts'
import type { TargetId } from '../../../../ui/input/targets.ts'
import type { Held } from '../../intent/wish.ts'
import { useIntent, useTable } from '../../runtime.ts'
import { mayAct } from '../state/act.ts'
import { useView } from '../state/table-state.ts'
import { type ActionKind, kindOf, placesFor, type TurnAction } from './options.ts'

/** The selection of the player on a phone: the intent, and the choices that need no place on the board. */
export interface Selection {
  readonly kind: ActionKind | null
  readonly held: Held | null
  readonly plot: Plot | null
  /** The id of the chosen option, such as a card for sale; null for none. */
  readonly option: TargetId | null
  chooseAction(action: TurnAction): void
  /** Selects a card, or deselects it if it is selected already. */
  chooseCard(held: Held): void
  choosePlot(plot: Plot): void
  chooseOption(option: TargetId): void
}

/** Hook: the selection for the seat of this phone. Only someone who may act can change it. */
export function useSelection(state: View, seat: Seat): Selection {
  const table = useTable()
  const { plot, ...intent } = useIntent()
  const { by } = useView()
  // A card stays hidden while the hand is face down.
  const held = by === null && intent.held?.kind !== 'raze' ? null : intent.held
  const [wanted, setWanted] = useState<TurnAction | null>(null)
  const [option, setOption] = useState<TargetId | null>(null)

  const choosePlot = (next: Plot) => {
    const intent = table.intent.getState()
    // A second press would act: on a phone only the main button does.
    if (intent.plot !== next && mayAct(table)) intent.press(next)
  }

  function hold(next: Held, action: TurnAction | null): void {
    if (!mayAct(table)) return
    setOption(null)
    table.intent.getState().hold(next)
    const now = table.intent.getState()
    if (now.held?.kind !== 'building' || action === 'sell') return
    const places = placesFor(state, now.held).filter((place) => place.option === 'may')
    const [best] = places
    if (best && !places.some((place) => place.plot === now.plot)) choosePlot(best.plot)
  }

  return {
    kind: kindOf(state, held, wanted),
    held,
    plot,
    option,
    chooseAction(action) {
      if (!mayAct(table)) return
      const intent = table.intent.getState()
      setWanted(action)
      setOption(null)
      if (action === 'raze') {
        intent.cancel()
        return intent.hold({ kind: 'raze' })
      }
      const needsCard = action === 'build' || action === 'sell'
      if (needsCard && held?.kind === 'building') return
      intent.cancel()
      const [card] = needsCard ? kindsHeld(state, seat) : []
      if (card) hold({ kind: 'building', card }, action)
    },
    chooseCard: (next) => hold(next, wanted),
    choosePlot,
    chooseOption: setOption,
  }
}
