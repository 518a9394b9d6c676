import { useEffect } from 'react'
import { create } from 'zustand'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { isFocusByKey } from '../../../../ui/input/targets.ts'
import { isOnAction } from '../../../../ui/stage/camera/press-targets.ts'
import { type Subject, subjectAt } from '../subject.ts'

/** The target of the pointer or of the focus. */
export interface Pointed {
  /** The info target; null for an element without one. */
  subject: Subject | null
  /** True if a press on it does something. */
  acts: boolean
  /** The input. A focus event counts as `key`, or as `press` if it follows a press. */
  by: 'mouse' | 'finger' | 'key' | 'press'
}

interface Pointing {
  /** The hovered target, and the focused target. */
  mouse: Subject | null
  focus: Subject | null
  /** The more recent of the two; null once it has ended. */
  latest: Pointed | null
}

/** The target of the pointer and of the focus, anywhere in the page. Updated only while it is watched. */
export const usePointing = create<Pointing>(() => ({ mouse: null, focus: null, latest: null }))

let watchers = 0
let listening = new AbortController()

/** Starts to watch the pointer and the focus. All callers share one set of listeners. Returns the function that stops. */
export function watchPointing(): () => void {
  watchers += 1
  if (watchers === 1) listen()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    listening.abort()
    usePointing.setState(usePointing.getInitialState())
  }
}

function listen(): void {
  listening = new AbortController()
  const { signal } = listening
  window.addEventListener('pointerover', pointed, { signal })
  window.addEventListener('focusin', focused, { signal })
  window.addEventListener('focusout', blurred, { signal })
  document.documentElement.addEventListener('pointerleave', left, { signal })
}

function pointed({ target, pointerType }: PointerEvent): void {
  const subject = subjectAt(target)
  const isMouse = pointerType === 'mouse'
  const latest: Pointed = { subject, acts: isOnAction(target), by: isMouse ? 'mouse' : 'finger' }
  usePointing.setState(isMouse ? { mouse: subject, latest } : { latest })
}

function focused({ target }: FocusEvent): void {
  const subject = subjectAt(target)
  const isByKey = isFocusByKey(target)
  usePointing.setState({
    focus: subject,
    latest: { subject, acts: isOnAction(target), by: isByKey ? 'key' : 'press' },
  })
}

const blurred = (): void => usePointing.setState({ focus: null, latest: null })

const left = (): void => usePointing.setState({ mouse: null, latest: null })

/** Hook: watches the pointer and the focus while the component is mounted. */
export const useWatchedPointing = (): void => useEffect(watchPointing, [])

const NOBODY: readonly number[] = []

/** Returns the monsters that are pointed at, or that stand on the hovered or focused place. */
export function usePointedMonsters(state: State): readonly number[] {
  useWatchedPointing()
  const monster = usePointing(({ latest }) => (latest?.subject?.kind === 'monster' ? latest.subject.n : null))
  const place = usePointing(({ latest }) => (latest?.subject?.kind === 'place' ? latest.subject.at : null))
  if (monster !== null) return [monster]
  if (place === null) return NOBODY
  return (state.tiles[place]?.monsters ?? []).map(({ n }) => n)
}
