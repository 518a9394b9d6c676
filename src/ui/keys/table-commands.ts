import type { StoreApi } from 'zustand'
import type { Kind, Session } from '../../engine/kernel/index.ts'
import { pauseOrGoOn } from '../../playback/commands.ts'
import type { PlaybackStore } from '../../playback/playback.ts'
import type { GameHook } from '../../store/game-store.ts'
import { type TableWords, tableWordsNow } from '../text/useTableWords.ts'

type Why = keyof TableWords['keyRefusals']

interface TableCommands<K extends Kind> {
  useGame: Pick<GameHook<K>, 'getState'>
  usePlayback: Pick<StoreApi<PlaybackStore<K>>, 'getState' | 'subscribe'>
  /** Whether a computer player acts, or something is shown that must be over first. */
  isHandsOff(): boolean
  /** Why the player on turn may not act for another reason; null if they may. */
  whyElse?(): Why | null
  /** Whether something of the game can be shown again; where nothing is said, any move. */
  canShowAgain?(session: Session<K>): boolean
  /** Where a sentence is told beside the board. */
  notices: {
    tell(words: () => string): void
    clear(): void
    useNotice: { getState(): { notice: object | null } }
  }
}

/** What keys of every table do. A key that cannot do its work just now says why, as its button does. */
export function tableCommands<K extends Kind>(table: TableCommands<K>) {
  const { useGame, usePlayback, notices, isHandsOff } = table
  const { whyElse = () => null, canShowAgain = ({ moves }) => moves.length > 0 } = table
  /** What was told last of a key. */
  let told: object | null = null

  function tell(why: Why): void {
    notices.tell(() => tableWordsNow().keyRefusals[why])
    told = notices.useNotice.getState().notice
  }
  // It is true only until something begins to be shown, or is over.
  usePlayback.subscribe(({ playing }, { playing: before }) => {
    if (playing !== before && told && notices.useNotice.getState().notice === told) notices.clear()
  })

  const isShown = () => usePlayback.getState().playing
  const whyNoTurn = (): Why | null => (isHandsOff() ? (isShown() ? 'shown' : 'computer') : whyElse())

  function whyNotAgain(): Why | null {
    const { session } = useGame.getState()
    if (isShown()) return 'shown'
    return whyNoTurn() ?? (session && canShowAgain(session) ? null : 'notPlayed')
  }

  /** Does it, if nothing forbids it. */
  const unless =
    <Given extends unknown[]>(whyNot: () => Why | null, command: (...given: Given) => void) =>
    (...given: Given): void => {
      const why = whyNot()
      if (why) tell(why)
      else command(...given)
    }
  const whileShown = (command: () => void) => unless(() => (isShown() ? null : 'notShown'), command)

  return {
    /** For the player on turn alone. */
    onTurn: <Given extends unknown[]>(command: (...given: Given) => void) => unless(whyNoTurn, command),
    pause: whileShown(() => pauseOrGoOn(usePlayback)),
    step: whileShown(() => usePlayback.getState().step()),
    skip: whileShown(() => usePlayback.getState().skip()),
    /** Shows the last turn again. */
    again: unless(whyNotAgain, () => usePlayback.getState().again()),
    /** There is nothing that a key could be for. */
    tellNotHere: () => tell('notHere'),
  }
}
