import { useStore } from 'zustand'
import { type GameTypes, type Move, memoizeByObject, type PlayerView } from '../../../engine/kernel/index.ts'
import type { PlayedGame } from '../../../playback/shown-table.ts'
import type { PlanOf } from '../../../store/bot-client.ts'
import type { TaleKeys } from '../../../store/storage.ts'
import type { TargetId } from '../../input/targets.ts'
import { onTaleLeave } from '../../page/open-tale.ts'
import { frameWordsNow } from '../../text/frames.ts'
import { followPace } from '../bots/pace.ts'
import { type AimHint, type HintCounsel, hintsAt } from '../hints/hints.ts'
import { createRefusalNotices } from '../notice/refusal-notices.ts'
import type { KitTable, TaleKit } from '../tale-kit.ts'
import { createUndo, type WhyNoUndo } from '../undo/create-undo.ts'
import type { UndoFacts } from '../undo/undo-status.ts'

/** The minimum that the shared parts need of a table. */
export type AnyTable<K extends GameTypes> = PlayedGame<K> & KitTable<K>

/** A reason why an action is refused. */
interface Refused {
  readonly code: string
}

/** The parts of a table that differ between tales: texts of refusals, rules of undo, and hints. */
interface TableKitSpec<K extends GameTypes, Table extends AnyTable<K>, Words, Why extends Refused>
  extends TaleKit<K, Words> {
  useTable(): Table
  /** The table of this tab's game. */
  liveTable: Table
  /** Calls `follow` with the table on the page. Calls the returned function before another table replaces it. */
  followTables(follow: (table: Table) => () => void): void
  /** All words of the tale in the current language. */
  wordsNow(): Words
  storageKeys: TaleKeys
  counsel: HintCounsel<K>
  /** True if a bot controls the seat that made the move. */
  isBotMove(table: Table, move: Move<K>): boolean
  /** True if input is blocked: no person can act now. */
  isInputBlocked(table: Table): boolean
  /** The same as a hook, for the table on the page. */
  useInputBlocked(): boolean
  refusals: {
    /** Returns the reason of a refusal in words. */
    words(m: Words, why: Why): string
    /** The page of the rule book with the reason of each refusal. */
    pages?: Readonly<Record<Why['code'], string | null>>
  }
  back: Pick<UndoFacts<Move<K>>, 'isSameTurn'> & {
    /** True if undo past luck is barred, as in a finished game. Default: false. */
    isSettled?(table: Table): boolean
    /** Returns the number of people who must agree (`peopleAsked`). */
    persons(table: Table): number
    /** True if a bot made the move. Default: by the current controllers. */
    isBotMove?(table: Table, move: Move<K>): boolean
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
    /** The visibility of the hand of the seat that must act. Absent in a game without hidden information. */
    hand?: {
      isOpen(state: PlayerView<K['State']>, table: Table): boolean
      /** The same as a hook, for the table on the page. */
      useIsOpen(): boolean
    }
    /** Returns the lines to show before the plan is known. */
    early(m: Words, state: PlayerView<K['State']>, grade: number): readonly string[]
    /** Returns the advice with its reasons. */
    linesOf(m: Words, state: PlayerView<K['State']>, plan: PlanOf<K>, grade: number): readonly string[]
    /** The number of grades. Each request after the first adds one line. Default 1: the whole hint at once. */
    grades?: number
    /** Called when the last grade of a plan is shown. */
    onToldAll?(table: Table, plan: PlanOf<K>): void
    /** Aims the hint for its button "Show me". Absent: the hint has no such button. */
    aim?: AimHint<K, Table>
    /** Returns the button of an action that `aim` leaves to it. Default: a button for each type of action. */
    buttonOf?(action: K['Action']): TargetId
    /** Returns the tab of a phone that contains the target. Default: that with the actions. */
    tabOf?(target: TargetId): string
    /** Returns the name of the hint button. */
    ask(m: Words): string
  }
}

/**
 * Makes the kit of a tale's tables, and subscribes it to the table on the page. Called once, in the tale's
 * `screen/table-kit.ts`.
 */
export function tableKit<K extends GameTypes, Table extends AnyTable<K>, Words, Why extends Refused>(
  spec: TableKitSpec<K, Table, Words, Why>,
) {
  const { rules, wordsNow, counsel, isInputBlocked, refusals, back, hints } = spec
  const noticesOf = createRefusalNotices<Why, Words>({
    words: refusals.words,
    pageOf: ({ code }: { readonly code: Why['code'] }) => refusals.pages?.[code] ?? null,
  })
  const tellNothing = (table: Table, what: WhyNoUndo | 'redoneNothing' | 'noAdvice'): void =>
    noticesOf(table).tell(() => frameWordsNow().table[what])

  const goingBackOf = memoizeByObject((table: Table) => {
    const persons = () => back.persons(table)
    return createUndo<K>({
      useGame: table.game,
      persons,
      usePersons() {
        table.game(({ session }) => session)
        useStore(table.leaders)
        return persons()
      },
      isBotMove: (move) => (back.isBotMove ?? spec.isBotMove)(table, move),
      isSameTurn: back.isSameTurn,
      isSettled: () => back.isSettled?.(table) ?? false,
      lineOf: (move) => back.lineOf(wordsNow(), move, table),
      tellNothing: (what) => tellNothing(table, what),
    })
  })

  const hintsOf = hintsAt<K, Table>({
    ...{ counsel, rules },
    isOpen: (state, table) => hints.hand?.isOpen(state, table) ?? true,
    isBarred: (state, table) =>
      rules.outcome(state) !== null || isInputBlocked(table) || (hints.isBarred?.(state, table) ?? false),
    tellBarred: (table) => tellNothing(table, 'noAdvice'),
    linesOf({ state, plan, grade }) {
      const m = wordsNow()
      return plan ? hints.linesOf(m, state, plan, grade) : hints.early(m, state, grade)
    },
    grades: hints.grades ?? 1,
    onToldAll: hints.onToldAll,
    aim: hints.aim,
    buttonOf: hints.buttonOf ?? buttonOfType,
    tabOf: hints.tabOf ?? (() => 'do'),
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
  onTaleLeave(() => {
    hintsOf(liveTable).close()
    liveTable.playback.getState().skip()
    counsel.stop()
  })
  return { ...spec, noticesOf, goingBackOf, hintsOf }
}

/** Every action has a type, and most types have a button. */
const buttonOfType = (action: unknown): TargetId => `act:${(action as { readonly type: string }).type}`

/** The parts that all pages of a tale's table share. Notices, hints and undo are made once per table. */
export type TableKit<K extends GameTypes, Table extends AnyTable<K>, Words> = ReturnType<
  typeof tableKit<K, Table, Words, never>
>
