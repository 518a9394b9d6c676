import type { ReactNode } from 'react'
import { type Game, type GameTypes, memoizeByObject } from '../../../engine/kernel/index.ts'
import type { OtherActor } from '../../../playback/bot-turns.ts'
import type { PlayedTable } from '../../../playback/shown-table.ts'
import type { BrowserCounsel } from '../../../store/browser-bot-client.ts'
import { type Controller, type ControllersStore, controllerOf } from '../../../store/controllers-store.ts'
import { shownName } from '../../../store/person-names.ts'
import type { IconName } from '../../art/index.ts'
import { announce } from '../../page/announce.ts'
import { capital } from '../../text/en/numbers.ts'
import type { createUndo } from '../undo/create-undo.ts'
import { BotTurn, PeopleTurn } from './BotTurn.tsx'
import { usePace } from './pace.ts'
import type { Acts } from './useActing.ts'
import { useLongThought } from './useLongThought.ts'
import { actAt, useTableComputers } from './useTableComputers.ts'

/** The words of a tale about its bots. */
interface BotWords<Computer extends string> {
  readonly names: Readonly<Record<Controller<Computer>, string>>
  /** Returns the words beside a seat that a bot plays. */
  ledBy(leader: string): string
  /** Returns the sentence that says which controller plays a seat. */
  leads(leader: string, who: string): string
  /** The text while the thinker takes long, and the name of the button that stops waiting. */
  readonly long: string
  readonly answerNow: string
}

interface SeatWords<Role extends string, Computer extends string> {
  bots: BotWords<Computer>
  /** The name of a seat within a sentence. */
  nameOf(role: Role): string
  /** The name of its player; absent if the seat is called as its player is. */
  playerOf?(role: Role): string
}

/** Returns the name of a seat for a player, to begin a sentence with. */
export const seatName = <Role extends string>(
  { nameOf, playerOf }: Pick<SeatWords<Role, string>, 'nameOf' | 'playerOf'>,
  role: Role,
): string => playerOf?.(role) ?? capital(nameOf(role))

/** The seats of a tale, for the dialog that assigns each to a person or a bot (`taleDialogs`). */
export interface LedSeats<Role extends string, Computer extends string, Table> {
  readonly liveTable: Table
  readonly computers: readonly Computer[]
  readonly icons: Readonly<Record<Computer, IconName>>
  pictureOf?(role: Role): ReactNode
  colourOf?(role: Role): string
  useWords(): SeatWords<Role, Computer>
  /** Returns the last move of the game at the live table in the words of the log, as its viewer may know it; '' if the log has none. */
  lastMove(): string
  /** Changes the controller of a seat, and announces it. */
  lead(table: Table, words: SeatWords<Role, Computer>, role: Role, leader: Controller<Computer>): void
}

/** The bots of a tale, and the seats that they can play. */
interface BotsSpec<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, ControllersStore<Role, Computer>>,
  Words,
> {
  readonly rules: Game<K>
  useTable(): Table
  readonly liveTable: Table
  /** Hook: the bot to act now; null if there is none. */
  useBotToAct(): Computer | null
  counsel: BrowserCounsel<K, Computer>
  /** All bots, the weakest first, and the icon of each. */
  computers: readonly Computer[]
  icons: Readonly<Record<Computer, IconName>>
  turnOf(state: K['State']): number
  /** The seat that must act; null if that is not one seat. */
  roleToAct(state: K['State']): Role | null
  /** Drops the player's selection before a bot acts. */
  prepare(table: Table): void
  /** The undo of a table (`TableKit`). */
  goingBackOf(table: Table): Pick<ReturnType<typeof createUndo<K>>, 'turns' | 'useUndoConfirm'>
  /** Hook: true while the table asks a question; bots wait. Default: while it asks about an undo. */
  useIsAsking?(table: Table): boolean
  useWords(): Words
  /** Returns the name of a seat within a sentence. */
  nameOf(m: NoInfer<Words>, role: Role): string
  /** Returns the name of its player; absent if the seat is called as its player is. */
  playerOf?(m: NoInfer<Words>, role: Role): string
  /** Returns the picture of a seat, shown if there is room. */
  pictureOf?(role: Role): ReactNode
  /** Returns the colour of a seat, for its sign beside other seats. */
  colourOf?(role: Role): string
  /** True if the text about a slow thinker replaces the picture. */
  makesRoom?: boolean
  /** Changes the controller of a seat during the game. Default: changes it at once and announces it. */
  lead?(table: Table, role: Role, leader: Controller<Computer>): void
}

interface OthersTurnProps<State, Computer> {
  state: State
  actor: OtherActor<Computer>
  small?: boolean
}

