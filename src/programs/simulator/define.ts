import { type Chance, type Game, randomState, SEEDS, seededChance } from '../../engine/kernel/index.ts'
import type { PlayerOf } from '../../players/player.ts'
import type { Answer } from './answer.ts'
import { chooseBySeat, playToEnd } from './play-to-end.ts'
import { seedOf } from './seeds.ts'
import type { SettingParts } from './settings.ts'
import { type Statistics, statisticsOf } from './statistics.ts'
import type { SimulatorTale } from './tale.ts'
import type { Watched, Watcher } from './watcher.ts'

/** A game that has been played to its end. */
interface PlayedGame<K extends Watched, Setting, Begun, Seen> {
  readonly setting: Setting
  /** Its number in the run, from 0. */
  readonly game: number
  /** The position at the end. */
  readonly state: K['State']
  /** How many actions were done. */
  readonly actions: number
  /** What was noted at the beginning. */
  readonly begun: Begun
  /** What was counted and noted on the way. */
  readonly seen: Seen
}

/** What a tale says of itself to the simulator. `Fields` are those of a game's record beside its number. */
interface SimulatorSpec<
  K extends Watched,
  Setting extends object,
  Begun,
  Seen,
  Fields extends object,
  Summary extends object,
> {
  readonly game: Game<K>
  /** What its notebooks call it; null: they have no name. By default the id of the game. */
  readonly notebookName?: string | null
  /** What a setting consists of: its standard values, and the options that change them. */
  readonly settings: SettingParts<Setting>
  /** Makes whole what a notebook keeps of before there was more to set. */
  wholeSetting?(kept: Setting): Setting
  /** Joins the values of options. `said` has the names of the options that were given. Throws `UsageError` if they contradict. */
  complete?(setting: Setting, said: ReadonlySet<string>): void
  /** The seed of the players' own luck, from the seed of a game. By default the next one. */
  luckOf?(seed: number): number
  /** What is played by a setting. */
  configOf(setting: Setting, luck: Chance): K['Config']
  /** Who plays a game: a player for each seat in their order, or one for all. */
  playersOf(setting: Setting, game: number, state: K['State']): PlayerOf<K> | readonly PlayerOf<K>[]
  /** True if a game that has no outcome yet is broken off. */
  isBrokenOff?(state: K['State']): boolean
  /** Notes what there is to know of the first position. */
  begun?(state: K['State']): Begun
  /** Begins to watch a game. */
  readonly watch: Watcher<K, Seen>
  /** What is kept of a game, as plain data. */
  record(played: PlayedGame<K, Setting, Begun, Seen>): Fields
  /** How the games so far have gone, in a word or two for the line of progress: "12 won". */
  soFar(records: readonly ({ game: number } & Fields)[]): string
  /** Sums games up, in whatever order they are given. */
  summary(games: Statistics<{ game: number } & Fields>): Summary
  /** What was played and what came of it, in lines for people. */
  lines(
    answer: Answer<{ Setting: Setting; GameRecord: { game: number } & Fields; Summary: Summary }>,
  ): readonly string[]
}

/** Makes the simulator of a tale: each game is begun, played to its end, watched and recorded in the same way. */
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
      const luck = seededChance({ random: randomState(luckOf(seed)) })
      const state = rules.begin(configOf(setting, luck), seed)
      const atBeginning = begun?.(state) as Begun
      const players = playersOf(setting, game, state)
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
