import type { EventOf, ExpansionEventType } from '../../../../engine/fairy-tale/index.ts'
import { late } from '../../../../engine/kernel/index.ts'
import type { SoundId } from './sounds.ts'

/** The sounds of the expansions' events, once they have loaded. */
export const expansionSounds =
  late<{
    [Type in ExpansionEventType]: (event: EventOf<Type>) => SoundId | null
  }>('Expansion sounds')
