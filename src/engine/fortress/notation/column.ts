import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { isCreature } from '../cards.ts'
import { send } from '../rules/actions/send.ts'
import { nextToSend } from '../rules/army.ts'
import { meetingNow } from '../rules/meeting.ts'
import type { State } from '../state.ts'
import type { Fault } from './problem.ts'

/** `mill-ox>2 mill-ox>1`: who meets which place in line, from 1; null where nobody is sent. */
export const columnText = ({ column, army }: State): string | null =>
  column.map(({ soldier, place }) => `${army[soldier]?.creature}>${place + 1}`).join(' ') || null

/** Sends the column as the rules would, and says where they would not. */
export function readColumn(state: State, text: string): Fault | null {
  const canSend = state.outcome === null && state.pending === null
  for (const word of splitWords(text)) {
    const [creature = '', number = '', ...more] = word.split('>')
    const place = wholeNumber(number, 1)
    if (!isCreature(creature) || place === null || more.length > 0) return { code: 'wrong-column', word }
    const refused = canSend ? send.refuse(state, { type: 'send', card: creature }) : 'over'
    if (refused || meetingNow(state, creature)?.place !== place - 1) return { code: 'column-not-sent', word }
    state.column.push({ soldier: nextToSend(state, creature), place: place - 1 })
  }
  return null
}
