import { type ComponentType, createContext, type ReactNode } from 'react'

/** The text of a page in a rule book. */
export interface RuleText {
  readonly id: string
  readonly chapter: string
  readonly title: string
  /** The rule in a sentence or two. Words can be marked for emphasis. */
  readonly text: string
  /** True for an addition of the app: the original rules lack it or do not define it. */
  readonly isAddition?: boolean
  /** The rulings on cases that the original rules leave open, with their numbers. */
  readonly rulings: readonly (readonly [number: number, text: string])[]
}

/** An example up to its end or its next choice, with the text of each step. */
export interface LiveRun {
  readonly moments: readonly string[]
  /** The options after the last step; null at the end. */
  readonly choices: readonly string[] | null
  /** Draws the board at a step. With `choose`, options can be clicked on it. */
  picture(at: number, choose: ((which: number) => void) | null): ReactNode
}

/** The rule book of a tale, in the current language. */
export interface TaleRules {
  readonly title: string
  /** The chapters with their overviews. */
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly overview: ReactNode
  }[]
  /** Every page, in the order of the book. */
  readonly pages: readonly RuleText[]
  /** The picture of a page. */
  Icon: ComponentType<{ page: string }>
  /** Returns the number of examples of a page. */
  examplesOf(page: string): number
  /** Plays an example of a page by the rules. `chosen`: the index of the option at each choice up to now. */
  run(page: string, example: number, chosen: readonly number[]): LiveRun
  /** Loads the pages in all languages, for the search. */
  everywhere(): Promise<readonly RuleText[]>
}

/** A function that opens a page of the book, for overviews. */
export const OpensPage = createContext<(page: string) => void>(() => {})
