import type { StoreApi, UseBoundStore } from 'zustand'
import type { Code, Lobby, News, TablePin, TableQuestion } from '../../protocol/messages.ts'
import { browserStorage, tabStorage } from '../../store/storage.ts'
import type { AnyNews, ConnectionState, SendRequest } from './connection.ts'
import { createRemoteTable } from './create-remote-table.ts'
import type { createSeatStore } from './seat-store.ts'

export type { ConnectionState } from './connection.ts'

/** How to join a table: by the code of the room, by the link for other houses, or by a ticket of a device that has seats. */
export type JoinBy =
  | { readonly code: string }
  | { readonly table: string; readonly key: string }
  | { readonly table: string; readonly ticket: string }

/** The state of this tab's table of several devices, with its commands. */
export interface RemoteTable {
  /** Null: no table. */
  readonly lobby: Lobby | null
  /** True if this tab is at a table, even before its lobby has loaded. */
  readonly isSeated: boolean
  readonly line: ConnectionState
  /** Failed attempts to reconnect since the connection was lost. */
  readonly tries: number
  /** Why the last request failed, or why the table ended; null if nothing failed. */
  readonly problem: Code | 'unreachable' | null
  /** Why the table of this device has ended; null if it has not, or another request for a table has followed. */
  readonly ended: RemoteTable['problem']
  /** The key of the link for other houses; null if this device joined by the code alone. */
  readonly key: string | null
  /** The seats of this device. */
  readonly own: readonly number[]
  readonly question: TableQuestion | null
  /** The suggestions on the board, the oldest first. */
  readonly pins: readonly TablePin[]
  /** Opens a table. On success, leaves the current one. `bots`: the bots by seat number. */
  openTable(
    tale: string,
    rules: number,
    config: unknown,
    bots: Readonly<Record<string, string>>,
  ): Promise<boolean>
  /**
   * Joins a table. On success, leaves the current one. Returns to the seats of this tab there, and to those of this browser
   * that no device plays. A seat that still seems played may follow soon, when the server reports its device missing. A ticket gives the
   * seats of the device that made it.
   */
  join(by: JoinBy): Promise<boolean>
  /** Makes a ticket that moves the seats of this device to another one, once. `ms`: its lifetime in milliseconds. Null on a failure. */
  makeTicket(): Promise<{ readonly ticket: string; readonly ms: number } | null>
  /** Returns to the table of this tab after a reload, or to the last table of this browser. Resolves to false without one. */
  resume(): Promise<boolean>
  /**
   * Returns to a table of this browser and to all its seats there, in place of the current table. The seats at the current table are kept.
   * Resolves to false if the server has no such table. Keeps trying while the server cannot be reached.
   */
  returnToTable(table: string): Promise<boolean>
  takeSeat(seat: number, name: string): Promise<boolean>
  /** Starts the game. `bot` plays the seats that are still free. */
  begin(bot?: string): Promise<boolean>
  /** Answers the open question. The device that asked withdraws the question by answering no. */
  answer(yes: boolean): Promise<void>
  /** Hands a seat to a bot, or back to its person (null). For an absent person's seat, the others may be asked first. */
  control(seat: number, by: string | null): Promise<boolean>
  leaveSeat(seat: number): Promise<boolean>
  /** Leaves the table: frees the own seats unless the game is over, closes the connection and forgets the table in this tab. */
  leave(): void
  /** Leaves the table in this tab, and keeps the seats, so that the list of tables can return to it. */
  goAway(): void
  /** Tries to reconnect at once. */
  retry(): void
}

/** The news about the game itself. */
export type GameNews = Extract<AnyNews, { name: 'view' | 'update' | 'rewind' }>

/** Shows the game of a table. */
export interface GameFollower {
  onNews(news: GameNews): void
  /** Called if news is missing: the next whole view must replace the state of this follower. */
  forget(): void
  /** Its place in the log and its viewer; null while it needs a whole view. */
  have(): Pick<News<'view'>, 'epoch' | 'n' | 'viewer'> | null
}

/** The connection of a table, for the game that is played there. */
export interface RemoteGame {
  /** Sends the news of the game to a follower from now on, beginning with the whole game. Returns a function that ends it. */
  follow(follower: GameFollower): () => void
  /** Sends a request. A failure is shown as the `problem` of the table. */
  request: SendRequest
  /** Requests missing news. */
  catchUp(): void
  /** The tables of this browser. */
  readonly seats: Pick<ReturnType<typeof createSeatStore>, 'store' | 'ofBrowser' | 'note' | 'forget'>
  readonly useRemoteTable: UseBoundStore<StoreApi<RemoteTable>>
}

/** The table of this tab on a server. */
export const remoteGame = createRemoteTable({
  load: async () => (await import('./connection.ts')).connect,
  storage: browserStorage,
  tab: tabStorage,
})

export const { useRemoteTable, seats: seatedTables } = remoteGame
