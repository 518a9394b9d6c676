import type { Kind } from '../engine/kernel/index.ts'
import type { GameHook } from '../session/game-store.ts'
import type { AutosaveOptions } from '../session/local/autosave.ts'
import { openGame } from '../session/local/local-transport.ts'
import { browserCounsel, type TaleBots } from '../store/browser-counsel.ts'
import { keptGames } from '../store/kept/this-browser.ts'
import { besideGame, type LeadersStore } from '../store/leaders.ts'
import { wantsLessMotion } from '../store/motion.ts'
import { useSettings } from '../store/settings.ts'
import { browserStorage, tabStorage } from '../store/storage.ts'
import { thisWindow } from '../store/this-window.ts'
import { browserClock } from './clock.ts'
import type { ClosedTale } from './closed.ts'
import { computersAt } from './computers.ts'
import { tellEnding } from './ending.ts'
import { createPlayback, type Stage } from './playback.ts'
import { type PlayedTable, shownTable } from './shown-table.ts'

/** A game, and who leads its seats. */
type Seats<K extends Kind, Role extends string, Computer extends string> = Pick<
  PlayedTable<K, LeadersStore<Role, Computer>>,
  'game' | 'leaders'
>

/** What a tale says of its tables: its rules, who leads its seats, how its events are shown, and what else a table has. */
interface TablesSpec<
  K extends Kind,
  Role extends string,
  Computer extends string,
  Own extends object,
  Thinker extends Computer = never,
> extends Pick<AutosaveOptions<K>, 'game' | 'about'>,
    Pick<Stage<K>, 'timings' | 'lastWatched'> {
  closed: ClosedTale<K>
  /** Who leads the seats of the game that is saved. */
  leaders: Seats<K, Role, Computer>['leaders']
  /** The role of each seat, first seat first. */
  roles(state: K['State']): readonly Role[]
  /** The computer players that can lead them. */
  bots: TaleBots<K, Computer, Thinker>
  /** What must be fetched before a game with such a table can be played, where not everything comes with the rules; null: nothing. */
  needs?: AutosaveOptions<K>['needs']
  /** What the table answers by itself to a question that is open; null, or absent: players are asked. */
  answer?(state: K['State']): K['Action'] | null
  /** Whether the board is held before a turn passes. */
  held?(table: Seats<K, Role, Computer>): boolean
  /** The tale's own stores of a table, such as what players mean to do. */
  own(game: GameHook<K>): Own
}

/**
 * The rules have come: opens a tale's game in this browser, and makes its table with all that follows the game. Called once, in the
 * tale's `table.ts`.
 */
export function createTables<
  K extends Kind,
  Role extends string,
  Computer extends string,
  Own extends object,
  Thinker extends Computer = never,
>(tale: TablesSpec<K, Role, Computer, Own, Thinker>) {
  type Table = PlayedTable<K, LeadersStore<Role, Computer>> & Own
  const { closed, game, leaders } = tale
  const { useGame, useTold, storageKeys } = closed
  const opened = openGame({
    answer: () => null,
    needs: () => null,
    ...tale,
    leaders: besideGame(leaders),
    store: useGame,
    games: keptGames,
    windows: thisWindow(),
    storage: browserStorage,
    tab: tabStorage,
    keys: storageKeys,
  })
  const seats = { game: useGame, leaders }
  const playback = playbackOf(tale, seats)
  tellEnding(useTold, playback, game)
  const liveTable: Table = { ...seats, playback, ...tale.own(useGame) }
  const shown = shownTable<K, LeadersStore<Role, Computer>, Table>(liveTable)
  return {
    /** Resolves when it is known with which game the tale goes on. */
    opened,
    /** The table at which the game of this tab is played. */
    liveTable,
    /** Makes a table for a game that is not saved. */
    createTable: (seats: Seats<K, Role, Computer>): Table => ({
      ...seats,
      playback: playbackOf(tale, seats),
      ...tale.own(seats.game),
    }),
    /** Those who can be asked what to do. */
    counsel: browserCounsel(game, tale.bots),
    ...shown,
    ...computersAt({ ...tale, ...shown }),
  }
}

/** Makes the playback of a game, at the speed and with the motion that the settings say. */
function playbackOf<K extends Kind, Role extends string, Computer extends string>(
  tale: Pick<TablesSpec<K, Role, Computer, object>, 'timings' | 'lastWatched' | 'held'>,
  seats: Seats<K, Role, Computer>,
): ReturnType<typeof createPlayback<K>> {
  return createPlayback({
    ...tale,
    game: seats.game,
    speed: () => useSettings.getState().speed,
    littleMotion: wantsLessMotion,
    held: () => tale.held?.(seats) ?? false,
    clock: browserClock,
  })
}
