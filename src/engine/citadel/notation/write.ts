import { standardRules } from '../config.ts'
import type { State } from '../state.ts'
import { AFTER_QUESTIONS, BEFORE_QUESTIONS, type Field } from './fields.ts'
import { TITLE } from './lines.ts'
import { writeQuestion } from './questions.ts'
import { writeSeat } from './seat-line.ts'

/** A whole position as text; `parseNotation` reads it back. The same state gives the same text. */
export function writeNotation(state: State): string {
  const { version, two, lastRound } = state.rules
  const lines = [
    TITLE,
    `version ${version}`,
    ...(two === 'plain' ? [] : [`two ${two}`]),
    ...(lastRound === standardRules().lastRound ? [] : [`last-round ${lastRound}`]),
    ...[...state.seats.keys()].map((seat) => `seat ${writeSeat(state, seat)}`),
    ...written(state, BEFORE_QUESTIONS),
    ...state.questions.map((question) => `question ${writeQuestion(state, question)}`),
    ...written(state, AFTER_QUESTIONS),
  ]
  return `${lines.join('\n')}\n`
}

const written = (state: State, fields: readonly Field[]): string[] =>
  fields.flatMap(({ key, write }) => {
    const value = write(state)
    return value === null ? [] : [`${key} ${value}`.trimEnd()]
  })
