import { citadel } from '../../../../engine/citadel/index.ts'
import { heardMoves, oncePer } from '../../../../engine/kernel/index.ts'
import { isLedByPerson } from '../../../../store/leaders.ts'
import { goingBack } from '../../../../ui/frames/taking-back/going-back.ts'
import { peopleAsked } from '../../../../ui/frames/taking-back/way-back.ts'
import { tableWordsNow } from '../../../../ui/text/table.ts'
import type { Move, Session } from '../../game.ts'
import { wasPersons } from '../../hotseat.ts'
import { type LeadersStore, ORDER_NAMES } from '../../leaders.ts'
import { type Table, useGame, useLeaders } from '../../table.ts'
import { isSameTurn } from '../../turns.ts'
import { messagesNow } from '../../words/messages.ts'
import { linesOfMove } from '../log/log-lines.ts'
import { viewNow } from '../now/at-table.ts'
import { noticesOf } from '../now/notice.ts'

/** How many people must agree: those too who have given up [C 29]. */
function asked(session: Session | null, { table, people }: Pick<LeadersStore, 'table' | 'people'>): number {
  const seats = session ? citadel.seats(session.config).length : 0
  const led = ORDER_NAMES.slice(0, seats).filter((order) => isLedByPerson(table, order))
  return peopleAsked(led.length, people)
}

const persons = (table: Table): number => asked(table.game.getState().session, table.leaders.getState())

function usePersonsNow(): number {
  const session = useGame((store) => store.session)
  return asked(session, useLeaders())
}

/** What a move did, as whoever looks has heard it. */
function lineOf(table: Table, move: Move): string {
  const [heard] = heardMoves(citadel, { moves: [move] }, viewNow(table)?.by ?? null)
  return heard ? (linesOfMove(heard, messagesNow())[0]?.what ?? '') : ''
}

/** As its seat was led then: giving it to a bot does not make an earlier move the bot's. */
function wasComputers(table: Table, move: Move): boolean {
  const { session } = table.game.getState()
  return session !== null && !wasPersons(session, session.moves.indexOf(move), table.leaders.getState())
}

/** How the table goes back: freely to the last draw, Spy or hand-over, and further when all agree [C 32]. */
export const goingBackOf = oncePer((table: Table) =>
  goingBack({
    useGame: table.game,
    persons: () => persons(table),
    usePersons: usePersonsNow,
    isComputers: (move) => wasComputers(table, move),
    isSameTurn,
    lineOf: (move) => lineOf(table, move),
    tellNothing: (what) => noticesOf(table).tell(() => tableWordsNow()[what]),
  }),
)
