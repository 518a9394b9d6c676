import type { Language } from '../store/settings.ts'
import type { Book, Tale } from '../ui/tale.ts'

/** The entry points of a tale: its book, which loads with the shelf, and the tale itself, which loads when opened. */
export interface TaleLoader {
  book(): Promise<{ book: Book }>
  open(): Promise<{ tale: Tale }>
  /** The words of the cover in languages other than English, requested together with the tale. */
  readonly words?: Readonly<Partial<Record<Language, () => Promise<unknown>>>>
}

/** All playable tales by their name in addresses, in the order of the shelf. */
export const TALES: Readonly<Record<string, TaleLoader>> = {
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
