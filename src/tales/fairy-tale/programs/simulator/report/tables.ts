import {
  CHARACTER_IDS,
  type CharacterId,
  DIFFICULTIES,
  EXPANSION_BOXES,
  sameBoxes,
} from '../../../../../engine/fairy-tale/index.ts'
import { markdownTable, percent, shortRate } from '../../../../../programs/simulator/report.ts'
import { type Rate, rateFrom } from '../../../../../programs/simulator/statistics.ts'
import type { PlayerName } from '../settings.ts'
import type { Answer } from '../summary.ts'
import { FIT_TURNS } from '../summary.ts'
import {
  aimOf,
  asSuggested,
  expansionRuns,
  guardianRuns,
  houseRulesOf,
  isPlain,
  TALES,
  withEveryBox,
  withExpansion,
} from './choose.ts'
import { gamesText } from './editions.ts'

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

/** The boxes of a run: "all", "none", or their names. */
export const boxesText = (run: Answer): string => {
  const there = Object.entries(run.setting.boxes).flatMap(([box, is]) => (is ? [box] : []))
  return withEveryBox(run) ? 'all' : there.join(', ') || 'none'
}

/** Runs of a difficulty by the standard rules, grouped by boxes and number of characters. */
function groups(runs: readonly Answer[]): Answer[][] {
  const plain = runs.filter((run) => isPlain(run) && isMainPlayer(run) && !withExpansion(run))
  return DIFFICULTIES.flatMap((difficulty) => {
    const here = plain.filter(({ setting }) => setting.difficulty === difficulty)
    const keys = [...new Set(here.map((run) => `${boxesText(run)} ${run.setting.players}`))].sort()
    return keys.map((key) => here.filter((run) => `${boxesText(run)} ${run.setting.players}` === key))
  })
}

const MAIN: readonly PlayerName[] = ['random', 'apprentice', 'guardian']
const isMainPlayer = ({ setting }: Answer): boolean => MAIN.includes(setting.player)

/** How often each computer player wins each tale, by boxes and number of characters, beside the aim. */
export function winTable(runs: readonly Answer[]): string {
  const best = guardianRuns(runs)
  const rows = groups(runs).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { difficulty, players } = first.setting
    const of = (player: PlayerName) => {
      const run = group.find(({ setting }) => setting.player === player)
      return run ? shortRate(run.won) : '–'
    }
    const guardian = group.find((run) => best.includes(run))
    const aim = aimOf(first)
    return [
      [
        TALES[difficulty],
        boxesText(first),
        String(players),
        of('random'),
        of('apprentice'),
        guardian ? `**${shortRate(guardian.won)}**` : '–',
        guardian ? gamesText([guardian]) : '–',
        aim ? `${aim[0]}–${aim[1]} %` : '–',
        guardian && aim ? verdict(guardian.won, aim) : '–',
      ],
    ]
  })
  const head = ['tale', 'boxes', 'characters', 'random', 'apprentice', 'guardian', 'games', 'aim', 'reached?']
  return markdownTable(head, rows)
}

/** Each tale with the boxes that the book suggests, at every number of characters for which an aim is set. */
export const taleTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['tale', 'guardian', 'games', 'aim', 'reached?'],
    DIFFICULTIES.flatMap((difficulty) => {
      const here = guardianRuns(runs).filter(
        (run) => run.setting.difficulty === difficulty && asSuggested(run) && aimOf(run),
      )
      const [first] = here
      const aim = first && aimOf(first)
      if (!aim) return []
      const sum = (of: (run: Answer) => number) => here.reduce((all, run) => all + of(run), 0)
      const games = sum(({ won }) => won.games)
      const won = rateFrom(
        sum(({ won }) => won.count),
        games,
      )
      return [
        [
          TALES[difficulty],
          `**${shortRate(won)}**`,
          gamesText(here),
          `${aim[0]}–${aim[1]} %`,
          verdict(won, aim),
        ],
      ]
    }),
  )

/** What can be said of an aim after so many games. */
function verdict({ share, low, high }: Rate, [from, to]: readonly [number, number]): string {
  if (100 * share >= from && 100 * share <= to) {
    return 100 * low >= from && 100 * high <= to ? 'yes' : 'yes, as far as can be seen'
  }
  if (100 * high < from) return 'no, too dark'
  if (100 * low > to) return 'no, too light'
  return share * 100 < from ? 'perhaps too dark' : 'perhaps too light'
}

/** How long the guardian's games last, how long they stay open, and how they end. */
export const lengthTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [
      'tale',
      'boxes',
      'characters',
      'turns',
      `${FIT_TURNS.least} to ${FIT_TURNS.most} turns`,
      'still open in the last third',
      'won with 1, 2, 3 hearts',
      'diamonds destroyed',
    ],
    inOrder(guardianRuns(runs)).map((run) => [
      TALES[run.setting.difficulty],
      boxesText(run),
      String(run.setting.players),
      run.turns.toFixed(1),
      shortRate(run.fit),
      shortRate(run.open),
      run.wonWithHearts.join(', '),
      run.diamonds.toFixed(2),
    ]),
  )

const inOrder = (runs: readonly Answer[]): Answer[] =>
  DIFFICULTIES.flatMap((difficulty) =>
    runs
      .filter(({ setting }) => setting.difficulty === difficulty)
      .sort((a, b) => boxesText(a).localeCompare(boxesText(b)) || a.setting.players - b.setting.players),
  )

/** By how many points games with a character are won more often than others of the same run, over all runs. */
export interface Influence {
  id: CharacterId
  games: number
  points: number
  /** Half of the interval of 95 %. */
  giveOrTake: number
}

