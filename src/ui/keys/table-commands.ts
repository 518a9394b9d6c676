import type { StoreApi } from 'zustand'
import type { GameTypes, Session } from '../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../playback/playback.ts'
import { togglePause } from '../../playback/toggle-pause.ts'
import type { GameHook } from '../../session/game-store.ts'
import { type FrameWords, frameWordsNow } from '../text/frames.ts'

/** Why a key cannot do its work now. */
export type KeyRefusal = keyof FrameWords['table']['keyRefusals']

/** Where a sentence is told beside the board. */
export interface TableNotices<Messages> {
  tell(words: (m: Messages) => string): void
  clear(): void
  useNotice: { getState(): { notice: object | null } }
}

interface TableCommands<K extends GameTypes, Messages> {
  useGame: Pick<GameHook<K>, 'getState'>
  usePlayback: Pick<StoreApi<PlaybackStore<K>>, 'getState' | 'subscribe'>
  /** What is in hand or aimed at. */
  useIntent: Pick<StoreApi<object>, 'subscribe'>
  /** Whether a computer player acts, or something is shown that must be over first. */
  isInputBlocked(): boolean
  /** Why the player on turn may not act for another reason; null if they may. */
  whyElse?(): KeyRefusal | null
  /** Whether something of the game can be shown again; where nothing is said, any move. */
  canShowAgain?(session: Session<K>): boolean
  notices: TableNotices<Messages>
}

/** What keys of every table do. A key that cannot do its work just now says why, as its button does. */
export function tableCommands<K extends GameTypes, Messages>(table: TableCommands<K, Messages>) {
  const { useGame, usePlayback, useIntent, notices, isInputBlocked } = table
  const { whyElse = () => null, canShowAgain = ({ moves }) => moves.length > 0 } = table
  /** What was told last of a key. */
  let told: object | null = null

  function say(words: (m: Messages) => string): void {
    notices.tell(words)
    told = notices.useNotice.getState().notice
  }
  const tell = (why: KeyRefusal): void => say(() => frameWordsNow().table.keyRefusals[why])

  /** What was said of a key is true only until something else is shown, or in hand. */
  function putAway(): void {
    if (told && notices.useNotice.getState().notice === told) notices.clear()
  }
  usePlayback.subscribe(({ playing }, { playing: before }) => playing !== before && putAway())
  useIntent.subscribe(putAway)

  const isShown = () => usePlayback.getState().playing
  const whyNotHere = (): KeyRefusal | null => {
    const { watching, device } = useGame.getState()
    if (!watching) return null
    return device ? 'otherDevice' : 'watching'
  }

  function whyNoTurn(): KeyRefusal | null {
    if (isInputBlocked()) return isShown() ? 'shown' : (whyNotHere() ?? 'computer')
    return whyNotHere() ?? whyElse()
  }

  function whyNotAgain(): KeyRefusal | null {
    const { session } = useGame.getState()
    if (isShown()) return 'shown'
    if (isInputBlocked() && !useGame.getState().watching) return 'computer'
    return whyElse() ?? (session && canShowAgain(session) ? null : 'notPlayed')
  }

  /** Does it, if nothing forbids it. */
  const unless =
    <Given extends unknown[]>(whyNot: () => KeyRefusal | null, command: (...given: Given) => void) =>
    (...given: Given): void => {
      const why = whyNot()
      if (why) tell(why)
      else command(...given)
    }
  const whileShown = (command: () => void) => unless(() => (isShown() ? null : 'notShown'), command)

  return {
    /** For a window that plays the game, not for one that watches it. */
    atTable: <Given extends unknown[]>(command: (...given: Given) => void) => unless(whyNotHere, command),
    /** For the player on turn alone. */
    onTurn: <Given extends unknown[]>(command: (...given: Given) => void) => unless(whyNoTurn, command),
    pause: whileShown(() => togglePause(usePlayback)),
    step: whileShown(() => usePlayback.getState().step()),
    skip: whileShown(() => usePlayback.getState().skip()),
    /** Shows the last turn again. */
    again: unless(whyNotAgain, () => usePlayback.getState().again()),
    /** There is nothing that a key could be for. */
    tellNotHere: () => tell('notHere'),
    /** Says something else about a key. */
    say,
  }
}
