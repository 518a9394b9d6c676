import type { ComponentType } from 'react'
import { create, type StoreApi } from 'zustand'
import { findLoadProblem, type LoadProblem, reloadLostStyles } from '../page/load-problem.ts'
import { fetchWords } from '../text/language.ts'

/** What has come of a part so far. */
interface Fetched<Props> {
  Drawn: ComponentType<Props> | null
  /** Why it could not be fetched; null while it can still come. */
  problem: LoadProblem | null
}

/** A component in a file of its own, that is fetched ahead of time or when it is wanted. */
export interface Part<Props> {
  fetched: StoreApi<Fetched<Props>>
  /** Fetches it, once; again only after it has failed. A failure is told where the part is drawn, and never thrown. */
  fetch: () => Promise<void>
}

/**
 * Makes a part. It is there when its words have come as well; where they have not, the page tells of it, and speaks English.
 */
export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const fetched = create<Fetched<Props>>(() => ({ Drawn: null, problem: null }))
  let fetching: Promise<void> | null = null
  const fetchOnce = async () => {
    const isRetry = fetched.getState().problem !== null
    fetched.setState({ problem: null })
    try {
      if (isRetry) await reloadLostStyles()
      const Drawn = await load()
      await fetchWords().catch(() => {})
      fetched.setState({ Drawn })
    } catch (error) {
      console.error(error)
      fetched.setState({ problem: await findLoadProblem() })
      fetching = null
    }
  }
  const fetch = () => {
    fetching ??= fetchOnce()
    return fetching
  }
  return { fetched, fetch }
}

/** Makes the parts that lie in one file together. */
export const partsOf = <Id extends string, Props>(
  ids: readonly Id[],
  load: () => Promise<Readonly<Record<Id, ComponentType<Props>>>>,
): Readonly<Record<Id, Part<Props>>> =>
  Object.fromEntries(ids.map((id) => [id, part(async () => (await load())[id])])) as Record<Id, Part<Props>>