/** The characters of all the guardian's runs, from the most helpful on. */
export function influences(runs: readonly Answer[]): Influence[] {
  const best = guardianRuns(runs)
  return CHARACTER_IDS.flatMap((id) => {
    let games = 0
    let sum = 0
    let variance = 0
    for (const { won, characters } of best) {
      const withIt = characters.find((one) => one.id === id)?.withIt
      if (!withIt) continue
      games += withIt.games
      sum += withIt.count - withIt.games * won.share
      variance += withIt.games * won.share * (1 - won.share)
    }
    if (games === 0) return []
    return [{ id, games, points: (100 * sum) / games, giveOrTake: (196 * Math.sqrt(variance)) / games }]
  }).sort((a, b) => b.points - a.points)
}

/** Which characters help the guardian to win, the most helpful first. */
export const characterTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['character', 'games', 'points above the mean'],
    influences(runs).map(({ id, games, points, giveOrTake }) => [
      id,
      String(games),
      `${signed(points)} (± ${giveOrTake.toFixed(1)})`,
    ]),
  )

/** How often the guardian lays each special tile in the games in which it could. */
export function specialTable(runs: readonly Answer[]): string {
  const offers = guardianRuns(runs).flatMap((run) => run.offers)
  const ids = [...new Set(offers.map(({ id }) => id))].sort()
  const rows = ids.map((id) => {
    const taken = offers.filter((offer) => offer.id === id).map((offer) => offer.taken)
    const games = taken.reduce((sum, rate) => sum + rate.games, 0)
    const count = taken.reduce((sum, rate) => sum + rate.count, 0)
    return [id, String(games), `${percent(count / games)} %`]
  })
  return markdownTable(['special tile', 'games that could lay it', 'laid in'], rows)
}

/** How strong the guardian is with the time that it has: runs that differ in nothing but the budget. */
export const budgetRuns = (runs: readonly Answer[]): Answer[] =>
  runs
    .filter(({ setting }) => setting.player === 'guardian' && setting.players === 3)
    .filter((run) => isPlain(run) && withEveryBox(run) && run.setting.difficulty === 'fairy-tale')
    .sort((a, b) => a.setting.budget - b.setting.budget)

/** How often the guardian wins with more or less time to think. */
export const budgetTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['games ahead before each decision, at most', 'games', 'won'],
    budgetRuns(runs).map((run) => [String(run.setting.budget), gamesText([run]), shortRate(run.won)]),
  )

/** What each expansion makes of the game, next to a game without any, and how often each of them came into the forest. */
export function boxTable(runs: readonly Answer[]): string {
  const expansions = expansionRuns(runs)
  const [without] = guardianRuns(runs).filter(
    (run) =>
      withEveryBox(run) &&
      expansions.some(({ setting }) => setting.difficulty === run.setting.difficulty) &&
      expansions.every(({ setting }) => setting.players === run.setting.players),
  )
  if (!without) return markdownTable([], [])
  return markdownTable(
    ['newer boxes', 'games', 'won', 'points more', 'turns', 'in the forest'],
    [without, ...expansions].map((run) => {
      const boxes = EXPANSION_BOXES.filter((box) => run.setting.boxes[box])
      const came = boxes.map((box) => `${box} ${percent((run.cameIn[box] ?? 0) / run.won.games)} %`)
      return [
        boxes.join(', ') || 'none',
        gamesText([run]),
        shortRate(run.won),
        boxes.length > 0 ? signed(100 * (run.won.share - without.won.share)) : '–',
        run.turns.toFixed(1),
        came.join(', ') || '–',
      ]
    }),
  )
}

/** Runs of a computer player at one difficulty, by the standard rules and by each house rule. */
export const houseRuns = (runs: readonly Answer[], player: PlayerName): Answer[] => {
  const all = runs.filter(
    ({ setting }) => setting.player === player && setting.players === 3 && setting.characters === null,
  )
  const changed = all.filter(({ setting }) => houseRulesOf(setting.rules) !== '')
  return all.filter((run) => changed.some((one) => differInRules(one, run)))
}

/** Whether two runs of one player differ in nothing but the house rules, if at all. */
export const differInRules = ({ setting: one }: Answer, { setting: other }: Answer): boolean =>
  one.difficulty === other.difficulty && one.budget === other.budget && sameBoxes(one.boxes, other.boxes)

/** Those who try the house rules, the stronger one first. */
export const RULE_TESTERS: readonly PlayerName[] = ['guardian', 'apprentice']

/** What each house rule makes of the game, next to the standard ones. */
export const houseTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['player', 'tale', 'house rule', 'games', 'won', 'turns', 'diamonds destroyed'],
    RULE_TESTERS.flatMap((player) => inOrder(houseRuns(runs, player))).map((run) => [
      run.setting.player,
      TALES[run.setting.difficulty],
      houseRulesOf(run.setting.rules) || 'none',
      gamesText([run]),
      shortRate(run.won),
      run.turns.toFixed(1),
      run.diamonds.toFixed(2),
    ]),
  )

/** What comes of habits that might win without playing, and of characters that were chosen for it. */
export const exploitTable = (runs: readonly Answer[]): string =>
  markdownTable(
    ['what is tried', 'tale', 'characters', 'games', 'won', 'turns', 'never ended'],
    runs
      .filter((run) => !isMainPlayer(run) || run.setting.characters !== null)
      .sort((a, b) => a.setting.player.localeCompare(b.setting.player))
      .map((run) => [
        run.setting.player,
        TALES[run.setting.difficulty],
        run.setting.characters?.join(', ') ?? String(run.setting.players),
        gamesText([run]),
        shortRate(run.won),
        run.turns.toFixed(1),
        String(run.endings.endless),
      ]),
  )
