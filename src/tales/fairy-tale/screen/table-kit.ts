import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import { tableHook } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import type { Move } from '../game.ts'
import { personsAsked } from '../handed-over.ts'
import type { Unfulfilled } from '../intent/in-hand.ts'
import { fairyTale } from '../rules.ts'
import { counsel, followTables, isComputers, liveTable, type Table, useTable } from '../table.ts'
import { isHandsOff, useHandsOff } from '../watching.ts'
import { type Messages, messagesNow, useMessages } from '../words/messages.ts'
import { followAsked, forgetAsked } from './foresight/why/explanation.ts'
import { laterTexts } from './late/later-texts.ts'
import { PAGE_OF_REFUSAL } from './log/refusal-pages.ts'
import { refusalText } from './log/refusalText.ts'
import { undoneInWords } from './spoken/undone.ts'

/** Returns the number of people who must agree to an undo past luck. */
function persons({ game, leaders }: Table): number {
  const { session } = game.getState()
  return session ? personsAsked(session.config.seats, leaders.getState()) : 0
}

/** Returns the question before an undo past luck: past a die roll or a revealed tile. */
function undoAsks({ table }: Messages, { frames }: Move): string {
  const isDie = frames.some(({ event }) => event.type === 'die-rolled')
  return isDie ? table.undoBarrier.die : table.undoBarrier.tile
}

/**
 * The kit of the table, with the words of its first paint. The texts of hints load later.
 */
export const TABLE_KIT = tableKit<FairyTale, Table, Messages, Unfulfilled>({
  ...{ rules: fairyTale, useTable, useWords: useMessages, wordsNow: messagesNow },
  ...{ liveTable, followTables, counsel, isHandsOff, useHandsOff },
  refusals: { words: refusalText, pageOf: ({ code }) => PAGE_OF_REFUSAL[code] },
  back: {
    ...{ persons, isComputers },
    // Players may retry the end of a finished game, but not undo past luck.
    isSettled: ({ game }) => selectState(game.getState())?.outcome != null,
    lineOf: (m, move, { game }) => undoneInWords(m, game.getState().session, move),
    asks: undoAsks,
    question: undoAsks,
  },
  hints: {
    icon: 'guardian',
    ask: ({ table }) => table.askHint,
    isBarred: ({ opening }) => opening !== null,
    linesOf: (_m, state, plan, grade) => laterTexts().hintLines({ state, plan, grade }),
    early: (_m, state, grade) => laterTexts().hintLines({ state, plan: null, grade }),
    grades: 3,
    // After the last grade, aim its first action if possible.
    onToldAll: ({ intent }, [first]) => intent.getState().aimLike(first),
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT

/** The hint at the table on the page. */
export const useHint = tableHook(useTable, (table) => hintsOf(table).useHint)

// Follow explanations of the table on the page.
followTables((table) => {
  const stop = followAsked(table)
  return () => {
    stop()
    forgetAsked(table)
  }
})
