import {
  type CardId,
  type CreatureId,
  costOf,
  creatureFace,
  isCreature,
  isTreasure,
  type State,
  type TreasureId,
} from '../../../../engine/fortress/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import { assaultOdds, candidatesFor, encounterOf, NIGHTS_TOLD, survival } from '../../foresight/index.ts'
import { aimedCard } from '../../intent/aim.ts'
import type { Table } from '../../runtime.ts'
import type { Messages } from '../../words/messages.ts'
import { fullName } from '../log/names.ts'
import { oddsCases } from './Odds.tsx'
import { oddsWords, percent } from './odds-words.ts'
import { sumCases, sumWords } from './Sums.tsx'
import { chosenWhy, fateWords } from './WhoMeets.tsx'

const stateNow = (table: Table): State | null => selectState(table.game.getState())

/** Returns the opponent of the target and the reason, or else the printed values. */
export function whySpoken(table: Table, m: Messages): string {
  const state = stateNow(table)
  const { aimed } = table.aim.getState()
  if (!state || !aimed) return m.table.choose
  if (aimed.kind === 'soldier') {
    const would = encounterOf(state, aimed.creature)
    if (would)
      return [
        m.foresight.whoMeets(m.cards.the[would.creature]),
        chosenWhy(candidatesFor(state, would.creature), would, m),
        `${m.cards.the[would.defender]}.`,
        fateWords(would, m),
      ].join(' ')
  }
  return printedOn(aimedCard(aimed), m)
}

/** Returns the printed values of the target's card. */
export function cardSpoken(table: Table, m: Messages): string {
  const { aimed } = table.aim.getState()
  return aimed ? printedOn(aimedCard(aimed), m) : m.table.choose
}

function printedOn(card: CardId, m: Messages): string {
  const name = fullName(card, m)
  if (isTreasure(card)) return `${name}: ${m.cards.treasureDoes[card]} ${priceOf(card, m)}`
  if (!isCreature(card)) return `${name}.`
  const { power, toughness } = creatureFace(card)
  return `${m.cards.spoken(name, power, toughness)}. ${priceOf(card, m)}`
}

/** Returns the price of a creature or treasure, and the required lands. */
export function priceOf(card: CreatureId | TreasureId, { cards, foresight }: Messages): string {
  if (isTreasure(card)) return foresight.price(costOf(card), null)
  const { cost, need, kind } = creatureFace(card)
  return foresight.price(cost, { count: need, kind: cards.kinds[kind] })
}

/** Returns the result of the fight, the odds of the assault in each case, and the chances of the nights. */
export function oddsSpoken(table: Table, m: Messages): string {
  const state = stateNow(table)
  if (!state) return ''
  const { aimed } = table.aim.getState()
  const sums = sumCases(state, aimed, m).map(({ title, sum }) => `${title} ${sumWords(sum, m)}.`)
  const odds = oddsCases(state, aimed, m).map(
    ({ title, total }) =>
      `${m.foresight.assault}, ${title}: ${m.foresight.inAll(total)}; ${oddsWords(assaultOdds(total, state.place.walls), m)}.`,
  )
  const nights = NIGHTS_TOLD.map((count) => {
    const { chance, life } = survival(state, count)
    return m.foresight.nightSaid(count, percent(chance, m), life.toFixed(1))
  })
  return [...sums, ...odds, `${nights.join('; ')}.`].join(' ')
}
