import {
  type Action,
  boogyman,
  enemyOf,
  SEATS,
  type State,
  type Tile,
  tileName,
} from '../../../../engine/boogyman/index.ts'
import { type Change, changesOf } from '../../foresight/index.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'
import type { Whose } from '../../words/en/foresight.ts'
import type { Messages } from '../../words/messages.ts'

/** One effect of the aimed action. */
interface AimedLine {
  words: string
  /** True if the enemy gains by it. */
  isBad: boolean
}

/** The action of a press on a tile with the selected piece. Null if it is illegal or no piece is selected. */
export function aimedAction(state: State, inHand: TurnSelection, tile: Tile): Action | null {
  if (!inHand || inHand.at === tile) return null
  const action: Action =
    inHand.kind === 'pawn' ? { type: 'step', from: inHand.at, to: tile } : { type: 'prowl', to: tile }
  return boogyman.refuse(state, action) ? null : action
}

const BAD: readonly Change['kind'][] = ['lets-win', 'exposes', 'feeds']

/** The exact effects of an action, line by line, gains of the enemy first. */
export function aimedLines(m: Messages, state: State, action: Action): AimedLine[] {
  const enemy = SEATS[enemyOf(state.onTurn)]
  return changesOf(state, action)
    .map((change) => ({ words: changeWords(m, change, enemy), isBad: isBad(change) }))
    .sort((one, other) => Number(other.isBad) - Number(one.isBad))
}

const isBad = (change: Change): boolean =>
  BAD.includes(change.kind) || (change.kind === 'leaves-tree' && change.beside.length > 0)

function changeWords({ common, threats: { aimed } }: Messages, change: Change, enemy: Whose): string {
  switch (change.kind) {
    case 'wins':
      return aimed.wins
    case 'lets-win':
      return aimed.letsWin(enemy)
    case 'stops-win':
      return aimed.stopsWin(enemy)
    case 'takes':
      return aimed.takes(change.count)
    case 'makes-one':
      return aimed.makesOne(change.standing)
    case 'leaves-tree':
      return change.beside.length > 0
        ? aimed.leavesTreeFor(tileName(change.tile), enemy, common.list(change.beside.map(tileName)))
        : aimed.leavesTree(tileName(change.tile))
    case 'exposes':
      return aimed.exposes(tileName(change.tile), change.count)
    case 'saves':
      return aimed.saves(tileName(change.tile))
    case 'feeds':
      return aimed.feeds(enemy, tileName(change.tile))
    case 'starves':
      return aimed.starves(enemy, tileName(change.tile))
    case 'ripens':
      return aimed.ripens(tileName(change.tile))
    case 'hunts':
      return aimed.hunts(tileName(change.tile), change.count)
  }
}