interface LedByProps {
  seat: number
  className: string | undefined
}

interface ComputerTurnProps<State, Computer> {
  state: State
  computer: Computer
  small: boolean
}

/** Makes the hooks and components for the bots of a tale. */
export function createBots<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, ControllersStore<Role, Computer>>,
  Words extends { readonly bots: BotWords<Computer> },
>(spec: BotsSpec<K, Role, Computer, Table, Words>) {
  const { useTable, counsel, computers, icons, turnOf, playerOf, pictureOf, colourOf } = spec
  const { thinker, standIn, decide } = counsel
  const isAskingBack = (table: Table) => spec.goingBackOf(table).useUndoConfirm(({ asking }) => asking)
  const useIsAsking = spec.useIsAsking ?? isAskingBack

  const { useWords } = {
    useWords(): SeatWords<Role, Computer> {
      const m = spec.useWords()
      return {
        bots: m.bots,
        nameOf: (role) => spec.nameOf(m, role),
        ...(playerOf && { playerOf: (role) => playerOf(m, role) }),
      }
    },
  }

  // One object per table, so that a bot's search survives a re-render.
  const actsAt = memoizeByObject(
    (table: Table): Acts<K['State'], Computer, K['Action']> => ({
      prepare: () => spec.prepare(table),
      decide,
      act: (action) => actAt<K>(table, turnOf, action),
    }),
  )

  /** Changes the controller of a seat, and announces it. */
  function lead(
    table: Table,
    { bots, nameOf }: SeatWords<Role, Computer>,
    role: Role,
    leader: Controller<Computer>,
  ) {
    if (spec.lead) return spec.lead(table, role, leader)
    table.leaders.getState().lead(role, leader)
    announce(`${bots.leads(bots.names[leader], nameOf(role))}.`)
  }

  const seats: LedSeats<Role, Computer, Table> = {
    ...{ liveTable: spec.liveTable, computers, icons, useWords, lead },
    lastMove() {
      const move = spec.liveTable.game.getState().session?.moves.at(-1)
      return move ? spec.goingBackOf(spec.liveTable).turns.lineOf(move) : ''
    },
    ...(pictureOf && { pictureOf }),
    ...(colourOf && { colourOf }),
  }

  const parts = {
    /** The panel of a bot's turn. If the thinker takes long, the player can take the stand-in's action instead. */
    OfBot({ state, computer, small }: ComputerTurnProps<K['State'], Computer>) {
      const table = useTable()
      const words = useWords()
      const { bots, nameOf } = words
      // At a table of several devices the server plays the bots.
      const isLedHere = table.game(({ device }) => device === null)
      const isThinking = !usePace(({ waiting }) => waiting) && computer === thinker && isLedHere
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
          isLedHere={isLedHere}
          picture={!small && !(isLong && spec.makesRoom) && spec.pictureOf?.(role)}
          instead={isLong && { name: bots.answerNow, icon: icons[standIn], choose: counsel.answerNow }}
          onTakeOver={() => lead(table, words, role, 'person')}
        />
      )
    },
  }
  const { OfBot } = parts

  return {
    seats,

    /** Lets the bots act while nothing else needs attention. */
    useBotTurns(): void {
      const table = useTable()
      const computer = spec.useBotToAct()
      const isAsking = useIsAsking(table)
      useTableComputers<K, Computer>(table, { turnOf, computer, isAsking, acts: actsAt(table) })
    },

    /** The name of the person who plays a seat, or the bot; empty for a person without a name. */
    LedBy({ seat, className }: LedByProps) {
      const table = useTable()
      const { bots } = useWords()
      const { table: leaders, roles } = table.leaders()
      const config = table.game(({ session }) => session?.config)
      const at = config && spec.rules.seats(config)[seat]
      const role = roles.find((one) => one === at?.role)
      const leader = role === undefined ? 'person' : controllerOf(leaders, role)
      const words = leader === 'person' ? shownName(at?.player ?? '') : bots.ledBy(bots.names[leader])
      return words ? (
        <p className={className}>
          <bdi>{words}</bdi>
        </p>
      ) : null
    },

    /** The panel of turns without input at this device: a bot's turn, or the turn of people at other devices. */
    OthersTurn({ state, actor, small = false }: OthersTurnProps<K['State'], Computer>) {
      const words = useWords()
      if (actor.kind === 'bot') return <OfBot {...{ state, small }} computer={actor.computer} />
      const role = spec.roleToAct(state)
      if (actor.player === null || role === null) return <PeopleTurn who={null} small={small} />
      const who = shownName(actor.player) || seatName(words, role)
      return <PeopleTurn {...{ who, small }} picture={!small && spec.pictureOf?.(role)} />
    },
  }
}
