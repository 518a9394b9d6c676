import * as v from 'valibot'
import type { WordSource } from '../engine/kernel/index.ts'
import type { Request } from '../protocol/messages.ts'
import { type Asker, type Decision, refusedWith, seatsOfPerson } from './decision.ts'
import type { TableEntry } from './entries.ts'
import { played } from './moves.ts'
import type { OpenQuestion } from './question-state.ts'
import type { Company } from './requests.ts'
import type { TableState } from './table.ts'

// Answers to the questions of a table.

/**
 * Answers the open question. One answer counts for all seats of a person. The request is carried out by the last yes of the people who are
 * not absent.
 */
export function decideAnswer(
  table: TableState,
  { question: number, yes }: Request<'answer'>,
  { own, at }: Asker,
  company: Company,
  source: WordSource,
): Decision {
  const { question } = table
  if (question?.number !== number) return refusedWith('behind')
  // The asking device may withdraw the question.
  if (!yes && own.includes(question.asks)) return { entry: { do: 'answer', seats: [question.asks], yes, at } }
  const mine = seatsOfPerson(table, own)
  const seats = question.open.filter((seat) => mine.includes(seat))
  if (seats.length === 0) return refusedWith('not-your-seat')
  const open = question.open.filter((seat) => !mine.includes(seat))
  const isDecided = yes && isAgreed({ ...question, open, hasYes: true }, company)
  return { entry: isDecided ? agreedEntry(table, at, source) : { do: 'answer', seats, yes, at } }
}

/**
 * True if all who must still answer are away. At least one other person must agree to an undo, a draw, or giving up: an absent opponent has
 * not agreed. A bot for an absent person needs no answer if no other person is here.
 */
function isAgreed({ wish, open, hasYes }: OpenQuestion, { isHere, isAbsent }: Company): boolean {
  if (wish.kind === 'bot') return !open.some(isHere)
  return hasYes && open.every(isAbsent)
}

/** Returns the entry that carries out the open question. Throws if there is none, or if the rules refuse or throw. */
function agreedEntry(table: TableState, at: number, source: WordSource): TableEntry {
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
 * Returns the entry that ends the open question because presence has changed: the absent person is back, or all who must still answer have
 * gone. Null otherwise. Throws if the rules refuse or throw.
 */
export function entryOfCompany(
  table: TableState,
  company: Company,
  at: number,
  source: WordSource,
): TableEntry | null {
  const { question } = table
  if (!question) return null
  const { wish } = question
  if (wish.kind === 'bot' && !company.isAbsent(wish.seat))
    return { do: 'answer', seats: [wish.seat], yes: false, at }
  return isAgreed(question, company) ? agreedEntry(table, at, source) : null
}
