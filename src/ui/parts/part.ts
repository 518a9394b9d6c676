import type { ComponentType } from 'react'
import { create, type StoreApi } from 'zustand'
import { fetchWords } from '../text/language.ts'

/** What has come of a part so far. */
interface Fetched<Props> {
  Drawn: ComponentType<Props> | null
  /** It could not be fetched: the program that serves the game does not answer. */
  failed: boolean
}

/** A component in a file of its own, that is fetched ahead of time or when it is wanted. */
export interface Part<Props> {
  fetched: StoreApi<Fetched<Props>>
  /** Fetches it, once. A failure is told where the part is drawn, and never thrown. */
  fetch: () => Promise<void>
}

/** A part without which a page goes on could not be fetched. */
export class PartMissing extends Error {}

/**
 * Makes a part. It is there when its words have come as well; where they have not, the page tells of it, and speaks English.
 * What has failed once is not asked for again: browsers remember that until the page is loaded anew.
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const fetched = create<Fetched<Props>>(() => ({ Drawn: null, failed: false }))
  let fetching: Promise<void> | null = null
  const fetch = () => {
    fetching ??= load().then(
      async (Drawn) => {
        await fetchWords().catch(() => {})
        fetched.setState({ Drawn })
      },
      () => fetched.setState({ failed: true }),
    )
    return fetching
  }
  return { fetched, fetch }
}
