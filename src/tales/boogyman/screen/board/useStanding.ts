import { useState } from 'react'
import type { State } from '../../../../engine/boogyman/index.ts'
import { type Standing, standingIn } from '../clearing/standing.ts'

interface Stood {
  state: State
  before: readonly Standing[]
  now: readonly Standing[]
}

const begun = (state: State): Stood => ({ state, before: [], now: standingIn(state) })

/** How the pieces stand in what is shown, and how they stood before that: whoever walked is the same piece. */
export function useStanding(state: State): Stood {
  const [stood, setStood] = useState(() => begun(state))
  if (stood.state === state) return stood
  const next = { state, before: stood.now, now: standingIn(state, stood.now) }
  setStood(next)
  return next
}
