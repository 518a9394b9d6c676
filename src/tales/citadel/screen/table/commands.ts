import { BUILDING_IDS, citadel, INFLUENCE_IDS, type View } from '../../../../engine/citadel/index.ts'
import { seenBy } from '../../../../engine/kernel/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { HOTSEAT } from '../../hotseat.ts'
import { offersAt } from '../../intent/offers.ts'
import { type Held, isSameHeld } from '../../intent/wish.ts'
import { useTaleSettings, WARNINGS } from '../../settings.ts'
import type { Table } from '../../table.ts'
import type { Messages } from '../../words/messages.ts'
import { oddsSpoken, standingSpoken } from '../foresight/spoken.ts'
import { mayAct } from '../now/act.ts'
import { viewNow } from '../now/at-table.ts'
import { noticesOf } from '../table-kit.ts'

/** The position as whoever looks sees it; null where there is none, or the gate is shut. */
function seenNow(table: Table): View | null {
  const state = selectState(table.game.getState())
  const view = viewNow(table)
  return state && view.waitsFor === null ? seenBy(citadel, state, view.by) : null
}

/** Hides the own cards, or shows them; while first plots are chosen, asks for the gate first. */
export function turnHand(table: Table, m: Messages): void {
  const view = viewNow(table)
  const state = seenNow(table)
  if (!state) return
  const { isTurnedAway } = view
  if (isTurnedAway || view.by !== null) {
    HOTSEAT.turnAway(!isTurnedAway)
    announce(isTurnedAway ? m.table.spoken.handShown : m.table.spoken.handHidden)
  } else if (state.phase === 'choose' && view.acts) HOTSEAT.wishToSee()
}

/** Takes the next card of the hand, after the last nothing; says what it is and whether it may stand anywhere. */
export function takeNextCard(table: Table, m: Messages): void {
  const view = viewNow(table)
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
  const places = [...offersAt(state, held).values()].filter((offer) => offer === 'may').length
  return held.kind === 'influence' && places === 0
    ? `${name}. ${m.cards.influenceDoes[held.card]}`
    : m.table.spoken.inHand(name, places)
}

/** Does what the plot that is asked about comes to, or says that none is. */
export function doIt(table: Table): void {
  if (!mayAct(table)) return
  const { plot, doIt } = table.intent.getState()
  if (plot === null) noticesOf(table).tell((m) => m.table.planks.noPlot)
  else doIt()
}

/** Says what the odds of the next card are, and how all stand. */
export function tellOdds(table: Table, m: Messages): void {
  const state = seenNow(table)
  if (state) announce(oddsSpoken(m, state))
}

export function tellStanding(table: Table, m: Messages): void {
  const state = seenNow(table)
  if (state) announce(standingSpoken(m, state))
}

/** The next level of warnings. */
export function nextLevel(m: Messages): void {
  const { warnings, set } = useTaleSettings.getState()
  const next = WARNINGS[(WARNINGS.indexOf(warnings) + 1) % WARNINGS.length] ?? 'off'
  set({ warnings: next })
  announce(`${m.settings.warnings}: ${m.settings.warningsOf[next]}`)
}
