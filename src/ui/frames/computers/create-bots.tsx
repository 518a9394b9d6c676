import type { ReactNode } from 'react'
import { type Kind, oncePer } from '../../../engine/kernel/index.ts'
import type { PlayedTable } from '../../../playback/shown-table.ts'
import type { BrowserCounsel } from '../../../store/browser-counsel.ts'
import { isLedByPerson, type Leader, type LeadersStore } from '../../../store/leaders.ts'
import type { IconName } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { ComputerTurn as BotTurn } from './ComputerTurn.tsx'
import { LeadButton as LeadSeatButton } from './LeadButton.tsx'
import { usePace } from './pace.ts'
import type { Acts } from './useActing.ts'
import { useLongThought } from './useLongThought.ts'
import { actAt, useTableComputers } from './useTableComputers.ts'

/** What a tale says of its computer players. */
interface BotWords<Computer extends string> {
  readonly names: Readonly<Record<Leader<Computer>, string>>
  /** Who leads a seat. */
  leads(leader: string, who: string): string
  /** The thinker needs long, and what a player can do then. */
  readonly long: string
  readonly waitNoLonger: string
}

interface SeatWords<Role extends string, Computer extends string> {
  bots: BotWords<Computer>
  /** The name of a seat within a sentence. */
  nameOf(role: Role): string
}

/** The computer players of a tale, and the seats that they can lead. */
interface BotsSpec<
  K extends Kind,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, LeadersStore<Role, Computer>>,
> {
  useTable(): Table
  /** The computer player that must act now. */
  useComputer(): Computer | null
  counsel: BrowserCounsel<K, Computer>
  /** All computer players, the weakest first, and the picture of each. */
  computers: readonly Computer[]
  icons: Readonly<Record<Computer, IconName>>
  /** The picture of all bots on the button of a seat. Default: the picture of the thinker, else of the stand-in. */
  icon?: IconName
  turnOf(state: K['State']): number
  /** The seat that must act; null if that is not one seat. */
  roleToAct(state: K['State']): Role | null
  /** Puts away what a player has in hand before a computer player acts. */
  prepare(table: Table): void
  /** True while the table asks something, so that computer players wait. */
  useIsAsking(table: Table): boolean
  useWords(): SeatWords<Role, Computer>
  /** The picture of a seat for which there is room. */
  pictureOf?(role: Role): ReactNode
  /** The words take the room of the picture while the thinker needs long. */
  makesRoom?: boolean
  /** Puts a seat into other hands in the middle of the game; without it, at once and aloud. */
  lead?(table: Table, role: Role, leader: Leader<Computer>): void
}

interface ComputerTurnProps<State, Computer> {
  state: State
  computer: Computer
  small?: boolean
}

/** Makes what the tables of a tale need of its computer players. */
export function createBots<
  K extends Kind,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, LeadersStore<Role, Computer>>,
>(spec: BotsSpec<K, Role, Computer, Table>) {
  const { useTable, counsel, computers, icons, turnOf, useWords } = spec
  const { thinker, standIn, decide } = counsel

  // One object a table, so that a thought goes on while the table is drawn again.
  const actsAt = oncePer(
    (table: Table): Acts<K['State'], Computer, K['Action']> => ({
      prepare: () => spec.prepare(table),
      decide,
      act: (action) => actAt<K>(table, turnOf, action),
    }),
  )

  /** Puts a seat into other hands, and says so aloud. */
  function lead(
    table: Table,
    { bots, nameOf }: SeatWords<Role, Computer>,
    role: Role,
    leader: Leader<Computer>,
  ) {
    if (spec.lead) return spec.lead(table, role, leader)
    table.leaders.getState().lead(role, leader)
    announce(`${bots.leads(bots.names[leader], nameOf(role))}.`)
  }

  return {
    /** Lets the computer players act whenever nothing else wants to be seen. */
    useComputers(): void {
      const table = useTable()
      const computer = spec.useComputer()
      const isAsking = spec.useIsAsking(table)
      useTableComputers<K, Computer>(table, { turnOf, computer, isAsking, acts: actsAt(table) })
    },

    /** While a computer player must act; if the thinker needs long, the stand-in can decide. */
    ComputerTurn({ state, computer, small = false }: ComputerTurnProps<K['State'], Computer>) {
      const table = useTable()
      const words = useWords()
      const { bots, nameOf } = words
      const isThinking = !usePace(({ waiting }) => waiting) && computer === thinker
      const isLong = useLongThought(counsel, bots.long, isThinking)
      const role = spec.roleToAct(state)
      if (role === null) return null
      const who = nameOf(role)
      return (
        <BotTurn
          title={bots.leads(bots.names[computer], who)}
          thinks={computer === thinker}
          long={isLong && bots.long}
          who={who}
          turn={turnOf(state)}
          picture={!small && !(isLong && spec.makesRoom) && spec.pictureOf?.(role)}
          instead={isLong && { name: bots.waitNoLonger, icon: icons[standIn], choose: counsel.waitNoLonger }}
          onTakeOver={() => lead(table, words, role, 'person')}
        />
      )
    },

    /** Beside the name of a seat: lets a computer player lead it, or takes it over again. */
    LeadButton({ seat }: { seat: Role }) {
      const table = useTable()
      const words = useWords()
      const isPerson = table.leaders((leaders) => isLedByPerson(leaders.table, seat))
      return (
        <LeadSeatButton
          who={words.nameOf(seat)}
          person={isPerson}
          computers={computers.map((id) => ({ id, name: words.bots.names[id], icon: icons[id] }))}
          icon={spec.icon ?? icons[thinker ?? standIn]}
          onLead={(leader) => lead(table, words, seat, leader)}
        />
      )
    },
  }
}
