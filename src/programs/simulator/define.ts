import { type Game, type Rng, randomState, SEEDS, seededRng } from '../../engine/kernel/index.ts'
import type { PlayerOf } from '../../players/player.ts'
import { chooseBySeat, playToEnd } from './play-to-end.ts'
import type { RunSummary } from './run-summary.ts'
import { seedOf } from './seeds.ts'
import type { SettingParts } from './setting-parts.ts'
import { type Statistics, statisticsOf } from './statistics.ts'
import type { SimulatorTale } from './tale.ts'
import type { Watched, Watcher } from './watcher.ts'

/** A game of a run after its last action. */
export interface PlayedGame<K extends Watched, Setting, Begun, Seen> {
  readonly setting: Setting
  /** Its number in the run, from 0. */
  readonly game: number
  /** The final position. */
  readonly state: K['State']
  /** The number of actions. */
  readonly actions: number
  /** The notes of the first position. */
  readonly begun: Begun
  /** The counts and notes of the watcher. */
  readonly seen: Seen
}

/** The parts of a simulator that differ between tales. `Fields`: the fields of a game's record beside its number. */
interface SimulatorSpec<
  K extends Watched,
  Setting extends object,
  Begun,
  Seen,
  Fields extends object,
  Summary extends object,
> {
  readonly game: Game<K>
  /** The name in its results files, by default the id of the game; null: no name. */
  readonly notebookName?: string | null
  /** The parts of a setting: default values and the options that change them. */
  readonly settings: SettingParts<Setting>
  /** Adds the parts that are missing in the setting of an older results file. */
  wholeSetting?(kept: Setting): Setting
  /** Completes the values of options. `said`: the names of the given options. Throws `UsageError` if they contradict. */
  complete?(setting: Setting, said: ReadonlySet<string>): void
  /** Returns the seed of the bots' rng from the seed of a game, by default the next number. */
  luckOf?(seed: number): number
  /** Returns the config of a game under a setting. */
  configOf(setting: Setting, luck: Rng): K['Config']
  /** Returns the bots of a game with this number of seats: one for each seat in order, or one for all. */
  playersOf(setting: Setting, game: number, seats: number): PlayerOf<K> | readonly PlayerOf<K>[]
  /** True if an unfinished game must be stopped. */
  isBrokenOff?(state: K['State']): boolean
  /** Returns the notes of the first position. */
  begun?(state: K['State']): Begun
  /** Begins to watch a game. */
  readonly watch: Watcher<K, Seen>
  /** Returns the record of a game, as plain data. */
  record(played: PlayedGame<K, Setting, Begun, Seen>): Fields
  /** Returns a short result for the progress line: "12 won". */
  soFar(records: readonly ({ game: number } & Fields)[]): string
  /** Summarizes games; their order must not matter. */
  summary(games: Statistics<{ game: number } & Fields>): Summary
  /** Returns the setting and the results as lines of text. */
  lines(
    answer: RunSummary<{ Setting: Setting; GameRecord: { game: number } & Fields; Summary: Summary }>,
  ): readonly string[]
}

/** Makes the simulator of a tale: it begins, plays, watches and records every game in the same way. */
export function defineSimulator<
  K extends Watched,
  Setting extends { readonly seed: number },
  Seen,
  Fields extends object,
  Summary extends object,
  Begun = undefined,
>({
  game: rules,
  notebookName = rules.id,
  luckOf = (seed) => (seed + 1) % SEEDS,
  configOf,
  playersOf,
  isBrokenOff,
  begun,
  watch,
  record,
  summary,
  lines,
  ...spec
}: SimulatorSpec<K, Setting, Begun, Seen, Fields, Summary>): SimulatorTale<{
  Setting: Setting
  GameRecord: { game: number } & Fields
  Summary: Summary
}> {
  return {
    ...spec,
    ...(notebookName !== null && { notebookName }),
    rulesVersion: rules.rulesVersion,
    playGame(setting, game) {
      const seed = seedOf(setting.seed, game)
      const luck = seededRng({ random: randomState(luckOf(seed)) })
      const config = configOf(setting, luck)
      const state = rules.begin(config, seed)
      const atBeginning = begun?.(state) as Begun
      const players = playersOf(setting, game, rules.seats(config).length)
      const watching = watch()
      const actions = playToEnd(rules, state, {
        choose:
          typeof players === 'function' ? (now) => players(now, luck) : chooseBySeat(rules, players, luck),
        ...(isBrokenOff && { isBrokenOff }),
        before: watching.before,
        emit: (event) => watching.emit(event, state),
        after: watching.after,
      })
      return { game, ...record({ setting, game, state, actions, begun: atBeginning, seen: watching.seen }) }
    },
    summaryOf: (records) => summary(statisticsOf(records)),
    tableText: (answer) => lines(answer).join('\n'),
  }
}
