import type { EventOf, ExpansionEventType } from '../../../../engine/fairy-tale/index.ts'
import { late } from '../../../../engine/kernel/index.ts'
import type { SoundId } from './sounds.ts'

/** What the events of the expansions sound like. */
export const expansionSounds =
  late<{
    [Type in ExpansionEventType]: (event: EventOf<Type>) => SoundId | null
  }>('Expansion sounds')
