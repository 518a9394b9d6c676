import {
  fortress,
  isCreature,
  isLand,
  phaseOf,
  type State,
  sumOf,
} from '../../../../engine/fortress/index.ts'
import { selectState } from '../../../../session/game-store.ts'
import type { Tip } from '../../../../ui/frames/tips/due-tip.ts'
import { tipsOf } from '../../../../ui/frames/tips/tale-tips.tsx'
import { encountersOf } from '../../foresight/index.ts'
import { useAim, useGame } from '../../runtime.ts'
import { type TipId, useTipWords } from '../../words/tips.ts'
import { TABLE_KIT } from '../table-kit.ts'

/** The largest sum of power and toughness of a last defender that may be spared for a while. */
const WEAK = 6

/** The tips of this game, shortest-lived occasions first. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'assault', rule: 'assault', when: (state) => isLast(state) && canSend(state) > 0 },
  {
    id: 'wait',
    rule: 'assault',
    when: (state) => isLast(state) && state.garrison.every((one) => sumOf(one) <= WEAK),
  },
  { id: 'bait', rule: 'meet', when: (state) => canSend(state) > 1 && meetsStrong(state) },
  { id: 'send', rule: 'attack', when: (state) => canSend(state) > 0 },
  {
    id: 'cast',
    rule: 'cast',
    when: (state) =>
      state.hand.some(isCreature) &&
      !fortress.list(state).some(({ type }) => type === 'cast') &&
      state.lands.wood + state.lands.gold + state.lands.magic > 0,
  },
  { id: 'land', rule: 'lay', when: (state) => state.hand.some(isLand) && state.laid === 0 },
]

const isLast = (state: State): boolean => state.garrison.length === 1 && phaseOf(state) === 'act'

const canSend = (state: State): number =>
  state.attacked || state.column.length > 0 ? 0 : encountersOf(state).length

/** True if a creature that can be sent would meet a defender that kills it and survives. */
const meetsStrong = (state: State): boolean =>
  encountersOf(state).some(({ reason }) => reason === 'kills-and-lives')

/** The tips, beside the wall or over the foot of the field. */
export const { Tips } = tipsOf(TABLE_KIT, {
  tips: TIPS,
  useWords: useTipWords,
  useMoment() {
    // No tips while a card is held or a question is open.
    const state = useGame(selectState)
    const holds = useAim(({ held }) => held)
    return state && !holds && !state.outcome && !state.pending ? state : null
  },
})
