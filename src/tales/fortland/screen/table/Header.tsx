import { nextSeat, SEATS, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { TurnHeader } from '../../../../ui/frames/table/TurnHeader.tsx'
import { EmblemIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { facesOf } from '../../turns.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { countryName } from '../ring/names.ts'
import { useDisplayedState, useSession } from '../state/table-state.ts'

/** The ribbon above the board: the roll, the actions, and the next country. */
export function Header() {
  const m = useMessages()
  const shown = useDisplayedState()
  const session = useSession()
  const { steps, now } = ribbonOf(m, session, shown)
  const [first, second, third] = steps
  const step = ({ seat, title, note }: RibbonPart) => ({
    title,
    note,
    sign: <EmblemIcon country={SEATS[seat]} size={30} />,
  })
  return (
    <TurnHeader steps={[step(first), step(second), step(third)]} now={now} label={m.table.ribbon.label} />
  )
}

interface RibbonPart {
  seat: Seat
  title: string
  note: string
}

interface RibbonNow {
  steps: [RibbonPart, RibbonPart, RibbonPart]
  now: 0 | 1
}

/** Returns the three parts of a turn, at the displayed state. */
function ribbonOf(m: Messages, session: Session, shown: State): RibbonNow {
  const { ribbon } = m.table
  const { onTurn, phase, outcome, actions } = shown
  const who = countryName(m, onTurn)
  const next = outcome ? onTurn : nextSeat(shown)
  const after: RibbonPart = { seat: next, title: ribbon.next(countryName(m, next)), note: ribbon.around }
  if (outcome) {
    const winner = outcome.winners[0] ?? onTurn
    const won = ribbon.won(m.common.list(outcome.winners.map((seat) => countryName(m, seat))))
    return {
      steps: [
        { seat: onTurn, title: ribbon.roll, note: '' },
        { seat: winner, title: ribbon.over, note: won },
        { seat: winner, title: won, note: '' },
      ],
      now: 1,
    }
  }
  if (phase === 'muster')
    return {
      steps: [
        { seat: onTurn, title: ribbon.musters(who), note: ribbon.muster },
        { seat: onTurn, title: ribbon.actsThen, note: '' },
        after,
      ],
      now: 0,
    }
  if (phase === 'roll')
    return {
      steps: [
        { seat: onTurn, title: ribbon.toRoll(who), note: ribbon.actsThen },
        { seat: onTurn, title: ribbon.acts(who), note: '' },
        after,
      ],
      now: 0,
    }
  const sum = facesOf(session).reduce((all, face) => all + face, 0)
  return {
    steps: [
      { seat: onTurn, title: ribbon.roll, note: sum > 0 ? ribbon.rolled(who, sum) : '' },
      { seat: onTurn, title: ribbon.acts(who), note: ribbon.use(actions) },
      after,
    ],
    now: 1,
  }
}
