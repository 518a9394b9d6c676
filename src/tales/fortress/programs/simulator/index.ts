import { fortress } from '../../../../engine/fortress/index.ts'
import { rateText, tallyText } from '../../../../programs/simulator/statistics.ts'
import type { SimulatorTale } from '../../../../programs/simulator/tale.ts'
import { playGame } from './game.ts'
import { writeReport } from './report/index.ts'
import { SETTINGS, type Setting } from './settings.ts'
import type { Answer, FortressMeasured } from './summary.ts'
import { isWon, summaryOf } from './summary.ts'

/** The Fortress, as the simulator knows it. */
export const fortressSimulator: SimulatorTale<FortressMeasured> = {
  notebookName: fortress.id,
  rulesVersion: fortress.rulesVersion,
  settings: SETTINGS,
  playGame,
  soFar: (records) => `${records.filter(isWon).length} won`,
  summaryOf,
  tableText,
  writeReport,
}

function tableText({ setting, ...sieges }: Answer): string {
  const { won, total, endedBy, turns, longest, renown, life, damage, fallen, paidLands, asked, unbeatable } =
    sieges
  return [
    `${setting.player} with ${setting.deck}, ${whereText(setting)}`,
    `won ${rateText(won)}, of these total ${rateText(total)}`,
    `ended by: ${tallyText(endedBy)}`,
    `${turns.toFixed(1)} turns, renown ${renown.toFixed(1)}, life left in victories ${life.toFixed(1)}`,
    `total of the assault ${damage.toFixed(1)}, ${fallen.toFixed(1)} creatures lost, ${paidLands.toFixed(1)} lands paid for with life`,
    `opening hand asked about in ${rateText(asked)}, somebody unbeatable in ${rateText(unbeatable)}`,
    `${(100 * sieges.fullHands).toFixed(1)} % of turns ended with more than seven cards`,
    `${sieges.choices.toFixed(1)} actions to choose from, longest siege ${longest} actions`,
  ].join('\n')
}

function whereText({ fortress: place, defenders, treasure, lands, order, gift }: Setting): string {
  return [
    place === 'none' ? `${defenders} defenders` : place,
    ...(treasure === 'own' ? [] : [treasure]),
    ...(lands === 0 ? [] : [`${lands} lands`]),
    `order ${order}`,
    `gift ${gift}`,
  ].join(', ')
}
