import { hintsAt } from '../../../../ui/frames/hints/hints.ts'
import { tableWordsNow } from '../../../../ui/text/useTableWords.ts'
import { isHandsOff } from '../../computer-now.ts'
import { counsel, useGame, usePlayback } from '../../table.ts'
import { messagesNow } from '../../words/useMessages.ts'
import { NOTICES } from '../now/notice.ts'
import { hintLines } from './hint-words.ts'

/** The Captain's hints. */
export const HINTS = hintsAt({
  useGame,
  usePlayback,
  counsel,
  isBarred: ({ outcome }) => outcome !== null || isHandsOff(),
  tellBarred: () => NOTICES.tell(() => tableWordsNow().noAdvice),
  thinking: () => messagesNow().hints.thinking,
  linesOf: (state, plan) => hintLines(messagesNow(), state, plan),
})
