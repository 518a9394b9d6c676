import { create } from 'zustand'
import type { Config, EventOf, State } from '../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../game.ts'
import { type Table, usePlayback } from '../../table.ts'
import { useMessages } from '../../words/useMessages.ts'
import { type FallenDie, lastRoll, rollOf } from '../dice/roll-words.ts'

/** The last roll in what is being shown, and the state in which the die fell. */
interface Fallen {
  fallen: { event: EventOf<'die-rolled'>; state: State } | null
}

const useFallen = create<Fallen>(() => ({ fallen: null }))

/** Keeps the last die that fell in what is shown. */
export function followRoll(table: Table): () => void {
  return table.playback.subscribe(({ cue, shown, playing }) => {
    if (!playing) useFallen.setState({ fallen: null })
    else if (cue?.event.type === 'die-rolled' && shown) {
      useFallen.setState({ fallen: { event: cue.event, state: shown } })
    }
  })
}

/** The roll that is being played out; null until the die lies and its words may be read. */
export function useShownRoll(config: Config): FallenDie | null {
  const m = useMessages()
  const fallen = useFallen((store) => store.fallen)
  const rolling = usePlayback(({ cue, told }) => cue?.event.type === 'die-rolled' && !told)
  return fallen && !rolling ? rollOf({ m, config }, fallen.event, fallen.state) : null
}

/** The roll of the last action, if it was one: it stays in sight until the next. */
export function useLastRoll({ config, moves }: Session): FallenDie | null {
  const m = useMessages()
  return lastRoll({ m, config }, moves.at(-1)?.frames ?? [])
}
