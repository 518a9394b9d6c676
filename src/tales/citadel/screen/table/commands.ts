import { BUILDING_IDS, citadel, INFLUENCE_IDS, type View } from '../../../../engine/citadel/index.ts'
import { stateFor } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { nextWarnings } from '../../../../store/warning-settings.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { moveOptionsAt } from '../../intent/move-options.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import type { Table } from '../../runtime.ts'
import { useTaleSettings } from '../../settings.ts'
import type { Messages } from '../../words/messages.ts'
import { oddsSpoken, standingSpoken } from '../foresight/spoken.ts'
import { mayAct } from '../state/act.ts'
import { currentViewer } from '../state/table-state.ts'
import { noticesOf } from '../table-kit.ts'

/** Returns the position in the view of the current viewer; null without a game, or at a shut gate. */
function seenNow(table: Table): View | null {
  const state = selectState(table.game.getState())
  const view = currentViewer(table)
  return state && view.awaitsSeat === null ? stateFor(citadel, state, view.by) : null
}

/** Hides or shows the player's own cards. While first plots are chosen, asks for the gate first. */
export function turnHand(table: Table, m: Messages): void {
  const view = currentViewer(table)
  const state = seenNow(table)
  if (!state) return
  const { isTurnedAway } = view
  if (isTurnedAway || view.by !== null) {
    HOTSEAT.turnAway(!isTurnedAway)
    announce(isTurnedAway ? m.table.spoken.handShown : m.table.spoken.handHidden)
  } else if (state.phase === 'choose' && view.acts) HOTSEAT.wishToSee()
}

/** Selects the next card of the hand, or nothing after the last. Announces the card and the number of its places. */
export function takeNextCard(table: Table, m: Messages): void {
  const view = currentViewer(table)
  const state = seenNow(table)
  if (!state || view.by === null || !mayAct(table)) return
  const own = state.seats[view.by]
  const cards: (Held | null)[] = [
    ...BUILDING_IDS.filter((id) => own?.hand.some(({ card }) => card === id)).map(
      (card): Held => ({ kind: 'building', card }),
    ),
    ...INFLUENCE_IDS.filter((id) => own?.influence.includes(id)).map(
      (card): Held => ({ kind: 'influence', card }),
    ),
    null,
  ]
  const { held } = table.intent.getState()
  const at = cards.findIndex((one) => isSameHeld(one, held))
  const next = cards[(at + 1) % cards.length] ?? null
  table.intent.setState({ held: next, refused: null })
  announce(next ? heldSpoken(m, state, next) : m.table.spoken.putBack)
}

function heldSpoken(m: Messages, state: View, held: Held): string {
  if (held.kind === 'raze') return m.table.planks.razeNote
  const name = held.kind === 'building' ? m.cards.buildings[held.card] : m.cards.influence[held.card]
  if (state.phase === 'choose') return m.table.spoken.inHandLater(name)
  const places = [...moveOptionsAt(state, held).values()].filter((offer) => offer === 'may').length
  return held.kind === 'influence' && places === 0
    ? `${name}. ${m.cards.influenceDoes[held.card]}`
    : m.table.spoken.inHand(name, places)
}

/** Performs the action of the selected plot, or says that none is selected. */
export function doIt(table: Table): void {
  if (!mayAct(table)) return
  const { plot, doIt } = table.intent.getState()
  if (plot === null) noticesOf(table).tell((m) => m.table.planks.noPlot)
  else doIt()
}

/** Announces the odds of the next card. */
export function tellOdds(table: Table, m: Messages): void {
  const state = seenNow(table)
  if (state) announce(oddsSpoken(m, state))
}

export function tellStanding(table: Table, m: Messages): void {
  const state = seenNow(table)
  if (state) announce(standingSpoken(m, state))
}

/** Switches to the next level of warnings. */
export function nextLevel(m: Messages): void {
  announce(`${m.settings.warnings}: ${m.settings.warningsOf[nextWarnings(useTaleSettings)]}`)
}
