import {
  type Boogyman,
  enemyOf,
  phaseOf,
  SEATS,
  type Seat,
  type State,
} from '../../../../engine/boogyman/index.ts'
import type { ActionType } from '../../../../engine/kernel/index.ts'
import { TurnHeader } from '../../../../ui/frames/table/TurnHeader.tsx'
import { FolkIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useDisplayedState, useSession } from '../state/table-state.ts'

/** Above the board: the side that moved last, the side on turn, and the next one. */
export function DuelHeader() {
  const [before, now, next] = ribbonOf(useMessages(), useSession(), useDisplayedState())
  const step = ({ seat, title, note }: typeof now) => ({
    title,
    note,
    sign: <FolkIcon side={SEATS[seat]} size={32} />,
  })
  return <TurnHeader steps={[step(before), step(now), step(next)]} now={1} />
}

/** A part of the ribbon: a side, and a short note. */
interface RibbonPart {
  seat: Seat
  title: string
  note: string
}

/** The three parts of the ribbon, for the displayed state. */
function ribbonOf(m: Messages, session: Session, shown: State): [RibbonPart, RibbonPart, RibbonPart] {
  const { ribbon } = m.table
  const { onTurn, outcome } = shown
  const part = (seat: Seat, note: string): RibbonPart => ({ seat, title: m.common.sides[SEATS[seat]], note })
  const other = enemyOf(onTurn)
  const before = part(other, doneBy(m, session, other))
  if (outcome) {
    const { winner } = outcome
    return [before, part(winner ?? onTurn, winner === null ? ribbon.drawn : ribbon.won), part(other, '')]
  }
  if (phaseOf(shown) === 'placing') return [before, part(onTurn, ribbon.places(1)), part(other, '')]
  const now = shown.actions === 1 ? ribbon.oneLeft : ribbon.yourTurn
  return [before, part(onTurn, now), part(other, ribbon.next)]
}

/** The actions of a side in its last turn, in a few words: "walked twice". */
function doneBy({ table, common }: Messages, { moves }: Session, seat: Seat): string {
  const last = moves.findLast(({ before }) => before.onTurn === seat)?.before.turn
  const types = moves
    .filter(({ before }) => before.onTurn === seat && before.turn === last)
    .map(({ action }) => action.type)
  const { done, twice } = table.ribbon
  const words = (type: ActionType<Boogyman>) =>
    type === 'agree-draw' || type === 'give-up' ? '' : done[type]
  const [one, two] = types
  if (one === undefined) return ''
  if (two === undefined) return words(one)
  return one === two ? twice(words(one)) : common.list([words(one), words(two)])
}
