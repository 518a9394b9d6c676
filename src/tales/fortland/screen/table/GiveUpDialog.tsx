import { type State, seatsLeft } from '../../../../engine/fortland/index.ts'
import { GivingUp } from '../../../../ui/frames/giving-up/GivingUp.tsx'
import type { DialogProps } from '../../../../ui/tale.ts'
import { useComputer, useGameState, useTable } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { countryName } from '../ring/names.ts'

/** Asks whether the country on turn gives up [F 12]. */
export function GiveUpDialog({ onClose }: DialogProps) {
  const table = useTable()
  const m = useMessages()
  const state = useGameState()
  const computer = useComputer()
  if (!state || state.outcome) return null
  const giveUp = () => {
    table.intent.getState().cancel()
    table.game.getState().act({ type: 'give-up' })
    onClose()
  }
  return (
    <GivingUp
      title={m.giveUp.title}
      text={computer ? m.giveUp.notNow(m.bots.names[computer]) : textOf(m, state)}
      isBarred={computer !== null || state.phase === 'muster'}
      onGiveUp={giveUp}
      onClose={onClose}
    />
  )
}

/** What would come of it. */
function textOf(m: Messages, state: State): string {
  if (state.phase === 'muster') return m.giveUp.tooSoon
  const own = countryName(m, state.onTurn)
  const [other, ...more] = seatsLeft(state).filter((seat) => seat !== state.onTurn)
  if (other !== undefined && more.length === 0) return m.giveUp.last(own, countryName(m, other))
  return state.rules.fall === 'first' ? m.giveUp.ends(own) : m.giveUp.goesOn(own)
}
