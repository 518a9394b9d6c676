import { useEffect, useState } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { type Subject, subjectAt } from '../../subject.ts'

const NOBODY: readonly number[] = []

/** The monsters that are pointed at, or stand where the mouse or the focus is. */
export function usePointed(state: State): readonly number[] {
  const [subject, setSubject] = useState<Subject | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const look = ({ target }: Event) => {
      const next = subjectAt(target)
      setSubject((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    window.addEventListener('pointerover', look, { signal: listening.signal })
    window.addEventListener('focusin', look, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  if (subject?.kind === 'monster') return [subject.n]
  if (subject?.kind !== 'place') return NOBODY
  return (state.tiles[subject.at]?.monsters ?? []).map(({ n }) => n)
}
