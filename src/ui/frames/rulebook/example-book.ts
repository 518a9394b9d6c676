import type { Game, GameTypes, Session } from '../../../engine/kernel/index.ts'
import { meant } from '../written.ts'
import { type ExampleActions, type Ran, ranExample } from './example.ts'

/** An event with its type and at least some of its fields. */
type Happens<Event> = Event extends { type: string } ? Pick<Event, 'type'> & Partial<Event> : never

/** The point of an example: an event that must happen in it, or the refusal at its end. */
export type Shows<K extends GameTypes> = Happens<K['Event']> | { refused: K['Refusal']['code'] }

/** A position, the actions in it, and the point they show. */
export interface Example<K extends GameTypes, Ruling extends number = number> {
  readonly position: string
  readonly deeds: readonly ExampleActions<K>[]
  readonly shows: Shows<K>
  /** The numbers of the rulings that it shows. */
  readonly rulings: readonly Ruling[]
}

/** The examples of one page: at least two, so that a reader can ask for another. */
export type Several<One> = readonly [One, One, ...One[]]

/** The written form of a tale's examples: how to read an action, and the separator of lines in a position. */
interface Written<K extends GameTypes> {
  actionOf(text: string): K['Action'] | null
  line: string
}

/** Makes the functions that read written examples. */
export function writing<K extends GameTypes, Ruling extends number>({ actionOf, line }: Written<K>) {
  return {
    /** Reads an example. An action can be several options separated by " or ", among which the reader chooses. */
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
    /** Returns the refusal of an example's last action. */
    no: (refused: K['Refusal']['code']): Shows<K> => ({ refused }),
  }
}

/** The pages of a rule book with their examples. */
export interface ExamplePages<Page extends string, One> {
  /** All pages, in the order of the book. */
  readonly pages: readonly Page[]
  examplesOf(page: Page): readonly One[]
}

/** The same, with a way to play them. */
export interface ExampleBook<K extends GameTypes, Page extends string, One> extends ExamplePages<Page, One> {
  isPage(id: string): id is Page
  /** Returns the page with an example of a ruling; null if there is none. */
  pageOfRuling(ruling: number): Page | null
  /** Plays an example by the rules, up to the first choice that has not been made. */
  ran(example: One, chosen: readonly number[]): Ran<K>
}

/** Makes a book of examples. `begun`: returns the start of an example; `order`: its pages, if their order is not that of the record. */
export function exampleBook<
  K extends GameTypes,
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
