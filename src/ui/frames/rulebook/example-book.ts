import type { Game, Kind, Session } from '../../../engine/kernel/index.ts'
import { meant } from '../written.ts'
import { type ExampleActions, type Ran, ranExample } from './example.ts'

/** An event of which something at least is so. */
type Happens<Event> = Event extends { type: string } ? Pick<Event, 'type'> & Partial<Event> : never

/** What an example is about: an event that really happens in it, or the reason with which it ends. */
export type Shows<K extends Kind> = Happens<K['Event']> | { refused: K['Refusal']['code'] }

/** A drawn position, what is done in it, and what that shows. */
export interface Example<K extends Kind, Ruling extends number = number> {
  readonly position: string
  readonly deeds: readonly ExampleActions<K>[]
  readonly shows: Shows<K>
  /** The rulings that it is an example of. */
  readonly rulings: readonly Ruling[]
}

/** Examples of one thing: never fewer than two, so that there is another. */
export type Several<One> = readonly [One, One, ...One[]]

/** How a tale's examples are written down: what its actions are in writing, and what parts the lines of a position there. */
interface Written<K extends Kind> {
  actionOf(text: string): K['Action'] | null
  line: string
}

/** Writes examples down. */
export function writing<K extends Kind, Ruling extends number>({ actionOf, line }: Written<K>) {
  return {
    /** What is done, in writing; of several parted by "or", whoever reads chooses. */
    does: (
      position: string,
      deeds: readonly string[],
      shows: Shows<K> | Happens<K['Event']>['type'],
      rulings: readonly Ruling[] = [],
    ): Example<K, Ruling> => ({
      position: position.replaceAll(line, '\n'),
      deeds: deeds.map((deed) => deed.split(' or ').map((text) => meant(text, actionOf))),
      shows: (typeof shows === 'string' ? { type: shows } : shows) as Shows<K>,
      rulings,
    }),
    /** What an example shows in which the rules do not allow the last of what is done. */
    no: (refused: K['Refusal']['code']): Shows<K> => ({ refused }),
  }
}

/** The pages of a rule book with their examples. */
export interface ExamplePages<Page extends string, One> {
  /** Every page, in the order of the book. */
  readonly pages: readonly Page[]
  examplesOf(page: Page): readonly One[]
}

/** The same, as they run. */
export interface ExampleBook<K extends Kind, Page extends string, One> extends ExamplePages<Page, One> {
  isPage(id: string): id is Page
  /** The page that shows a ruling. */
  pageOfRuling(ruling: number): Page | null
  /** An example carried out by the rules, as far as it has been chosen. */
  ran(example: One, chosen: readonly number[]): Ran<K>
}

/**
 * Makes a book of examples. `begun`: how a game stands in which one of them begins; `order`: its pages, where that is not
 * how they are written down.
 */
export function exampleBook<
  K extends Kind,
  Page extends string,
  One extends Pick<Example<K>, 'deeds' | 'rulings'>,
>(
  game: Game<K>,
  examples: Readonly<Record<Page, Several<One>>>,
  begun: (example: One) => Pick<Session<K>, 'config' | 'first'>,
  order?: readonly Page[],
): ExampleBook<K, Page, One> {
  const isPage = (id: string): id is Page => Object.hasOwn(examples, id)
  const pages = order ?? Object.keys(examples).filter(isPage)
  const examplesOf = (page: Page): readonly One[] => examples[page]
  return {
    pages,
    isPage,
    examplesOf,
    pageOfRuling: (ruling) =>
      pages.find((page) => examplesOf(page).some(({ rulings }) => rulings.includes(ruling))) ?? null,
    ran: (example, chosen) => ranExample(game, begun(example), example.deeds, chosen),
  }
}
