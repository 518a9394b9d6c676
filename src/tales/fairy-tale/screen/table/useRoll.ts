import type { Config } from '../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../game.ts'
import { usePlayback } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { type FallenDie, lastRoll } from '../dice/roll-words.ts'

/** The roll that is being played out; null until the die lies and its words may be read. */
export function useShownRoll(config: Config): FallenDie | null {
  const m = useMessages()
  const seen = usePlayback((playback) => playback.seen)
  const rolling = usePlayback(({ cue, told }) => cue?.event.type === 'die-rolled' && !told)
  return rolling ? null : lastRoll({ m, config }, seen)
}

/** The roll of the last action, if it was one: it stays in sight until the next. */
export function useLastRoll({ config, moves }: Session): FallenDie | null {
  const m = useMessages()
  return lastRoll({ m, config }, moves.at(-1)?.frames ?? [])
}
