import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Game, GameTypes } from '../../../engine/kernel/index.ts'
import type { PlayedTable } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { type Controller, type ControllersStore, controllerOf } from '../../../store/controllers-store.ts'
import { shownName } from '../../../store/person-names.ts'
import { Icon, RadioGroup } from '../../art/index.ts'
import { Dialog } from '../../page/Dialog.tsx'
import type { DialogProps } from '../../tale.ts'
import { capital } from '../../text/en/numbers.ts'
import { useSlipWords } from '../../text/slips.ts'
import type { LedSeats } from './create-bots.tsx'
import styles from './PlayersDialog.module.css'
import { letWait } from './pace.ts'

interface PlayersProps<K extends GameTypes, Role extends string, Computer extends string, Table> {
  rules: Game<K>
  table: Table
  seats: LedSeats<Role, Computer, Table>
}

/** Makes the dialog that lists all seats of the game at the table, each with a choice of its controller; empty without a game. */
export const playersDialog =
  <
    K extends GameTypes,
    Role extends string,
    Computer extends string,
    Table extends PlayedTable<K, ControllersStore<Role, Computer>>,
  >(
    { rules, useTable }: { rules: Game<K>; useTable(): Table },
    seats: LedSeats<Role, Computer, Table>,
  ) =>
  ({ onClose }: DialogProps): ReactNode => {
    const { players } = useSlipWords()
    const table = useTable()
    const state = table.game(selectState<K>)
    if (!state) return null
    const isOver = rules.outcome(state) !== null
    return (
      <Dialog title={players.title} onClose={onClose}>
        <p className={styles.text}>{isOver ? players.over : players.text}</p>
        <Seats {...{ rules, table, seats }} isOver={isOver} />
      </Dialog>
    )
  }

/** A row for each seat: its picture, its name, and its controller. */
function Seats<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Table extends PlayedTable<K, ControllersStore<Role, Computer>>,
>({ rules, table, seats, isOver }: PlayersProps<K, Role, Computer, Table> & { isOver: boolean }) {
  const { computers, icons, pictureOf, lead } = seats
  const { players } = useSlipWords()
  const words = seats.useWords()
  const { table: leaders, roles } = useStore(table.leaders)
  const config = table.game(({ session }) => session?.config)
  const options: readonly Controller<Computer>[] = ['person', ...computers]
  const names = Object.fromEntries(
    options.map((option) => [option, capital(words.bots.names[option])]),
  ) as Record<Controller<Computer>, string>
  return rules.seats(config as K['Config']).map(({ role: id, player }) => {
    const role = roles.find((one) => one === id)
    if (role === undefined) return null
    const leader = controllerOf(leaders, role)
    const legend = players.seat(capital(words.nameOf(role)), shownName(player))
    return (
      <div key={role} className={styles.seat}>
        <span className={styles.face} aria-hidden="true">
          {pictureOf?.(role) ?? <Icon name={leader === 'person' ? 'person' : icons[leader]} size={44} />}
        </span>
        {isOver ? (
          <p className={styles.name}>
            {legend}: {words.bots.names[leader]}
          </p>
        ) : (
          <RadioGroup
            legend={legend}
            options={options}
            chosen={leader}
            words={names}
            onChoose={(next) => {
              letWait(false)
              lead(table, words, role, next)
            }}
          />
        )}
      </div>
    )
  })
}
