import type { ComponentType } from 'react'
import { create, type StoreApi } from 'zustand'
import { findLoadProblem, type LoadProblem } from '../page/load-problem.ts'
import { fetchWords } from '../text/language.ts'

/** The loading state of a part. */
interface Fetched<Props> {
  Drawn: ComponentType<Props> | null
  /** The reason of a failure; null while loading or loaded. */
  problem: LoadProblem | null
}

/** A lazy component, loaded when idle or on request. */
export interface Part<Props> {
  fetched: StoreApi<Fetched<Props>>
  /** Loads it once; retries only after a failure. Never rejects: the place of the part shows the failure. */
  fetch: () => Promise<void>
}

/** The props of a component; never for other exports of a file. */
type PropsOf<Of> = Of extends ComponentType<infer Props> ? Props : never

/** The parts of one file. A call with the name of an export returns its part. */
interface Parts<File> extends Pick<Part<never>, 'fetch'> {
  <Id extends keyof File>(id: Id): Part<PropsOf<File[Id]>>
  /** Returns the file once it and its words have loaded; null before. */
  file(): File | null
}

/**
 * Makes lazy components from one file, which load once and retry together. They also wait for their words. If those fail to load, the page
 * shows a notice and uses English.
 */
export function partsIn<File extends object>(load: () => Promise<File>): Parts<File> {
  const settlers: ((file: File | null, problem: LoadProblem | null) => void)[] = []
  let now: [file: File | null, problem: LoadProblem | null] = [null, null]
  let fetching: Promise<void> | null = null
  const settle = (file: File | null, problem: LoadProblem | null) => {
    now = [file, problem]
    for (const tell of settlers) tell(...now)
  }
  const fetchOnce = async () => {
    if (now[1] !== null) settle(null, null)
    try {
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
  const partOf = <Id extends keyof File>(id: Id): Part<PropsOf<File[Id]>> => {
    const fetchedIn = (file: File | null, problem: LoadProblem | null) => ({
      // The compiler cannot infer the props of the component from its key.
      Drawn: (file?.[id] ?? null) as ComponentType<PropsOf<File[Id]>> | null,
      problem,
    })
    const fetched = create<Fetched<PropsOf<File[Id]>>>(() => fetchedIn(...now))
    settlers.push((...news) => fetched.setState(fetchedIn(...news)))
    return { fetched, fetch }
  }
  return Object.assign(partOf, { fetch, file: () => now[0] })
}

/** Makes a part from its own file. */
export const part = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> =>
  partsIn(async () => ({ Drawn: await load() }))('Drawn') as Part<Props>
