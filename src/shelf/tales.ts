import type { Language } from '../store/settings.ts'
import type { Book, Tale } from '../ui/tale.ts'

/** The doors of a tale: its book, which comes with the shelf, and all else, which comes when it is opened. */
export interface Doors {
  book(): Promise<{ book: Book }>
  open(): Promise<{ tale: Tale }>
  /** The words of its cover in other languages than English, which comes with it: they are asked for together with it. */
  readonly words?: Readonly<Partial<Record<Language, () => Promise<unknown>>>>
}

/** The tales that can be played, by what names each in its address, in the order in which they stand on the shelf. */
export const TALES: Readonly<Record<string, Doors>> = {
  'fairy-tale': {
    book: () => import('../tales/fairy-tale/book/index.ts'),
    open: () => import('../tales/fairy-tale/tale.ts'),
    words: { nl: () => import('../tales/fairy-tale/words/nl/cover.ts') },
  },
  boogyman: {
    book: () => import('../tales/boogyman/book/index.ts'),
    open: () => import('../tales/boogyman/tale.ts'),
    words: { nl: () => import('../tales/boogyman/words/nl/cover.ts') },
  },
  fortland: {
    book: () => import('../tales/fortland/book/index.ts'),
    open: () => import('../tales/fortland/tale.ts'),
    words: { nl: () => import('../tales/fortland/words/nl/cover.ts') },
  },
  fortress: {
    book: () => import('../tales/fortress/book/index.ts'),
    open: () => import('../tales/fortress/tale.ts'),
    words: { nl: () => import('../tales/fortress/words/nl/cover.ts') },
  },
  citadel: {
    book: () => import('../tales/citadel/book/index.ts'),
    open: () => import('../tales/citadel/tale.ts'),
    words: { nl: () => import('../tales/citadel/words/nl/cover.ts') },
  },
}
