import { CHARACTER_IDS, DIFFICULTIES, EXPANSION_BOXES } from '../../../../../engine/fairy-tale/index.ts'
import { type Rate, sumOfRates } from '../../../../../programs/simulator/statistics.ts'
import {
  markdownTable,
  percent,
  runTable,
  shortRate,
  sortedBy,
  tablesOf,
} from '../../../../../programs/simulator/tables.ts'
import type { PlayerName } from '../settings.ts'
import { FIT_TURNS } from '../summary.ts'
import {
  aimOf,
  asSuggested,
  boxesText,
  budgetRuns,
  expansionRuns,
  gamesText,
  guardianRuns,
  houseRulesOf,
  houseRuns,
  isPlain,
  RULE_TESTERS,
  type Run,
  taleName,
  withEveryBox,
  withExpansion,
} from './choose.ts'

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`

const MAIN: readonly PlayerName[] = ['random', 'apprentice', 'guardian']
const isMainPlayer = ({ setting }: Run): boolean => MAIN.includes(setting.player)

/** Columns that several tables share. */
const tale = ({ setting }: Run) => taleName(setting.difficulty)
const characters = ({ setting }: Run) => setting.players
const games = (run: Run) => gamesText(run)
const won = (run: Run) => shortRate(run.won)
const turns = (run: Run) => run.turns.toFixed(1)

/** Sort keys: difficulty, boxes, number of characters. */
const inOrder = (runs: readonly Run[]): Run[] =>
  sortedBy(runs, ({ setting }) => DIFFICULTIES.indexOf(setting.difficulty), boxesText, characters)

/** Returns runs with the standard rules and no expansion, grouped by difficulty, boxes and number of characters. */
function groupsOf(runs: readonly Run[]): Run[][] {
  const plain = runs.filter((run) => isPlain(run) && isMainPlayer(run) && !withExpansion(run))
  const keyOf = (run: Run) => `${tale(run)} ${boxesText(run)} ${characters(run)}`
  const keys = [...new Set(inOrder(plain).map(keyOf))]
  return keys.map((key) => plain.filter((run) => keyOf(run) === key))
}

const ofPlayer = (player: PlayerName) => (group: readonly Run[]) =>
  group.filter(({ setting }) => setting.player === player).map(won)[0] ?? '–'

/** Win rates of each bot by difficulty, boxes and number of characters, next to the target. */
export function winTable(runs: readonly Run[]): string {
  const best = guardianRuns(runs)
  const rows = groupsOf(runs).flatMap((group) => {
    const [first] = group
    return first
      ? [{ group, first, guardian: group.find((run) => best.includes(run)), aim: aimOf(first) }]
      : []
  })
  return runTable(rows, {
    tale: ({ first }) => tale(first),
    boxes: ({ first }) => boxesText(first),
    characters: ({ first }) => characters(first),
    random: ({ group }) => ofPlayer('random')(group),
    apprentice: ({ group }) => ofPlayer('apprentice')(group),
    guardian: ({ guardian }) => (guardian ? `**${won(guardian)}**` : '–'),
    games: ({ guardian }) => (guardian ? games(guardian) : '–'),
    aim: ({ aim }) => (aim ? aimText(aim) : '–'),
    'reached?': ({ guardian, aim }) => (guardian && aim ? verdict(guardian.won, aim) : '–'),
  })
}

type Aim = NonNullable<ReturnType<typeof aimOf>>

const aimText = ([from, to]: Aim): string => `${from}–${to} %`

/** Win rates of each difficulty with the suggested boxes, for every number of characters with a target. */
export function taleTable(runs: readonly Run[]): string {
  const rows = DIFFICULTIES.flatMap((difficulty) => {
    const here = guardianRuns(runs).filter(
      (run) => run.setting.difficulty === difficulty && asSuggested(run) && aimOf(run),
    )
    const aim = here[0] && aimOf(here[0])
    return aim ? [{ difficulty, here, aim, won: sumOfRates(here.map((run) => run.won)) }] : []
  })
  return runTable(rows, {
    tale: ({ difficulty }) => taleName(difficulty),
    guardian: (row) => `**${shortRate(row.won)}**`,
    games: ({ here }) => gamesText(...here),
    aim: ({ aim }) => aimText(aim),
    'reached?': (row) => verdict(row.won, row.aim),
  })
}

/** The verdict on a target from a measured rate and its interval. */
function verdict({ share, low, high }: Rate, [from, to]: Aim): string {
  if (100 * share >= from && 100 * share <= to) {
    return 100 * low >= from && 100 * high <= to ? 'yes' : 'yes, as far as can be seen'
  }
  if (100 * high < from) return 'no, too dark'
  if (100 * low > to) return 'no, too light'
  return share * 100 < from ? 'perhaps too dark' : 'perhaps too light'
}

/** Length of the guardian's games, how long they stay open, and how they end. */
export const lengthTable = (runs: readonly Run[]): string =>
  runTable(inOrder(guardianRuns(runs)), {
    tale,
    boxes: boxesText,
    characters,
    turns,
    [`${FIT_TURNS.least} to ${FIT_TURNS.most} turns`]: ({ fit }) => shortRate(fit),
    'still open in the last third': ({ open }) => shortRate(open),
    'won with 1, 2, 3 hearts': ({ wonWithHearts }) => wonWithHearts.join(', '),
    'diamonds destroyed': ({ diamonds }) => diamonds.toFixed(2),
  })

/**
 * The characters of all the guardian's runs, the most helpful first. `points`: the difference in win rate to games without the character in
 * the same run, in percentage points over all runs. `giveOrTake`: half of the 95% interval.
 */
export function influences(runs: readonly Run[]) {
  const all = guardianRuns(runs).flatMap((run) =>
    run.characters.map(({ id, withIt }) => ({ id, withIt, share: run.won.share })),
  )
  return CHARACTER_IDS.flatMap((id) => {
    const found = all.filter((one) => one.id === id)
    const sum = (of: (one: (typeof all)[number]) => number) => found.reduce((so, one) => so + of(one), 0)
    const count = sum(({ withIt }) => withIt.games)
    if (count === 0) return []
    const more = sum(({ withIt, share }) => withIt.count - withIt.games * share)
    const variance = sum(({ withIt, share }) => withIt.games * share * (1 - share))
    return [
      { id, games: count, points: (100 * more) / count, giveOrTake: (196 * Math.sqrt(variance)) / count },
    ]
  }).sort((a, b) => b.points - a.points)
}

/** The characters by their help to the guardian, the most helpful first. */
export const characterTable = tablesOf(influences)({
  character: ({ id }) => id,
  games: (influence) => influence.games,
  'points above the mean': ({ points, giveOrTake }) => `${signed(points)} (± ${giveOrTake.toFixed(1)})`,
})

/** How often the guardian lays each special tile, in games where it could. */
export function specialTable(runs: readonly Run[]): string {
  const offers = guardianRuns(runs).flatMap((run) => run.offers)
  const rows = [...new Set(offers.map(({ id }) => id))].sort().map((id) => ({
    id,
    taken: sumOfRates(offers.filter((offer) => offer.id === id).map((offer) => offer.taken)),
  }))
  return runTable(rows, {
    'special tile': ({ id }) => id,
    'games that could lay it': ({ taken }) => taken.games,
    'laid in': ({ taken }) => `${percent(taken.share)} %`,
  })
}

/** The guardian's win rates with different budgets. */
export const budgetTable = tablesOf(budgetRuns)({
  'games ahead before each decision, at most': ({ setting }) => setting.budget,
  games,
  won,
})

/** The effect of each expansion, next to a game without any, and how often each came into the forest. */
export function boxTable(runs: readonly Run[]): string {
  const expansions = expansionRuns(runs)
  const without = guardianRuns(runs).find(
    (run) =>
      withEveryBox(run) &&
      expansions.some(({ setting }) => setting.difficulty === run.setting.difficulty) &&
      expansions.every(({ setting }) => setting.players === run.setting.players),
  )
  if (!without) return markdownTable([], [])
  const boxesIn = (run: Run) => EXPANSION_BOXES.filter((box) => run.setting.boxes[box])
  return runTable([without, ...expansions], {
    'newer boxes': (run) => boxesIn(run).join(', ') || 'none',
    games,
    won,
    'points more': (run) => (run === without ? '–' : signed(100 * (run.won.share - without.won.share))),
    turns,
    'in the forest': (run) =>
      boxesIn(run)
        .map((box) => `${box} ${percent((run.cameIn[box] ?? 0) / run.won.games)} %`)
        .join(', ') || '–',
  })
}

/** The effect of each house rule, next to the standard rules. */
export const houseTable = (runs: readonly Run[]): string =>
  runTable(
    RULE_TESTERS.flatMap((player) => inOrder(houseRuns(runs, player))),
    {
      player: ({ setting }) => setting.player,
      tale,
      'house rule': (run) => houseRulesOf(run) || 'none',
      games,
      won,
      turns,
      'diamonds destroyed': ({ diamonds }) => diamonds.toFixed(2),
    },
  )

/** Results of habits that might win without real play, and of characters chosen for them. */
export const exploitTable = (runs: readonly Run[]): string =>
  runTable(
    sortedBy(
      runs.filter((run) => !isMainPlayer(run) || run.setting.characters !== null),
      ({ setting }) => setting.player,
    ),
    {
      'what is tried': ({ setting }) => setting.player,
      tale,
      characters: ({ setting }) => setting.characters?.join(', ') ?? setting.players,
      games,
      won,
      turns,
      'never ended': ({ endings }) => endings.endless,
    },
  )
