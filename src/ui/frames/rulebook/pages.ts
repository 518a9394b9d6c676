import { type ComponentType, createContext, type ReactNode } from 'react'

/** What a page of a rule book says. */
export interface RuleText {
  readonly id: string
  readonly chapter: string
  readonly title: string
  /** In a sentence or two; words may be marked to stand out. */
  readonly text: string
  /** The game's own text has no such thing, or does not say what it does: it is an addition of ours. */
  readonly isAddition?: boolean
  /** What the game's own text leaves open, as it is ruled: by their numbers. */
  readonly rulings: readonly (readonly [number: number, text: string])[]
}

/** An example as far as it has run: what is said at each of its moments, from how it began. */
export interface LiveRun {
  readonly moments: readonly string[]
  /** What may be chosen after the last of them; null where there is nothing to choose. */
  readonly choices: readonly string[] | null
  /** The board at one of them; with `choose`, what can be pressed on it. */
  picture(at: number, choose: ((which: number) => void) | null): ReactNode
}

/** The rule book of a tale, in the language that the page speaks. */
export interface TaleRules {
  readonly title: string
  /** What each chapter has at a glance. */
  readonly chapters: readonly {
    readonly id: string
    readonly title: string
    readonly overview: ReactNode
  }[]
  /** Every page, in the order of the book. */
  readonly pages: readonly RuleText[]
  /** The picture of what a page is about. */
  Icon: ComponentType<{ page: string }>
  /** How many examples a page has. */
  examplesOf(page: string): number
  /** An example of a page carried out by the rules; `chosen`: which of several, at each choice so far. */
  run(page: string, example: number, chosen: readonly number[]): LiveRun
  /** The pages in all languages, to search in. */
  everywhere(): Promise<readonly RuleText[]>
}

/** How an overview opens a page of its book. */
export const OpensPage = createContext<(page: string) => void>(() => {})
