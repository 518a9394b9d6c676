import {
  enemyOf,
  isRipe,
  PAWNS,
  pawnsStanding,
  SEATS,
  type Seat,
  type State,
  TILES,
} from '../../../../engine/boogyman/index.ts'
import type { Tip } from '../../../../ui/frames/tips/tips.ts'
import type { TipId } from '../../words/tips.ts'

/** So few are missing to seven that it is time to count them. */
const NEARLY = PAWNS - 2

const always = (page: string) => () => page

/** This tale's tips, for whoever is on turn. The first are those whose moment passes soonest. */
export const TIPS: readonly Tip<State, TipId>[] = [
  { id: 'spawn', rule: always('spawn'), when: (state) => hasRipe(state) },
  {
    id: 'call',
    rule: always('call'),
    when: (state) => hasRipe(state) && state.boogymen[state.onTurn] === null,
  },
  { id: 'prowl', rule: always('prowl'), when: ({ boogymen, onTurn }) => boogymen[onTurn] !== null },
  { id: 'safe', rule: always('safe'), when: ({ boogymen, onTurn }) => boogymen[enemyOf(onTurn)] !== null },
  {
    id: 'seven',
    rule: always('seven'),
    when: (state) => SEATS.some((_, seat) => pawnsStanding(state, seat as Seat) >= NEARLY),
  },
  { id: 'tree', rule: always('tree'), when: ({ trees }) => trees.some((count) => count > 0) },
]

const hasRipe = (state: State): boolean => TILES.some((tile) => isRipe(state, state.onTurn, tile))
