import {
  type BuildingId,
  heartsOf,
  isFull,
  isGoal,
  memoryOf,
  monsterCount,
  payRefusal,
  places,
  type State,
  type SymbolId,
} from '../../../../engine/fairy-tale/index.ts'
import type { Tip } from '../../../../ui/frames/tips/tips.ts'
import { legalActions } from '../../intent/legal.ts'
import { STEP_IDS, type StepId } from '../../lesson.ts'
import { symbolUses } from '../../rules.ts'
import type { BasicTipId, TipId } from '../../words/tips.ts'
import { EXPANSION_TIPS } from './expansion-tips.ts'

/** What tips look at: the game as it stands, and whether monsters have moved in it yet. */
export interface TipMoment {
  state: State
  moved: boolean
}

export interface OwnTip<Id extends TipId = TipId> extends Tip<TipMoment, Id> {
  /** The step of the first tale that teaches it: who has done that hears it no more. */
  taught?: StepId
}

const always = (page: string) => () => page

/** The first tips are those whose moment passes soonest. */
const TIPS: readonly OwnTip<BasicTipId>[] = [
  { id: 'crowd', taught: 'haste', rule: always('crowd'), when: ({ state }) => hasFullTile(state) },
  { id: 'diamond', taught: 'diamond', rule: always('diamond'), when: ({ state }) => hasDiamond(state) },
  {
    id: 'symbol',
    rule: ({ state }) => usableHere(state) ?? null,
    when: ({ state }) => usableHere(state) !== undefined,
  },
  {
    id: 'sweep',
    rule: always('sweep'),
    when: ({ state }) => legalActions(state).some(({ type }) => type === 'sweep'),
  },
  { id: 'basket', rule: always('red-riding-hood'), when: ({ state }) => carriesBasket(state) },
  { id: 'heart', rule: always('oak'), when: ({ state }) => state.hearts < heartsOf(state.rules) },
  {
    id: 'building',
    rule: ({ state }) => firstBuilding(state) ?? null,
    when: ({ state }) => firstBuilding(state) !== undefined,
  },
  {
    id: 'market-diamond',
    rule: always('six'),
    when: ({ state }) => state.market.some((face) => face !== null && isGoal(face)),
  },
  {
    id: 'costs',
    rule: ({ state }) => shortOf(state) ?? null,
    when: ({ state }) => shortOf(state) !== undefined,
  },
  {
    id: 'futures',
    taught: 'future',
    rule: always('monsters-move'),
    when: ({ state }) => monsterCount(state) > 0,
  },
  { id: 'why', taught: 'why', rule: always('way'), when: ({ moved }) => moved },
  { id: 'undo', rule: () => null, when: ({ state: { spent } }) => spent.steps + spent.expands > 0 },
]

/** The tips for somebody who has done so many steps of the first tale: those of expansions are rarer, and come first. */
export const tipsAfter = (steps: number): readonly OwnTip[] => untaught([...EXPANSION_TIPS, ...TIPS], steps)

/** The same before the words of the expansions have loaded. */
export const basicTipsAfter = (steps: number): readonly OwnTip<BasicTipId>[] => untaught(TIPS, steps)

const untaught = <Id extends TipId>(tips: readonly OwnTip<Id>[], steps: number): OwnTip<Id>[] =>
  tips.filter(({ taught }) => taught === undefined || STEP_IDS.indexOf(taught) >= steps)

const hasFullTile = (state: State): boolean => places(state.tiles).some((place) => isFull(state, place))

const hasDiamond = ({ tiles }: State): boolean => Object.values(tiles).some(isGoal)

/** A symbol where the hero on turn stands that can be used now. */
const usableHere = (state: State): SymbolId | undefined =>
  symbolUses(state).find(({ refusal }) => refusal === null)?.symbol

/** A special tile of the forest that is no diamond: those have tips of their own. */
const firstBuilding = ({ tiles }: State): BuildingId | undefined =>
  Object.values(tiles).flatMap((tile) => (tile.building && !isGoal(tile) ? [tile.building] : []))[0]

const carriesBasket = (state: State): boolean => memoryOf(state, state.onTurn)['basket'] === true

/** What a tile of the market asks for that the forest has not. */
function shortOf(state: State): SymbolId | undefined {
  for (const face of state.market) {
    const refusal = face && payRefusal(state, face)
    if (refusal?.code === 'cannot-pay') return refusal.symbol
  }
  return undefined
}
