import type { StoreApi } from 'zustand'
import type { GameTypes, Session } from '../../engine/kernel/index.ts'
import type { PlaybackStore } from '../../playback/playback.ts'
import { togglePause } from '../../playback/toggle-pause.ts'
import type { GameHook } from '../../session/game-store.ts'
import { type FrameWords, frameWordsNow } from '../text/frames.ts'

/** Why a shortcut has no effect now. */
export type KeyRefusal = keyof FrameWords['table']['keyRefusals']

/** The place of a sentence beside the board. */
export interface TableNotices<Messages> {
  tell(words: (m: Messages) => string): void
  clear(): void
  useNotice: { getState(): { notice: object | null } }
}

interface TableCommands<K extends GameTypes, Messages> {
  useGame: Pick<GameHook<K>, 'getState'>
  usePlayback: Pick<StoreApi<PlaybackStore<K>>, 'getState' | 'subscribe'>
  /** The selection and the aim. */
  useIntent: Pick<StoreApi<object>, 'subscribe'>
  /** True during a bot's turn, and during playback that must end first. */
  isInputBlocked(): boolean
  /** Another reason why the player on turn may not act; null without one. */
  whyElse?(): KeyRefusal | null
  /** True if something can be replayed. If absent, any move can. */
  canShowAgain?(session: Session<K>): boolean
  notices: TableNotices<Messages>
}

/** The commands of every table's shortcuts. A command that is impossible now says why, like its button. */
export function tableCommands<K extends GameTypes, Messages>(table: TableCommands<K, Messages>) {
  const { useGame, usePlayback, useIntent, notices, isInputBlocked } = table
  const { whyElse = () => null, canShowAgain = ({ moves }) => moves.length > 0 } = table
  /** The last message about a shortcut. */
  let told: object | null = null

  function say(words: (m: Messages) => string): void {
    notices.tell(words)
    told = notices.useNotice.getState().notice
  }
  const tell = (why: KeyRefusal): void => say(() => frameWordsNow().table.keyRefusals[why])

  /** A message about a shortcut is valid until the display or the selection changes. */
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

  /** Runs a command, or gives the reason why it is impossible. */
  const unless =
    <Given extends unknown[]>(whyNot: () => KeyRefusal | null, command: (...given: Given) => void) =>
    (...given: Given): void => {
      const why = whyNot()
      if (why) tell(why)
      else command(...given)
    }
  const whileShown = (command: () => void) => unless(() => (isShown() ? null : 'notShown'), command)

  return {
    /** For a tab that plays the game, not for a read-only one. */
    atTable: <Given extends unknown[]>(command: (...given: Given) => void) => unless(whyNotHere, command),
    /** For the player on turn only. */
    onTurn: <Given extends unknown[]>(command: (...given: Given) => void) => unless(whyNoTurn, command),
    pause: whileShown(() => togglePause(usePlayback)),
    step: whileShown(() => usePlayback.getState().step()),
    skip: whileShown(() => usePlayback.getState().skip()),
    /** Replays the last turn. */
    again: unless(whyNotAgain, () => usePlayback.getState().again()),
    /** Reports that a shortcut has nothing to act on. */
    tellNotHere: () => tell('notHere'),
    /** Shows another message about a shortcut. */
    say,
  }
}
