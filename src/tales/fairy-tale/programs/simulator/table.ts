import { rateText } from '../../../../programs/simulator/statistics.ts'
import type { Setting } from './settings.ts'
import type { Answer } from './summary.ts'
import { type Comparison, FIT_TURNS } from './summary.ts'

/** What was played, in one line. */
function settingText({ characters, players, difficulty, boxes, rules, player, budget, seed }: Setting) {
  const there = Object.entries(boxes).flatMap(([box, is]) => (is ? [box] : []))
  const parts = [
    difficulty,
    characters ? characters.join(', ') : `${players} of all characters`,
    player === 'guardian' ? `guardian with ${budget} games ahead` : player,
    `boxes ${there.join(' ') || 'none'}`,
    Object.entries(rules)
      .map(([rule, way]) => `${rule}=${way}`)
      .join(' '),
    `seed ${seed}`,
  ]
  return parts.join('; ')
}

/** Turns after which the table leaves out all but every fifth. */
const EVERY_TURN = 5

/** A summary as text for people. */
export function tableText({ setting, ...summary }: Answer): string {
  const { won, endings, wonWithHearts, byDiamonds, turns, diamonds, byTurn, fit, open, offers } = summary
  const shown = byTurn.filter(({ turn }) => turn <= EVERY_TURN || turn % EVERY_TURN === 0)
  const lines = [
    settingText(setting),
    '',
    `won        ${rateText(won)}`,
    `endings    won ${endings.won}, lost ${endings.lost}, broken off ${endings.endless}`,
    `won with   1 heart ${wonWithHearts[0]}, 2 hearts ${wonWithHearts[1]}, 3 hearts ${wonWithHearts[2]}`,
    `diamonds   ${diamonds.toFixed(2)} on average; none ${byDiamonds[0]}, one ${byDiamonds[1]}, two ${byDiamonds[2]}, three ${byDiamonds[3]}`,
    `turns      ${turns.toFixed(1)} on average; from ${FIT_TURNS.least} to ${FIT_TURNS.most}: ${rateText(fit)}`,
    `open       ${rateText(open)} when the last third began`,
    '',
    'turn  games  monsters  diamonds',
    ...shown.map(({ turn, games, monsters, diamonds: destroyed }) =>
      [
        String(turn).padStart(4),
        String(games).padStart(5),
        monsters.toFixed(1).padStart(8),
        destroyed.toFixed(2).padStart(8),
      ].join('  '),
    ),
    ...comparisonLines('character', summary.characters),
    ...comparisonLines('in the forest', summary.things),
    ...(offers.length === 0 ? [] : ['', `${'special tile'.padEnd(20)}  laid when it could be`]),
    ...offers.map(({ id, taken }) => `${id.padEnd(20)}  ${rateText(taken)}`),
  ]
  return lines.join('\n')
}

function comparisonLines(title: string, comparisons: readonly Comparison<string>[]): string[] {
  if (comparisons.length === 0) return []
  const sorted = [...comparisons].sort((a, b) => gain(b) - gain(a))
  return [
    '',
    `${title.padEnd(20)}  won with it                        won without`,
    ...sorted.map(
      ({ id, withIt, without }) => `${id.padEnd(20)}  ${rateText(withIt).padEnd(33)}  ${rateText(without)}`,
    ),
  ]
}

const gain = ({ withIt, without }: Comparison<string>): number => withIt.share - without.share
