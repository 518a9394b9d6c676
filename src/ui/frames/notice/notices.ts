import { create } from 'zustand'

/** A word from the table about something that cannot be done now. */
interface Notice<Messages, Page> {
  /** New every time: the same words said twice are told twice. */
  number: number
  /** In the language that is spoken when it is shown. */
  words(m: Messages): string
  /** The page of the rule book that says so, if one does, or what a tale finds it by. */
  page: Page | null
}

/** Makes the place for what a table says beside all that it asks, never in its place; it is empty for most of the time. */
export function createNotices<Messages, Page = string>() {
  let told = 0
  const useNotice = create<{ notice: Notice<Messages, Page> | null }>(() => ({ notice: null }))
  return {
    useNotice,
    /** Shows a notice, which is read aloud; the one before it gives way. */
    tell(words: Notice<Messages, Page>['words'], page: Page | null = null): void {
      told += 1
      useNotice.setState({ notice: { number: told, words, page } })
    },
    clear: () => useNotice.setState({ notice: null }),
  }
}
