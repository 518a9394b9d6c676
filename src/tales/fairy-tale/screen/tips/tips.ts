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
import { selectState } from '../../../../session/game-store.ts'
import type { Tip } from '../../../../ui/frames/tips/due-tip.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { useMatched } from '../../../../ui/page/window-size.ts'
import { legalActions } from '../../intent/legal.ts'
import { STEP_IDS, type StepId, useLesson } from '../../lesson.ts'
import { symbolUses } from '../../rules.ts'
import { useForesight, useGame, useIntent, useSuggesting } from '../../runtime.ts'
import { type TipId, useTipWords } from '../../words/tips.ts'
import { useWhy } from '../foresight/why/explanation.ts'
import { useTableOverrides } from '../state/instead.ts'
import { TABLE_KIT } from '../table-kit.ts'
import { EXPANSION_TIPS } from './expansion-tips.ts'

/** The facts that tips depend on. */
export interface TipMoment {
  state: State
  /** True if monsters have moved in this game. */
  moved: boolean
  /** The number of lesson steps that were completed in this browser. */
  steps: number
}

export type OwnTip = Tip<TipMoment, TipId>

/** Returns a tip that is hidden once the lesson step that teaches it is completed. */
const taughtBy = (step: StepId, tip: OwnTip): OwnTip => ({
  ...tip,
  when: (moment) => moment.steps <= STEP_IDS.indexOf(step) && tip.when(moment),
})

/** All tips in order of priority: the rare ones of expansions first, then those that soonest stop being relevant. */
export const TIPS: readonly OwnTip[] = [
  ...EXPANSION_TIPS,
  taughtBy('full', { id: 'crowd', rule: 'crowd', when: ({ state }) => hasFullTile(state) }),
  taughtBy('diamond', { id: 'diamond', rule: 'diamond', when: ({ state }) => hasDiamond(state) }),
  {
    id: 'symbol',
    rule: ({ state }) => usableHere(state) ?? null,
    when: ({ state }) => usableHere(state) !== undefined,
  },
  {
    id: 'sweep',
    rule: 'sweep',
    when: ({ state }) => legalActions(state).some(({ type }) => type === 'sweep'),
  },
  { id: 'basket', rule: 'red-riding-hood', when: ({ state }) => carriesBasket(state) },
  { id: 'heart', rule: 'oak', when: ({ state }) => state.hearts < heartsOf(state.rules) },
  {
    id: 'building',
    rule: ({ state }) => firstBuilding(state) ?? null,
    when: ({ state }) => firstBuilding(state) !== undefined,
  },
  {
    id: 'market-diamond',
    rule: 'six',
    when: ({ state }) => state.market.some((face) => face !== null && isGoal(face)),
  },
  {
    id: 'costs',
    rule: ({ state }) => shortOf(state) ?? null,
    when: ({ state }) => shortOf(state) !== undefined,
  },
  { id: 'futures', rule: 'monsters-move', when: ({ state }) => monsterCount(state) > 0 },
  { id: 'why', rule: 'way', when: ({ moved }) => moved },
  { id: 'undo', rule: null, when: ({ state: { spent } }) => spent.steps + spent.expands > 0 },
]

const hasFullTile = (state: State): boolean => places(state.tiles).some((place) => isFull(state, place))

const hasDiamond = ({ tiles }: State): boolean => Object.values(tiles).some(isGoal)

/** Returns a usable symbol at the place of the hero on turn. */
const usableHere = (state: State): SymbolId | undefined =>
  symbolUses(state).find(({ refusal }) => refusal === null)?.symbol

/** Returns a special tile of the forest other than a diamond: diamonds have tips of their own. */
const firstBuilding = ({ tiles }: State): BuildingId | undefined =>
  Object.values(tiles).flatMap((tile) => (tile.building && !isGoal(tile) ? [tile.building] : []))[0]

const carriesBasket = (state: State): boolean => memoryOf(state, state.onTurn)['basket'] === true

/** Returns a symbol that a market tile costs and the forest lacks. */
function shortOf(state: State): SymbolId | undefined {
  for (const face of state.market) {
    const refusal = face && payRefusal(state, face)
    if (refusal?.code === 'cannot-pay') return refusal.symbol
  }
  return undefined
}

/** Devices without a mouse. */
const FINGER = { finger: '(pointer: coarse)' } as const

/** The tips of this tale that the lesson has not taught. */
export const { Tips } = tipsOf(TABLE_KIT, {
  tips: TIPS,
  useWords: () => useTipWords(useMatched(FINGER).length > 0),
  useMoment() {
    // Hide tips during a selection, a question, foresight or a suggestion, and on pages that override the table.
    const state = useGame(selectState)
    const steps = useLesson(({ done }) => done)
    const moved = useGame(({ session }) => session?.moves.some(({ frames }) => frames.some(hasStep)) ?? false)
    const holds = useIntent(({ inHand }) => inHand.kind !== 'nothing')
    const isBusy = useBusy()
    const isInstead = useTableOverrides() !== null
    if (state?.phase !== 'action' || state.pending || state.outcome) return null
    return holds || isBusy || isInstead ? null : { state, moved, steps }
  },
})

const hasStep = ({ event }: { event: { type: string } }): boolean => event.type === 'monster-stepped'

/** True while foresight or an explanation covers the table, or a player suggests. */
function useBusy(): boolean {
  const asked = useWhy((why) => why.asked !== null)
  const looking = useForesight(({ open, peeking }) => open || peeking)
  const suggesting = useSuggesting(({ seat }) => seat !== null)
  return asked || looking || suggesting
}
