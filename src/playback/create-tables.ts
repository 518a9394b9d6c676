import type { GameTypes } from '../engine/kernel/index.ts'
import type { GameHook } from '../session/game-store.ts'
import type { AutosaveOptions } from '../session/local/autosave.ts'
import { connectLocally } from '../session/local/local-transport.ts'
import type { RemoteGame } from '../session/remote/remote-table.ts'
import { browserBotClient, type TaleBots } from '../store/browser-bot-client.ts'
import { type ControllersStore, savedWithGame } from '../store/controllers-store.ts'
import { prefersReducedMotion } from '../store/motion.ts'
import { savedGames } from '../store/saved-games/this-browser.ts'
import { useSettings } from '../store/settings.ts'
import { browserStorage, tabStorage } from '../store/storage.ts'
import { thisWindow } from '../store/tab-registry.ts'
import { botTurns } from './bot-turns.ts'
import { browserClock } from './clock.ts'
import { trackGameOver } from './game-over.ts'
import { createPlayback, type PlaybackOptions } from './playback.ts'
import { type PlayedTable, shownTable } from './shown-table.ts'
import type { TaleStores } from './tale-stores.ts'

/** A game with its controllers. */
type Seats<K extends GameTypes, Role extends string, Computer extends string> = Pick<
  PlayedTable<K, ControllersStore<Role, Computer>>,
  'game' | 'leaders'
>

/** The parts of a tale's tables: the rules, the controllers, the playback, and stores of its own. */
interface TablesSpec<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Own extends object,
  Thinker extends Computer = never,
> extends Pick<AutosaveOptions<K>, 'game' | 'about'>,
    Pick<PlaybackOptions<K>, 'timings' | 'lastWatched'> {
  closed: TaleStores<K>
  /** The controllers of the saved game. */
  leaders: Seats<K, Role, Computer>['leaders']
  /** Returns the role of each seat, first seat first. */
  roles(state: K['State']): readonly Role[]
  /** The bots that can play them. */
  bots: TaleBots<K, Computer, Thinker>
  /** Returns a promise of the code that a game with this configuration needs beyond its rules; null: none. */
  needs?: AutosaveOptions<K>['needs']
  /** Returns the automatic answer to the open question; null, or absent: players are asked. */
  answer?(state: K['State']): K['Action'] | null
  /** Returns a number that is the same throughout a turn, and differs in the next one. */
  turnOf(state: K['State']): number
  /** True if the playback pauses at the end of a turn. */
  held?(table: Seats<K, Role, Computer>): boolean
  /** Makes the tale's own stores of a table, such as the selection. */
  own(game: GameHook<K>): Own
}

/**
 * Attaches the rules to a tale's game in this browser, and makes its table. Called once, in the tale's `runtime.ts`, when the rules have
 * loaded.
 */
export function createTables<
  K extends GameTypes,
  Role extends string,
  Computer extends string,
  Own extends object,
  Thinker extends Computer = never,
>(tale: TablesSpec<K, Role, Computer, Own, Thinker>) {
  type Table = PlayedTable<K, ControllersStore<Role, Computer>> & Own
  const { closed, game, leaders } = tale
  const { useGame, useGameOverShown, storageKeys } = closed
  const { answer = () => null, needs = () => null } = tale
  const rules = { game, answer, needs }
  const controllers = savedWithGame(leaders)
  const local = connectLocally({
    ...tale,
    ...rules,
    leaders: controllers,
    store: useGame,
    games: savedGames,
    windows: thisWindow(),
    storage: browserStorage,
    tab: tabStorage,
    keys: storageKeys,
  })
  const opened = local.openAgain()
  const seats = { game: useGame, leaders }
  const playback = playbackOf(tale, seats)
  trackGameOver(useGameOverShown, playback, game)
  const liveTable: Table = { ...seats, playback, ...tale.own(useGame) }
  const shown = shownTable<K, ControllersStore<Role, Computer>, Table>(liveTable)
  const showLive = () => {
    const { playing, skip } = playback.getState()
    if (!playing) skip()
  }
  return {
    /** Resolves when the game to resume is known. */
    opened,
    /**
     * Plays the game of a table of several devices in place of this tab's game. Resolves to a function that goes back to the game of this
     * tab. `onEnd`: called if the player has begun or opened another game instead.
     */
    async connectTo(remote: RemoteGame, onEnd: () => void): Promise<() => Promise<void>> {
      const [{ playAtTable }] = await Promise.all([import('../session/remote/play-at-table.ts'), opened])
      const here = { ...tale, store: useGame, rules, local, controllers, games: savedGames, showLive }
      return playAtTable(here, remote, onEnd)
    },
    /** The rules of the game, and the number of a turn in it. */
    rules: game,
    turnOf: tale.turnOf,
    /** The table of this tab's game. */
    liveTable,
    /** Makes a table for a game that is not saved. */
    createTable: (seats: Seats<K, Role, Computer>): Table => ({
      ...seats,
      playback: playbackOf(tale, seats),
      ...tale.own(seats.game),
    }),
    /** The storage keys of the tale. */
    storageKeys,
    /** The bots that can be asked for moves. */
    counsel: browserBotClient(game, tale.bots),
    ...shown,
    ...botTurns({ ...tale, ...shown }),
  }
}

/** Makes the playback of a game, with the speed and motion of the settings. */
function playbackOf<K extends GameTypes, Role extends string, Computer extends string>(
  tale: Pick<TablesSpec<K, Role, Computer, object>, 'timings' | 'lastWatched' | 'held'>,
  seats: Seats<K, Role, Computer>,
): ReturnType<typeof createPlayback<K>> {
  return createPlayback({
    ...tale,
    game: seats.game,
    speed: () => useSettings.getState().speed,
    reducedMotion: prefersReducedMotion,
    held: () => tale.held?.(seats) ?? false,
    clock: browserClock,
  })
}
