import type { Kind } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'
import { letWait, usePace } from './pace.ts'
import { type Acts, useActing } from './useActing.ts'

/** Does what a computer player decided; in a hurry, without showing it. */
export function actAt<K extends Kind>(
  { game, playback }: PlayedGame<K>,
  turnOf: (state: K['State']) => number,
  action: K['Action'],
): void {
  if (game.getState().act(action, 'bot') !== 'done') return letWait(true)
  const state = selectState(game.getState())
  if (state && usePace.getState().hurried === turnOf(state)) playback.getState().skip()
}

interface BotTurns<K extends Kind, Computer> {
  turnOf(state: K['State']): number
  /** The computer player who must act now. */
  computer: Computer | null
  /** The table asks something, so that computer players wait. */
  isAsking: boolean
  acts: Acts<K['State'], Computer, K['Action']>
}

/**
 * Lets the computer players act whenever nothing else wants to be seen: no dialog, nothing that is shown, nothing that the table
 * is asked. A card comes between people only.
 */
export function useTableComputers<K extends Kind, Computer>(
  { game, playback }: PlayedGame<K>,
  { turnOf, computer, isAsking, acts }: BotTurns<K, Computer>,
): void {
  const state = game(selectState<K>)
  const playing = playback((shown) => shown.playing)
  const elsewhere = usePage(({ dialog, lookingBack }) => dialog !== null || lookingBack)
  const watching = game((store) => store.watching)
  const isStill = !(playing || elsewhere || isAsking || watching)
  useActing({ state, turn: state === null ? undefined : turnOf(state), computer, isStill }, acts)
}
