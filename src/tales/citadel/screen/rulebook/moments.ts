import type { Action, Citadel, Event, State } from '../../../../engine/citadel/index.ts'
import { BUILDING_IDS, INFLUENCE_IDS } from '../../../../engine/citadel/index.ts'
import type { Ran } from '../../../../playback/example.ts'
import type { Move } from '../../game.ts'
import type { Messages } from '../../words/messages.ts'
import type { RulePagesWords } from '../../words/useRulePages.ts'
import { linesOfMove } from '../log/log-lines.ts'

/** What an example shows at once: how it stands, what happened, and the words for it. */
export interface Moment {
  says: string
  state: State
  /** What has just happened; nothing had at the beginning, nor where something was refused. */
  events: readonly Event[]
}

interface Words {
  m: Messages
  book: RulePagesWords
  begin: string
  refused: (why: string) => string
}

/** All moments of an example, from how it began. Words are those of the tale's own log. */
export function momentsOf({ session, refused }: Ran<Citadel>, words: Words): Moment[] {
  const begin: Moment = { says: words.begin, state: session.first, events: [] }
  const moments = [begin, ...session.moves.flatMap((move) => momentsOfMove(move, words))]
  if (!refused) return moments
  const says = words.refused(words.m.refusals[refused.refusal.code])
  return [...moments, { says, state: moments.at(-1)?.state ?? session.first, events: [] }]
}

/** What happened in a move: events of which nothing is said belong to the one before. */
function momentsOfMove(move: Move, { m, book }: Words): Moment[] {
  const { frames, after } = move
  const lines = linesOfMove(move, m)
  const events = frames.map(({ event }) => event)
  if (lines.length === 0) return [{ says: book.done, state: after, events }]
  return lines.map(({ frame, what, why }, index) => {
    const until = lines[index + 1]?.frame ?? frames.length
    return {
      says: [what, why].filter(Boolean).join(' '),
      state: frames[until - 1]?.state ?? after,
      events: events.slice(frame, until),
    }
  })
}

/** What may be chosen, in words: every choice of an example is of one of these. */
export function choiceWords({ cards }: Messages, book: RulePagesWords, action: Action): string {
  switch (action.type) {
    case 'choose':
    case 'claim':
    case 'withdraw':
      return book[action.type](action.plot)
    case 'discard':
    case 'take':
    case 'play':
      return book[action.type](cardName(cards, action.card), 'target' in action ? (action.target ?? '') : '')
    default:
      throw new Error(`No example lets anybody choose to ${action.type}.`)
  }
}

function cardName(cards: Messages['cards'], card: string): string {
  const building = BUILDING_IDS.find((id) => id === card)
  const influence = INFLUENCE_IDS.find((id) => id === card)
  return building ? cards.the(building) : influence ? cards.influence[influence] : card
}
