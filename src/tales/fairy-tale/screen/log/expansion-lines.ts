import type { Event, EventOf, ExpansionEventType, State } from '../../../../engine/fairy-tale/index.ts'
import { late } from '../../art/late.ts'
import type { Messages } from '../../words/messages.ts'
import type { ExpansionHappening, Run } from './runs.ts'
import type { Line, Telling } from './tell.ts'

/** What the log says of the expansions. */
export interface ExpansionLines {
  lines: { [Type in ExpansionEventType]: (event: EventOf<Type>, telling: Telling) => Line | null }
  /** What happened to a monster on its way, in the full explanation of its step. */
  explain(m: Messages, event: ExpansionHappening): string
  /** Adds what an event brought to the runs, so far, of those to whom it happened; `frame` is that of the event. */
  ranInto(event: Event, frame: number, runs: readonly Run[]): void
  /** What else settles how many come than the size of the forest; '' where nothing does. */
  countedToo(state: State): string
}

export const expansionLines = late<ExpansionLines>('Expansion log lines')
