import { useStore } from 'zustand'
import { type Kind, type Move, oncePer, type PlayerView } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import type { Counsel, PlanOf } from '../../../store/counsel.ts'
import type { IconName } from '../../art/index.ts'
import { onLeaving } from '../../page/open-tale.ts'
import { frameWordsNow } from '../../text/frames.ts'
import { followPace } from '../computers/pace.ts'
import { hintsAt } from '../hints/hints.ts'
import { noticesAt } from '../notice/notices-at.ts'
import { goingBack, type WhyNoUndo } from '../taking-back/going-back.ts'
import type { Behind } from '../taking-back/way-back.ts'
import type { KitTable, TaleKit } from '../tale-kit.ts'

/** The least that the shared parts need from a table. */
export type AnyTable<K extends Kind> = PlayedGame<K> & KitTable<K>

/** The parts of a table that differ between tales: texts of refusals, rules of undo, and hints. */
interface TableKitSpec<K extends Kind, Table extends AnyTable<K>, Words, Why> extends TaleKit<K, Words> {
  useTable(): Table
  /** The table of this tab's game. */
  liveTable: Table
  /** Calls `follow` with the table on the page. Calls the returned function before another table replaces it. */
  followTables(follow: (table: Table) => () => void): void
  /** All words of the tale in the current language. */
  wordsNow(): Words
  counsel: Counsel<K>
  /** True if input is blocked: no person may act now. */
  isHandsOff(table: Table): boolean
  /** The same as a hook, for the table on the page. */
  useHandsOff(): boolean
  refusals: {
    /** Returns the reason of a refusal in words. */
    words(m: Words, why: Why): string
    /** Returns the page of the rule book with the reason; null without one. */
    pageOf(why: Why): string | null
  }
  back: Pick<Behind<Move<K>>, 'isSameTurn'> & {
    /** True if undo past luck is barred, as in a finished game. Default: false. */
    isSettled?(table: Table): boolean
    /** Returns the number of people who must agree (`peopleAsked`). */
    persons(table: Table): number
    isComputers(table: Table, move: Move<K>): boolean
    /** Returns the action of a move in words. */
    lineOf(m: Words, move: Move<K>, table: Table): string
    /** Returns the text of the undo button if others must agree. */
    asks(m: Words, last: Move<K>): string
    /** Returns the question to all before an undo into an earlier turn. */
    question(m: Words, last: Move<K>, table: Table): string
  }
  hints: {
    /** True if the tale bars hints. Finished games and turns of bots always bar them. */
    isBarred?(state: PlayerView<K['State']>, table: Table): boolean
    /** Hook: true if the screen shows the hand of the hint. Absent in a game without hidden information. */
    useIsOpen?(): boolean
    /** Returns the lines to show before the plan is known. */
    early(m: Words, state: PlayerView<K['State']>, grade: number): readonly string[]
    /** Returns the advice with its reasons. */
    linesOf(m: Words, state: PlayerView<K['State']>, plan: PlanOf<K>, grade: number): readonly string[]
    /** The number of grades. Each request after the first adds one line. Default 1: the whole hint at once. */
    grades?: number
    /** Called when the last grade of a plan is shown. */
    onToldAll?(table: Table, plan: PlanOf<K>): void
    /** The icon of the advising bot, and the name of the hint button. */
    icon: IconName
    ask(m: Words): string
  }
}

/**
 * Makes the kit of a tale's tables, and subscribes it to the table on the page. Called once, in the tale's
 * `screen/table-kit.ts`.
 */
export function tableKit<K extends Kind, Table extends AnyTable<K>, Words, Why>(
  spec: TableKitSpec<K, Table, Words, Why>,
) {
  const { rules, wordsNow, counsel, isHandsOff, refusals, back, hints } = spec
  const noticesOf = noticesAt<Why, Words>(refusals)
  const tellNothing = (table: Table, what: WhyNoUndo | 'redoneNothing' | 'noAdvice'): void =>
    noticesOf(table).tell(() => frameWordsNow().table[what])

  const goingBackOf = oncePer((table: Table) => {
    const persons = () => back.persons(table)
    return goingBack<K>({
      useGame: table.game,
      persons,
      usePersons() {
        table.game(({ session }) => session)
        useStore(table.leaders)
        return persons()
      },
      isComputers: (move) => back.isComputers(table, move),
      isSameTurn: back.isSameTurn,
      isSettled: () => back.isSettled?.(table) ?? false,
      lineOf: (move) => back.lineOf(wordsNow(), move, table),
      tellNothing: (what) => tellNothing(table, what),
    })
  })

  const hintsOf = hintsAt<K, Table>({
    counsel,
    isBarred: (state, table) =>
      rules.outcome(state) !== null || isHandsOff(table) || (hints.isBarred?.(state, table) ?? false),
    tellBarred: (table) => tellNothing(table, 'noAdvice'),
    linesOf({ state, plan, grade }) {
      const m = wordsNow()
      return plan ? hints.linesOf(m, state, plan, grade) : hints.early(m, state, grade)
    },
    grades: hints.grades ?? 1,
    onToldAll: hints.onToldAll,
  })

  const { liveTable } = spec
  spec.followTables((table) => {
    const follows = [noticesOf(table).follow(), hintsOf(table).follow()]
    return () => {
      for (const stop of follows) stop?.()
      noticesOf(table).drop()
      hintsOf(table).close()
      goingBackOf(table).keepAsItIs()
    }
  })
  followPace(liveTable.game)
  onLeaving(() => {
    hintsOf(liveTable).close()
    liveTable.playback.getState().skip()
    counsel.stop()
  })
  return { ...spec, noticesOf, goingBackOf, hintsOf }
}

/** What the shared parts of a table ask of a tale. Notices, hints and the way back are made once for each table. */
export type TableKit<K extends Kind, Table extends AnyTable<K>, Words> = ReturnType<
  typeof tableKit<K, Table, Words, never>
>
