import { EXPANSIONS } from '../../../../engine/fairy-tale/expansions/index.ts'
import { SEEDS } from '../../../../engine/kernel/index.ts'
import { defineSimulator } from '../../../../programs/simulator/define.ts'
import { comparisonLines, rateText } from '../../../../programs/simulator/statistics.ts'
import { addExpansions, fairyTale } from '../../rules.ts'
import { begun, drawCharacters, recordOf, watch } from './game.ts'
import { countCharacters, looksAhead, playerOf, SETTINGS, type Setting, wholeSetting } from './settings.ts'
import { FIT_TURNS, isWon, type Summary, summary } from './summary.ts'

// Programs register the expansions at once, without lazy loading.
addExpansions(EXPANSIONS)

/** The turn after which a game is stopped. */
const LONGEST = 300

/** The last turn with a line of its own; later, the text shows every fifth turn. */
const EVERY_TURN = 5

/** The simulator of The Last Fairy Tale. Its results files have no prefix, because they are older than the other tales. */
export const fairyTaleSimulator = defineSimulator({
  game: fairyTale,
  notebookName: null,
  settings: SETTINGS,
  wholeSetting,
  complete: countCharacters,
  luckOf: (seed) => SEEDS - 1 - seed,
  configOf({ characters, players, difficulty, rules, boxes }, luck) {
    const drawn = characters ?? drawCharacters(players, luck)
    return { seats: drawn.map((character) => ({ character, player: '' })), difficulty, rules, boxes }
  },
  playersOf: ({ player, budget }) => playerOf(player, budget),
  isBrokenOff: ({ turn }) => turn > LONGEST,
  begun,
  watch,
  record: recordOf,
  soFar: (records) => `${records.filter(isWon).length} won`,
  summary,
  lines: ({ setting, endings, wonWithHearts, byDiamonds, byTurn, offers, ...games }) => [
    settingText(setting),
    '',
    `won        ${rateText(games.won)}`,
    `endings    won ${endings.won}, lost ${endings.lost}, broken off ${endings.endless}`,
    `won with   1 heart ${wonWithHearts[0]}, 2 hearts ${wonWithHearts[1]}, 3 hearts ${wonWithHearts[2]}`,
    `diamonds   ${games.diamonds.toFixed(2)} on average; none ${byDiamonds[0]}, one ${byDiamonds[1]}, two ${byDiamonds[2]}, three ${byDiamonds[3]}`,
    `turns      ${games.turns.toFixed(1)} on average; from ${FIT_TURNS.least} to ${FIT_TURNS.most}: ${rateText(games.fit)}`,
    `open       ${rateText(games.open)} when the last third began`,
    '',
    'turn  games  monsters  diamonds',
    ...byTurn.filter(({ turn }) => turn <= EVERY_TURN || turn % EVERY_TURN === 0).map(turnLine),
    ...comparisonLines('character', games.characters),
    ...comparisonLines('in the forest', games.things),
    ...(offers.length === 0 ? [] : ['', `${'special tile'.padEnd(20)}  laid when it could be`]),
    ...offers.map(({ id, taken }) => `${id.padEnd(20)}  ${rateText(taken)}`),
  ],
})

function settingText(setting: Setting): string {
  const { characters, difficulty, boxes, rules, player } = setting
  const there = Object.entries(boxes).flatMap(([box, is]) => (is ? [box] : []))
  const ways = Object.entries(rules).map(([rule, way]) => `${rule}=${way}`)
  return [
    difficulty,
    characters ? characters.join(', ') : `${setting.players} of all characters`,
    looksAhead(player) ? `${player} with ${setting.budget} games ahead` : player,
    `boxes ${there.join(' ') || 'none'}`,
    ways.join(' '),
    `seed ${setting.seed}`,
  ].join('; ')
}

const turnLine = ({ turn, games, monsters, diamonds }: Summary['byTurn'][number]): string =>
  [
    String(turn).padStart(4),
    String(games).padStart(5),
    monsters.toFixed(1).padStart(8),
    diamonds.toFixed(2).padStart(8),
  ].join('  ')
