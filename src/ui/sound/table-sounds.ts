import type { EventKind, EventOf, EventType, GameTypes } from '../../engine/kernel/index.ts'
import type { SoundImportance } from './sound-importance.ts'
import type { Voice } from './voice.ts'

/** The sounds of a tale. A sound must reveal only what the log says. */
interface SoundSpec<K extends EventKind, Id extends string> {
  voices: Readonly<Record<Id, Voice>>
  /** Sounds for calm speed only. */
  small: readonly Id[]
  /** Sounds that play even for events that are not shown. */
  great: readonly Id[]
  /** The sound of each event: a fixed one, one that depends on the event, or none. */
  events: {
    readonly [Type in EventType<K>]: Id | null | ((event: EventOf<K, Type>) => Id | null)
  }
}

/** The sounds of a tale's table. */
export interface TableSounds<K extends GameTypes, Id extends string> {
  soundOf(event: K['Event']): Id | null
  weightOf(sound: Id): SoundImportance
  voices: Readonly<Record<Id, Voice>>
}

export const tableSounds = <K extends EventKind, Id extends string>({
  voices,
  small,
  great,
  events,
}: SoundSpec<K, Id>): TableSounds<K, Id> => ({
  voices,
  soundOf(event) {
    // Each entry takes events of its own type; the compiler cannot connect the two.
    const sound = events[event.type as EventType<K>] as Id | null | ((event: K['Event']) => Id | null)
    return typeof sound === 'function' ? sound(event) : sound
  },
  weightOf: (sound) => (small.includes(sound) ? 'small' : great.includes(sound) ? 'great' : 'plain'),
})
