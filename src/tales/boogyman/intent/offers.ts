import {
  type Action,
  boogyman,
  enemyOf,
  leavesTree,
  pawnsOn,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import { oncePer } from '../../../engine/kernel/index.ts'
import type { InHand } from './in-hand.ts'

/** What a press on a tile would do, as the rules list it. */
export type Offer =
  /** A pawn is placed here. */
  | { kind: 'place' }
  /** The pawn in hand steps here, from a tile where that leaves a tree or does not. */
  | { kind: 'step'; from: Tile; leavesTree: boolean }
  /** The Boogyman in hand stops here, and captures so many. */
  | { kind: 'prowl'; takes: number }
  /** A piece here can be taken up and has something to do; `ripe`: a pawn that two trees make into two. */
  | { kind: 'take'; ripe: boolean }

/** What each tile offers; a tile that is not there offers nothing. */
export type Offers = ReadonlyMap<Tile, Offer>

export const NO_OFFERS: Offers = new Map()

/** Everything that may be done in a position: listed once, for all who ask. */
const legalActions = oncePer((state: State): readonly Action[] => boogyman.list(state))

/** What each tile offers with what is in hand. */
export function offersOf(state: State, inHand: InHand): Offers {
  const actions = legalActions(state)
  return inHand ? goals(state, actions, inHand) : new Map([...placings(actions), ...pieces(state, actions)])
}

const placings = (actions: readonly Action[]): [Tile, Offer][] =>
  actions.flatMap((action): [Tile, Offer][] =>
    action.type === 'place' ? [[action.at, { kind: 'place' }]] : [],
  )

/** The tiles with a piece that has something to do, in the order in which the rules list them. */
function pieces(state: State, actions: readonly Action[]): [Tile, Offer][] {
  const ripe = new Set(actions.flatMap((action) => (action.type === 'spawn' ? [action.at] : [])))
  return actions.flatMap((action): [Tile, Offer][] => {
    const at = pieceOf(state, action)
    return at === null ? [] : [[at, { kind: 'take', ripe: ripe.has(at) }]]
  })
}

/** The tile of the piece that does something. */
function pieceOf({ boogymen, onTurn }: State, action: Action): Tile | null {
  switch (action.type) {
    case 'step':
      return action.from
    case 'spawn':
    case 'call':
      return action.at
    case 'prowl':
      return boogymen[onTurn]
    default:
      return null
  }
}

/** Where the piece in hand may go. */
const goals = (state: State, actions: readonly Action[], { kind, at }: NonNullable<InHand>): Offers =>
  new Map(
    actions.flatMap((action): [Tile, Offer][] => {
      if (kind === 'boogyman' && action.type === 'prowl')
        return [[action.to, { kind: 'prowl', takes: pawnsOn(state, enemyOf(state.onTurn), action.to) }]]
      if (kind === 'pawn' && action.type === 'step' && action.from === at)
        return [[action.to, { kind: 'step', from: at, leavesTree: leavesTree(state, at) }]]
      return []
    }),
  )
