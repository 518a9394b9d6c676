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

/** The props of a component; never for anything else that a file exports. */
type PropsOf<Of> = Of extends ComponentType<infer Props> ? Props : never

/**
 * Makes the parts that lie in one file: they are fetched together, once, and tried again together. They are there when their words have
 * come as well; where those have not, the page tells of it, and speaks English.
 */
export function partsIn<File extends object>(load: () => Promise<File>) {
  const settlers: ((file: File | null, problem: LoadProblem | null) => void)[] = []
  let now: [file: File | null, problem: LoadProblem | null] = [null, null]
  let fetching: Promise<void> | null = null
  const settle = (file: File | null, problem: LoadProblem | null) => {
    now = [file, problem]
    for (const tell of settlers) tell(...now)
  }
  const fetchOnce = async () => {
    const isRetry = now[1] !== null
    if (isRetry) settle(null, null)
    try {
      if (isRetry) await reloadLostStyles()
      const file = await load()
      await fetchWords().catch(() => {})
      settle(file, null)
    } catch (error) {
      console.error(error)
      settle(null, await findLoadProblem())
      fetching = null
    }
  }
  const fetch = () => {
    fetching ??= fetchOnce()
    return fetching
  }
  /** The part that draws what the file exports by this name. */
  return <Id extends keyof File>(id: Id): Part<PropsOf<File[Id]>> => {
    const fetchedIn = (file: File | null, problem: LoadProblem | null) => ({
      // The compiler cannot follow from a key to the props of the component that it stands for.
      Drawn: (file?.[id] ?? null) as ComponentType<PropsOf<File[Id]>> | null,
      problem,
    })
    const fetched = create<Fetched<PropsOf<File[Id]>>>(() => fetchedIn(...now))
    settlers.push((...news) => fetched.setState(fetchedIn(...news)))
    return { fetched, fetch }
  }
}

/** Makes a part that has a file of its own. */
export const part = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> =>
  partsIn(async () => ({ Drawn: await load() }))('Drawn') as Part<Props>
