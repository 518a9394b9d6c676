import {
  enemyOf,
  isRipe,
  PAWNS,
  pawnsStanding,
  phaseOf,
  SEATS,
  type Seat,
  type State,
  TILES,
} from '../../../../engine/boogyman/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import type { Tip } from '../../../../ui/frames/tips/due-tip.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { useGame, useIntent } from '../../runtime.ts'
import { type TipId, useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** Number of standing pieces that triggers the tip about seven. */
const NEARLY = PAWNS - 2

/** The tips for the player on turn, those with the shortest opportunity first. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'spawn', rule: 'spawn', when: (state) => hasRipe(state) },
  {
    id: 'call',
    rule: 'call',
    when: (state) => hasRipe(state) && state.boogymen[state.onTurn] === null,
  },
  { id: 'prowl', rule: 'prowl', when: ({ boogymen, onTurn }) => boogymen[onTurn] !== null },
  { id: 'safe', rule: 'safe', when: ({ boogymen, onTurn }) => boogymen[enemyOf(onTurn)] !== null },
  {
    id: 'seven',
    rule: 'seven',
    when: (state) => SEATS.some((_, seat) => pawnsStanding(state, seat as Seat) >= NEARLY),
  },
  { id: 'tree', rule: 'tree', when: ({ trees }) => trees.some((count) => count > 0) },
]

const hasRipe = (state: State): boolean => TILES.some((tile) => isRipe(state, state.onTurn, tile))

/** The component that shows this tale's tips. */
export const { Tips } = tipsOf(TABLE_KIT, {
  tips: TIPS,
  useWords: useTipWords,
  useMoment() {
    // Tips are hidden while a piece is selected, and in the opening.
    const state = useGame(selectState)
    const holds = useIntent(({ inHand }) => inHand !== null)
    return state && !holds && phaseOf(state) === 'playing' ? state : null
  },
})
