import * as v from 'valibot'
import type { WordSource } from '../engine/kernel/index.ts'
import type { Request } from '../protocol/messages.ts'
import { type Asker, type Decision, refusedWith, seatsOfPerson } from './decision.ts'
import type { Entry, EntryOf } from './entries.ts'
import { played } from './moves.ts'
import type { Company } from './requests.ts'
import type { TableState } from './table.ts'

// Answers to the questions of a table.

/** Answers the open question. One answer counts for all seats of a person. The last yes carries out the request. */
export function decideAnswer(
  table: TableState,
  { question: number, yes }: Request<'answer'>,
  { own, at }: Asker,
  source: WordSource,
): Decision {
  const { question } = table
  if (question?.number !== number) return refusedWith('behind')
  // The asking device may withdraw the question.
  if (!yes && own.includes(question.asks)) return { entry: { do: 'answer', seats: [question.asks], yes, at } }
  const mine = seatsOfPerson(table, own)
  const seats = question.open.filter((seat) => mine.includes(seat))
  if (seats.length === 0) return refusedWith('not-your-seat')
  const isLast = seats.length === question.open.length
  return { entry: yes && isLast ? agreedEntry(table, at, source) : { do: 'answer', seats, yes, at } }
}

/** Returns the entry that carries out the open question. Throws if there is none, or if the rules refuse or throw. */
function agreedEntry(table: TableState, at: number, source: WordSource): Entry {
  const { question, tale } = table
  if (!question) throw new Error('There is no question.')
  const { asks: seat, wish } = question
  switch (wish.kind) {
    case 'undo':
      return { do: 'undo', seat, left: wish.left, agreed: true, at }
    case 'bot':
      return { do: 'control', seat: wish.seat, by: wish.bot, absent: true, at }
    case 'draw':
    case 'give-up': {
      const { moves, rest, isOver } = played(
        table,
        seat,
        [v.parse(tale.game.codec.action, wish.action)],
        source,
      )
      if (rest) throw new Error(`The action ${JSON.stringify(wish.action)} is refused after all have agreed.`)
      return { do: 'act', seat, moves, agreed: true, ...(isOver && { over: true as const }), at }
    }
  }
}

/**
 * Returns the entry that ends a question about an absent person because presence has changed: the person is back, or all who should answer
 * have left. Null otherwise.
 */
export function entryOfCompany(
  table: TableState,
  company: Company,
  at: number,
): EntryOf<'answer'> | EntryOf<'control'> | null {
  const { question } = table
  if (question?.wish.kind !== 'bot') return null
  const { seat, bot } = question.wish
  if (!company.isAbsent(seat)) return { do: 'answer', seats: [seat], yes: false, at }
  const isSomebodyHere = question.open.some(company.isHere)
  return isSomebodyHere ? null : { do: 'control', seat, by: bot, absent: true, at }
}
