import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import { tableHook } from '../../../playback/shown-table.ts'
import { selectState } from '../../../session/game-store.ts'
import { tableKit } from '../../../ui/frames/table/table-kit.ts'
import { tellMissing } from '../../../ui/page/chunk-load-error.ts'
import { partsIn } from '../../../ui/parts/part.ts'
import type { Move, Session } from '../game.ts'
import { personsAsked } from '../handed-over.ts'
import { isInputBlocked, useInputBlocked } from '../input-blocked.ts'
import type { Unfulfilled } from '../intent/turn-selection.ts'
import { loadedExpansions } from '../load-expansions.ts'
import { followTables, type Table, tables, useTable } from '../runtime.ts'
import { MESSAGES, type Messages } from '../words/messages.ts'
import { followAsked, forgetAsked } from './foresight/why/explanation.ts'
import type { GradedHint } from './hints/hint-words.ts'
import { linesOfMove } from './log/log-lines.ts'
import { PAGE_OF_REFUSAL } from './log/refusal-pages.ts'
import { refusalText } from './log/refusalText.ts'
import { firstLaid } from './spoken/first-tiles.ts'

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

/** The texts of hints, loaded after the first paint. */
export const HINT_TEXTS = partsIn(() => import('./hints/hint-words.ts'))

const hintLines = (hint: GradedHint): readonly string[] => HINT_TEXTS.file()?.hintLinesNow(hint) ?? []

/**
 * The kit of the table, with the words of its first paint. The texts of hints load later.
 */
export const TABLE_KIT = tableKit<FairyTale, Table, Messages, Unfulfilled>({
  ...tables,
  ...MESSAGES,
  ...{ isInputBlocked, useInputBlocked },
  refusals: { words: refusalText, pages: PAGE_OF_REFUSAL },
  back: {
    persons,
    // The end of a finished game can be retried, but undo must not pass a use of the rng.
    isSettled: ({ game }) => selectState(game.getState())?.outcome != null,
    lineOf: (m, move, { game }) => undoneInWords(m, game.getState().session, move),
    asks: undoAsks,
    question: undoAsks,
  },
  hints: {
    ask: ({ table }) => table.askHint,
    isBarred: ({ opening }) => opening !== null,
    linesOf: (_m, state, plan, grade) => hintLines({ state, plan, grade }),
    early: (_m, state, grade) => hintLines({ state, plan: null, grade }),
    grades: 3,
    // After the last grade, aim its first action if possible.
    onToldAll: ({ intent }, [first]) => intent.getState().aimLike(first),
  },
})

export const { noticesOf, goingBackOf, hintsOf } = TABLE_KIT

/** Loads the texts of hints, then announces a hint that was requested before. On failure shows a notice with a retry. */
export async function loadHintTexts(table: Table): Promise<void> {
  const isLate = HINT_TEXTS.file() === null
  await HINT_TEXTS.fetch()
  if (HINT_TEXTS.file() === null) await tellMissing(() => loadHintTexts(table))
  else if (isLate) hintsOf(table).tell()
}

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

/** Returns the action of an undone move in words, without its consequences. */
function undoneInWords(m: Messages, session: Pick<Session, 'config'> | null, move: Move): string {
  if (!session) return ''
  const teller = { m, config: session.config, lines: loadedExpansions()?.lines ?? null }
  return [...firstLaid(teller, move), ...linesOfMove(move, teller).map(({ what }) => what)].join(' ')
}
