import { BUILDING_IDS, buildingOf, type Category } from '../../../../../engine/citadel/index.ts'
import { markdownTable, percent, shortRate } from '../../../../../programs/simulator/report.ts'
import type { Answer } from '../summary.ts'
import { headOf, ofEquals } from './runs.ts'

/** How many cards of a category there are. */
const copiesOf = (category: Category): number =>
  BUILDING_IDS.map(buildingOf)
    .filter((building) => building.category === category)
    .reduce((sum, { copies }) => sum + copies, 0)

const HEAD = ['people', 'all', 'rules']

/** Of the cards of each category how many are built, and how many of those by who wins. */
export const categoryTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [...HEAD, 'Citizenry: built, by the winner', 'Crafts', 'Municipal', 'Trade', 'a fair share'],
    ofEquals(runs).map((run) => [
      ...headOf(run),
      ...run.categories.map(
        ({ category, built, byWinner }) =>
          `${percent(built / copiesOf(category))} %, ${percent(byWinner.share)} %`,
      ),
      `${percent(1 / run.seats.length)} %`,
    ]),
  )

/** How often each Great Power is held at the end, how often its holder wins, and how many of these victories hang on it. */
export const powerTable = (runs: readonly Answer[]): string =>
  markdownTable(
    [...HEAD, 'Citizenry: held; its holder won; by its points', 'Crafts', 'Municipal', 'Trade'],
    ofEquals(runs)
      .filter(({ setting }) => setting.rules.version === 'strategic')
      .map((run) => [
        ...headOf(run),
        ...run.categories.map(
          ({ held, holderWon, wonByIt }) =>
            `${percent(held.share)} %; ${shortRate(holderWon)}; ${percent(wonByIt.share)} %`,
        ),
      ]),
  )

/** Of each Influence card that comes to somebody, how many are played, and how many of those by who wins. */
export function influenceTable(runs: readonly Answer[]): string {
  const equals = ofEquals(runs).filter(({ setting }) => setting.players.length === 4)
  const [first] = equals
  return markdownTable(
    [
      'card',
      ...equals.map((run) => `${headOf(run)[1]}, ${headOf(run)[2]}: drawn in a game, played, by the winner`),
    ],
    (first?.influence ?? []).map(({ card }) => [
      card,
      ...equals.map(({ influence }) => {
        const found = influence.find((one) => one.card === card)
        if (!found || found.drawn === 0) return '–'
        const { drawn, played, byWinner } = found
        return `${drawn.toFixed(2)}, ${percent(played / drawn)} %, ${byWinner.games === 0 ? '–' : `${percent(byWinner.share)} %`}`
      }),
    ]),
  )
}
