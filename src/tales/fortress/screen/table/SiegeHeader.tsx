import { phaseOf, type State } from '../../../../engine/fortress/index.ts'
import { TurnHeader } from '../../../../ui/frames/table/TurnHeader.tsx'
import type { Session } from '../../game.ts'
import { useOtherActor } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { shortName } from '../log/names.ts'
import { useDisplayedState, useHappening, useSession } from '../state/table-state.ts'

/** The ribbon above the field: the card drawn, the actions, and the coming night or assault. */
export function SiegeHeader() {
  const m = useMessages()
  const session = useSession()
  const state = useDisplayedState()
  const happening = useHappening()
  const { ribbon } = m.table
  const isOthers = useOtherActor()?.kind === 'people'
  const isNight = happening?.cue.event.type === 'night-rolled'
  const now = state.outcome || isNight ? 2 : state.pending === 'opening' ? 0 : 1
  return (
    <TurnHeader
      steps={[
        state.pending === 'opening'
          ? { title: ribbon.opening, note: ribbon.openingNote }
          : { title: ribbon.draw, note: drawnWords(session, state, m) },
        { title: isOthers ? ribbon.othersTurn : ribbon.turn, note: turnWords(state, m) },
        lastStep(state, m),
      ]}
      now={now}
      label={m.common.turn(state.turn)}
    />
  )
}

/** Returns the card drawn at the start of this turn, in words. */
function drawnWords({ moves }: Session, { turn, deck }: State, m: Messages): string {
  const began = moves
    .flatMap(({ frames }) => frames)
    .findLastIndex(({ event }) => event.type === 'turn-began' && event.turn === turn)
  const since = began < 0 ? [] : moves.flatMap(({ frames }) => frames).slice(began)
  const drawn = since.flatMap(({ event }) => (event.type === 'drawn' ? [shortName(event.card, m)] : []))
  if (drawn.length > 0) return m.table.ribbon.drew(m.common.list(drawn))
  return deck.length === 0 ? m.table.ribbon.nothingDrawn : ''
}

function turnWords(state: State, { table }: Messages): string {
  const { ribbon } = table
  if (state.outcome) return ribbon.over
  if (state.attacked) return ribbon.fought
  return state.column.length > 0 ? ribbon.met(state.column.length) : ribbon.acts
}

const lastStep = (state: State, { table }: Messages) =>
  phaseOf(state) === 'assault' || state.pending === 'again'
    ? { title: table.ribbon.assault, note: table.ribbon.assaultNote }
    : { title: table.ribbon.night, note: table.ribbon.nightNote }
