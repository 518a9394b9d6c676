import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { usePage } from '../../page/page.ts'
import { letWait, usePace } from './pace.ts'
import { type Acts, useActing } from './useActing.ts'

/** Plays the action of a bot; without animation if the turn is hurried. */
export function actAt<K extends GameTypes>(
  { game, playback }: PlayedGame<K>,
  turnOf: (state: K['State']) => number,
  action: K['Action'],
): void {
  if (game.getState().act(action, 'bot') !== 'done') return letWait(true)
  const state = selectState(game.getState())
  if (state && usePace.getState().hurried === turnOf(state)) playback.getState().skip()
}

interface BotTurns<K extends GameTypes, Computer> {
  turnOf(state: K['State']): number
  /** The bot to act now. */
  computer: Computer | null
  /** True while the table asks a question; bots wait. */
  isAsking: boolean
  acts: Acts<K['State'], Computer, K['Action']>
}

/** Hook: lets the bots act while no dialog, event or question is open. The handover card is shown between people only. */
export function useTableComputers<K extends GameTypes, Computer>(
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
