import { useEffect } from 'react'
import { create } from 'zustand'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { isFocusVisible } from '../../../../ui/input/targets.ts'
import { isOnAction } from '../../../../ui/stage/camera/press-targets.ts'
import { type Subject, subjectAt } from '../subject.ts'

/** Something that is pointed at. */
export interface Pointed {
  /** What it is about; null where it is about nothing. */
  subject: Subject | null
  /** A press there does something. */
  acts: boolean
  /** By what: the focus comes by a key, or by the press that it follows. */
  by: 'mouse' | 'finger' | 'key' | 'press'
}

interface Pointing {
  /** What the mouse rests on, and what has the focus. */
  mouse: Subject | null
  focus: Subject | null
  /** Whichever of them came last; null when it has left. */
  latest: Pointed | null
}

/** What is pointed at anywhere in the page, while somebody watches it. */
export const usePointing = create<Pointing>(() => ({ mouse: null, focus: null, latest: null }))

let watchers = 0
let listening = new AbortController()

/** Watches what is pointed at, in one place for all who ask; answers how to stop. */
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
  const isByKey = isFocusVisible(target)
  usePointing.setState({
    focus: subject,
    latest: { subject, acts: isOnAction(target), by: isByKey ? 'key' : 'press' },
  })
}

const blurred = (): void => usePointing.setState({ focus: null, latest: null })

const left = (): void => usePointing.setState({ mouse: null, latest: null })

const NOBODY: readonly number[] = []

/** The monsters that are pointed at, or stand where the mouse or the focus is. */
export function usePointedMonsters(state: State): readonly number[] {
  useEffect(watchPointing, [])
  const monster = usePointing(({ latest }) => (latest?.subject?.kind === 'monster' ? latest.subject.n : null))
  const place = usePointing(({ latest }) => (latest?.subject?.kind === 'place' ? latest.subject.at : null))
  if (monster !== null) return [monster]
  if (place === null) return NOBODY
  return (state.tiles[place]?.monsters ?? []).map(({ n }) => n)
}
