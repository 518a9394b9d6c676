import type { Session } from '../game.ts'

type Move = Session['moves'][number]

/** True if a move is the monsters': a die is rolled, rerolled or kept, or monsters appear or move. */
export const isMonsters = ({ action: { type }, frames }: Move): boolean =>
  type === 'roll' ||
  type === 'end-turn' ||
  type === 'choose-side' ||
  frames.some(({ event }) => event.type === 'die-rolled' || event.type === 'die-kept')

/**
 * Returns the moves of the last monsters' turn: from the last end of a turn on, the movement and the new monsters after it; before the
 * first end of a turn, only the new monsters.
 */
export function lastMonstersTurn(moves: readonly Move[]): readonly Move[] {
  const end = moves.findLastIndex(isMonsters) + 1
  let begin = end
  for (let index = end - 1; index >= 0; index--) {
    const move = moves[index]
    if (!move || !isMonsters(move)) break
    begin = index
    if (move.action.type === 'end-turn') break
  }
  return moves.slice(begin, end)
}
