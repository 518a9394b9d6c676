import { useEffect, useRef } from 'react'
import { announce } from '../../../../ui/page/announce.ts'
import { useTable } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import { hintLines } from './hint-words.ts'
import { hintsOf } from './hints.ts'

/** Says the newest line of a hint aloud: when it is asked for, and when what was thought about is known. */
export function SpokenHint() {
  const m = useAllWords()
  const hints = hintsOf(useTable()).useHint
  const heard = useRef(0)
  useEffect(() => {
    const tell = (hint = hints.getState(), before = hint) => {
      const isAsked = hint.asked !== heard.current
      const isAnswered = hint.grade > 1 && hint.plan !== null && before.plan === null
      heard.current = hint.asked
      const { state } = hint
      const line = state && (isAsked || isAnswered) ? hintLines(m, { ...hint, state }).at(-1) : null
      if (line) announce(line)
    }
    tell()
    return hints.subscribe(tell)
  }, [m, hints])
  return null
}
