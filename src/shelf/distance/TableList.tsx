import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { KEPT_DAYS } from '../../protocol/messages.ts'
import { seatedTables, useRemoteTable } from '../../session/remote/remote-table.ts'
import { isListed, type SeatedTable, type TableNote } from '../../session/remote/seated-table.ts'
import { shownName } from '../../store/person-names.ts'
import { Button, Icon, IconButton } from '../../ui/art/index.ts'
import { CutString, Tin, WindKey } from '../../ui/art/tins/Tins.tsx'
import { Confirm } from '../../ui/page/Confirm.tsx'
import { goToAppPage } from '../../ui/page/page.ts'
import { type DistanceWords, useDistanceWords } from '../../ui/text/distance.ts'
import { useAppWords } from '../../ui/text/house.ts'
import { useSavedGamesWords } from '../../ui/text/saved-games.ts'
import type { ListedTale } from '../saved-games/saved-games-page.tsx'
import styles from './TableList.module.css'

type SeatNote = NonNullable<TableNote['seats']>[number]

/** The labels of the tins, by seat: the tales with their own colours are not loaded for a list. */
const TINS = ['var(--seal)', 'var(--tree-2)', 'var(--plank-blue)', 'var(--post)']

/** Hook: the tables of this browser that a list shows, the latest first. */
export function useListedTables(): readonly SeatedTable[] {
  return useStore(seatedTables.store, ({ tables }) => tables).filter(isListed)
}

/** The tables of this browser, played or watched, and storage problems. Renders nothing if there are none. */
export function TableList({ tales }: { tales: readonly Pick<ListedTale, 'address' | 'Title'>[] }) {
  const words = useDistanceWords()
  const { spoilt, health } = useStore(seatedTables.store)
  const tables = useListedTables()
  const isTrouble = spoilt.length > 0 || health === 'unreadable'
  if (tables.length === 0 && !isTrouble) return null
  return (
    <section aria-label={words.list.title}>
      <h2 className={styles['heading']}>{words.list.title}</h2>
      {isTrouble && (
        <div className={styles['trouble']} role="status">
          <p>{health === 'unreadable' ? words.list.unreadable : words.list.spoilt(spoilt.length)}</p>
          {spoilt.length > 0 && <Button onClick={() => seatedTables.forget()}>{words.list.yes}</Button>}
        </div>
      )}
      <NotRemembered />
      <div className={styles['cards']}>
        {tables.map((table) => {
          const tale = tales.find(({ address }) => address === table.note?.tale)
          return <TableCard key={table.table} table={table} Title={tale?.Title ?? null} />
        })}
      </div>
      <p className={styles['kept']}>{words.keptFor(KEPT_DAYS)}</p>
    </section>
  )
}

/** Warns that the seats of this device are lost with the page, if the browser does not store them. */
export function NotRemembered() {
  const words = useDistanceWords()
  const health = useStore(seatedTables.store, (now) => now.health)
  const isSeated = useRemoteTable(({ own }) => own.length > 0)
  if (!isSeated || health === 'ok' || health === 'unreadable') return null
  return <p role="status">{words.list.notStored}</p>
}

/** One table: its tale, its people, the player to act, and the button to return. */
function TableCard({ table, Title }: { table: SeatedTable; Title: ListedTale['Title'] | null }) {
  const words = useDistanceWords()
  const { on } = useSavedGamesWords()
  const { common } = useAppWords()
  const [isRemoving, setRemoving] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const titleId = useId()
  const { note = {}, seats } = table
  const { seats: people = [], seen, isGone = false } = note
  const own = seats.map(({ seat }) => seat)
  const goBack = async () => {
    if (isGoing) return
    setGoing(true)
    const isThere = await useRemoteTable.getState().returnToTable(table.table)
    setGoing(false)
    if (isThere) goToAppPage('table')
  }
  const isFree = isGone || own.length === 0
  const forget = () => seatedTables.forget(table.table)
  const way = isGone ? words.list.again : own.length > 0 ? words.list.toSeat : words.list.toTable
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['picture']} aria-hidden="true">
        {isGone ? <CutString colour={TINS[0] ?? ''} /> : <Tins people={people} toAct={note.toAct ?? null} />}
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']} id={titleId}>
          {Title ? <Title /> : words.list.aTable}
        </h3>
        <p>{common.list(namesAt(people, own, words))}</p>
        <p role={isGone ? 'status' : undefined}>{standingOf(note, own, words)}</p>
        {seen !== undefined && <p className={styles['quiet']}>{words.list.seen(on(new Date(seen)))}</p>}
      </div>
      <div className={styles['ways']}>
        <Button
          tone={isGone ? 'wood' : 'blue'}
          aria-describedby={titleId}
          aria-busy={isGoing}
          onClick={() => void goBack()}
        >
          {way}
        </Button>
        <IconButton
          aria-label={words.list.remove}
          aria-describedby={titleId}
          title={words.list.remove}
          onClick={() => (isFree ? forget() : setRemoving(true))}
        >
          <Icon name="cross" size={24} />
        </IconButton>
      </div>
      <Confirm
        open={isRemoving}
        title={words.list.removeTitle}
        text={words.list.removeText}
        yes={words.list.yes}
        no={words.list.no}
        onYes={forget}
        onNo={() => setRemoving(false)}
      />
    </article>
  )
}

/** A tin for each seat; that of the seat to act hums. A computer player has the key of its clockwork. */
function Tins({ people, toAct }: { people: readonly SeatNote[]; toAct: number | 'together' | null }) {
  return people.map(({ role, by }, seat) => {
    if (by !== 'free' && by !== 'person') return <WindKey key={role} size={40} />
    const isToAct = toAct === seat || toAct === 'together'
    const state = by === 'free' ? 'expected' : isToAct ? 'here' : 'gone'
    return <Tin key={role} colour={TINS[seat % TINS.length] ?? ''} state={state} size={46} />
  })
}

/** Returns the people at a table by name, then the numbers of bots and free seats. */
function namesAt(people: readonly SeatNote[], own: readonly number[], { list }: DistanceWords): string[] {
  const names = people.flatMap(({ name }, seat) => {
    const shown = shownName(name)
    return shown === '' ? [] : [own.includes(seat) ? list.own(shown) : shown]
  })
  const nameless = people.filter(({ name }) => shownName(name) === '')
  const free = nameless.filter(({ by }) => by === 'free').length
  const bots = nameless.length - free
  return [...names, ...(bots > 0 ? [list.bots(bots)] : []), ...(free > 0 ? [list.free(free)] : [])]
}

/** Returns the last known state of a table's game, in words. */
function standingOf(note: TableNote, own: readonly number[], words: DistanceWords): string {
  const { phase = 'lobby', seats: people = [], toAct = null, isGone } = note
  if (isGone) return words.list.gone
  if (phase !== 'playing') return words.list[phase]
  if (toAct === 'together') return words.seats.together
  const actor = toAct === null ? undefined : people[toAct]
  if (toAct === null || !actor) return ''
  if (actor.by !== 'person') return words.list.botsTurn
  return own.includes(toAct)
    ? words.seats.yourTurn
    : words.seats.turn(shownName(actor.name) || words.news.someone)
}
