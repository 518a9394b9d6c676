import {
  fortress,
  isCreature,
  isLand,
  phaseOf,
  type State,
  sumOf,
} from '../../../../engine/fortress/index.ts'
import type { Tip } from '../../../../ui/frames/tips/tips.ts'
import { encountersOf } from '../../foresight/index.ts'
import type { TipId } from '../../words/tips.ts'

const always = (page: string) => () => page

/** A defender so weak, in power and toughness together, may live on for a while. */
const WEAK = 6

/** This tale's tips. The first are those whose moment passes soonest. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'assault', rule: always('assault'), when: (state) => isLast(state) && canSend(state) > 0 },
  {
    id: 'wait',
    rule: always('assault'),
    when: (state) => isLast(state) && state.garrison.every((one) => sumOf(one) <= WEAK),
  },
  { id: 'bait', rule: always('meet'), when: (state) => canSend(state) > 1 && meetsStrong(state) },
  { id: 'send', rule: always('attack'), when: (state) => canSend(state) > 0 },
  {
    id: 'cast',
    rule: always('cast'),
    when: (state) =>
      state.hand.some(isCreature) &&
      !fortress.list(state).some(({ type }) => type === 'cast') &&
      state.lands.wood + state.lands.gold + state.lands.magic > 0,
  },
  { id: 'land', rule: always('lay'), when: (state) => state.hand.some(isLand) && state.laid === 0 },
]

const isLast = (state: State): boolean => state.garrison.length === 1 && phaseOf(state) === 'act'

const canSend = (state: State): number =>
  state.attacked || state.column.length > 0 ? 0 : encountersOf(state).length

/** Somebody who may be sent would be met by one who fells it and lives. */
const meetsStrong = (state: State): boolean =>
  encountersOf(state).some(({ reason }) => reason === 'kills-and-lives')
