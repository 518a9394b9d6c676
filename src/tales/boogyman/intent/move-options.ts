import {
  type Action,
  boogyman,
  enemyOf,
  leavesTree,
  pawnsOn,
  type State,
  type Tile,
} from '../../../engine/boogyman/index.ts'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import type { TurnSelection } from './turn-selection.ts'

/** The effect of a press on a tile, by the rules. */
export type MoveOption =
  /** A pawn is placed here. */
  | { kind: 'place' }
  /** The selected pawn steps here. `leavesTree`: a tree grows on its old tile. */
  | { kind: 'step'; from: Tile; leavesTree: boolean }
  /** The selected Boogyman stops here and captures `takes` pawns. */
  | { kind: 'prowl'; takes: number }
  /** A piece here can be selected and has a legal action. `ripe`: a pawn that can spawn. */
  | { kind: 'take'; ripe: boolean }

/** The offer of each tile; tiles without an offer are absent. */
export type MoveOptions = ReadonlyMap<Tile, MoveOption>

export const NO_MOVE_OPTIONS: MoveOptions = new Map()

/** All legal actions of a position, cached. */
const legalActions = memoizeByObject((state: State): readonly Action[] => boogyman.list(state))

/** Returns the offer of each tile for a selection. */
export function moveOptions(state: State, inHand: TurnSelection): MoveOptions {
  const actions = legalActions(state)
  return inHand ? goals(state, actions, inHand) : new Map([...placings(actions), ...pieces(state, actions)])
}

const placings = (actions: readonly Action[]): [Tile, MoveOption][] =>
  actions.flatMap((action): [Tile, MoveOption][] =>
    action.type === 'place' ? [[action.at, { kind: 'place' }]] : [],
  )

/** The tiles of pieces with a legal action, in the order of the rules. */
function pieces(state: State, actions: readonly Action[]): [Tile, MoveOption][] {
  const ripe = new Set(actions.flatMap((action) => (action.type === 'spawn' ? [action.at] : [])))
  return actions.flatMap((action): [Tile, MoveOption][] => {
    const at = pieceOf(state, action)
    return at === null ? [] : [[at, { kind: 'take', ripe: ripe.has(at) }]]
  })
}

/** The tile of the piece that performs an action. */
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

/** The targets of the selected piece. */
const goals = (
  state: State,
  actions: readonly Action[],
  { kind, at }: NonNullable<TurnSelection>,
): MoveOptions =>
  new Map(
    actions.flatMap((action): [Tile, MoveOption][] => {
      if (kind === 'boogyman' && action.type === 'prowl')
        return [[action.to, { kind: 'prowl', takes: pawnsOn(state, enemyOf(state.onTurn), action.to) }]]
      if (kind === 'pawn' && action.type === 'step' && action.from === at)
        return [[action.to, { kind: 'step', from: at, leavesTree: leavesTree(state, at) }]]
      return []
    }),
  )
