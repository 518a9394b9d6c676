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

/** What the shared parts of a table need of each table of a tale. */
export type AnyTable<K extends Kind> = PlayedGame<K> & KitTable<K>

/** What a tale says of its tables: why something is refused, how to go back, and what is advised. */
interface TableKitSpec<K extends Kind, Table extends AnyTable<K>, Words, Why> extends TaleKit<K, Words> {
  useTable(): Table
  /** The table at which the game of this tab is played. */
  liveTable: Table
  /** Follows the table on the page. What `follow` returns ends that when another table takes its place. */
  followTables(follow: (table: Table) => () => void): void
  /** All words of the tale, in the language that is spoken now. */
  wordsNow(): Words
  counsel: Counsel<K>
  /** True if no person may act now. */
  isHandsOff(table: Table): boolean
  /** The same as a hook, for the table on the page. */
  useHandsOff(): boolean
  refusals: {
    /** Why something cannot be done, in words. */
    words(m: Words, why: Why): string
    /** The page of the rule book that says so; null if none does. */
    pageOf(why: Why): string | null
  }
  back: Pick<Behind<Move<K>>, 'isSameTurn'> & {
    /** True if only free undo is left, as in a game that the rules have ended; absent: never. */
    isSettled?(table: Table): boolean
    /** How many people are asked (`peopleAsked`). */
    persons(table: Table): number
    isComputers(table: Table, move: Move<K>): boolean
    /** What a move did, in words. */
    lineOf(m: Words, move: Move<K>, table: Table): string
    /** What the button of undo says where others must agree. */
    asks(m: Words, last: Move<K>): string
    /** The question to all before an undo reaches an earlier turn. */
    question(m: Words, last: Move<K>, table: Table): string
  }
  hints: {
    /** True if hints are barred for another reason than the end of the game or the turn of a computer player. */
    isBarred?(state: PlayerView<K['State']>, table: Table): boolean
    /** Hook: true if the hand that the hint is about is open. Absent in a game that hides nothing. */
    useIsOpen?(): boolean
    /** What is told while the plan is thought about. */
    early(m: Words, state: PlayerView<K['State']>, grade: number): readonly string[]
    /** What is advised, and why. */
    linesOf(m: Words, state: PlayerView<K['State']>, plan: PlanOf<K>, grade: number): readonly string[]
    /** How many grades a hint has: each request after the first tells one more line. Absent: it is told at once. */
    grades?: number
    /** Called when all of a plan is told. */
    onToldAll?(table: Table, plan: PlanOf<K>): void
    /** The picture of whoever is asked, and the name of the button that asks. */
    icon: IconName
    ask(m: Words): string
  }
}

/**
 * Makes what the shared parts of a table ask of a tale, and lets it follow the game of this tab. Called once, in the tale's
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
