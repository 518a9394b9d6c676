import type { Config } from '../../../../engine/fairy-tale/index.ts'
import type { Session } from '../../game.ts'
import { usePlayback } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { type FallenDie, lastRoll } from '../dice/roll-words.ts'

/** Returns the roll that is playing. Null until the die has landed. */
export function useShownRoll(config: Config): FallenDie | null {
  const m = useMessages()
  const seen = usePlayback((playback) => playback.seen)
  const rolling = usePlayback(({ cue, told }) => cue?.event.type === 'die-rolled' && !told)
  return rolling ? null : lastRoll({ m, config }, seen)
}

/** Returns the roll of the last action, if it was one. Visible until the next action. */
export function useLastRoll({ config, moves }: Session): FallenDie | null {
  const m = useMessages()
  return lastRoll({ m, config }, moves.at(-1)?.frames ?? [])
}
