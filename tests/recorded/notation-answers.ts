import * as duel from '../../src/engine/boogyman/index.ts'
import * as citadel from '../../src/engine/citadel/index.ts'
import * as fairyTale from '../../src/engine/fairy-tale/index.ts'
import * as fortland from '../../src/engine/fortland/index.ts'
import * as fortress from '../../src/engine/fortress/index.ts'
import { canonical, randomState, seededRng } from '../../src/engine/kernel/index.ts'
import type { Result } from '../../src/engine/kernel/result.ts'
import { parseNotation, writeNotation } from '../../src/tales/fairy-tale/rules.ts'
import { textHash } from '../support/state-hash.ts'

/** The recorded answers of a reader to many spoilt texts. Texts and answers are public. */
export interface RecordedAnswers {
  readonly reader: string
  /** Valid and invalid texts; the spoilt ones are made from them. */
  readonly texts: readonly string[]
  /** One hash for each text of `spoiltTexts`, eight hexadecimal digits each, joined. */
  readonly hashes: string
}

/** Returns a reader's whole answer to a text: the position as data and as text, or the problem and its sentence. */
type Reader = (text: string) => { readonly answer: string; readonly code: string }

function notationReader<State, Problem extends { code: string }>(
  parse: (text: string) => Result<State, Problem>,
  write: (state: State) => string,
  problemText: (problem: Problem) => string,
): Reader {
  return (text) => {
    const read = parse(text)
    const answer = read.ok
      ? [canonical(read.value), write(read.value)]
      : [canonical(read.error), problemText(read.error)]
    return { answer: JSON.stringify(answer), code: read.ok ? 'read' : read.error.code }
  }
}

function readMuster(text: string): ReturnType<Reader> {
  const read = fortress.parseMuster(text)
  if (read.ok) return { answer: fortress.writeMuster(read.value), code: 'read' }
  const { error } = read
  const answer = 'line' in error ? JSON.stringify([error.code, error.line, error.word]) : error.code
  return { answer, code: error.code }
}

export const NOTATION_READERS: Readonly<Record<string, Reader>> = {
  boogyman: notationReader(duel.parseNotation, duel.writeNotation, duel.problemText),
  fortland: notationReader(fortland.parseNotation, fortland.writeNotation, fortland.problemText),
  fortress: notationReader(fortress.parseNotation, fortress.writeNotation, fortress.problemText),
  muster: readMuster,
  citadel: notationReader(citadel.parseNotation, citadel.writeNotation, citadel.problemText),
  'fairy-tale': notationReader(parseNotation, writeNotation, fairyTale.problemText),
}

/** The number of texts that are made from the recorded ones. */
const SPOILT = 3000

const SIGNS = ['', ' ', ';', '|', '\n', '-', '0', '1', '99', '!', '*', '.', 'x', '"', '?', '__proto__']

/** Returns the recorded texts and many with one or two slips. Uses the kernel's generator, so they are always the same. */
export function spoiltTexts(texts: readonly string[]): string[] {
  const { draw } = seededRng({ random: randomState(1) })
  const words = [...new Set(texts.join('\n').split(/\s+/)), ...SIGNS]
  const pick = (all: readonly string[]): string => all[draw(all.length)] ?? ''
  const spoil = (text: string): string => {
    const way = draw(8)
    const at = draw(text.length + 1)
    if (way === 0) return text.slice(0, at) + pick(SIGNS) + text.slice(at + draw(3))
    // `;` and `|` end lines in some notations.
    const parts = text.split(way < 4 ? /(?<=[\n;|])/ : /(?<=\s)|(?=[\s;|])/)
    const [from, to] = [draw(parts.length), draw(parts.length)]
    if (way === 1 || way === 4) return parts.toSpliced(from, 1).join('')
    if (way === 2 || way === 5) return parts.toSpliced(to, 1, parts[from] ?? '').join('')
    if (way === 3) return [...parts, parts[from] ?? ''].join('')
    return parts.toSpliced(from, 1, pick(words)).join('')
  }
  const spoilt = Array.from({ length: SPOILT }, () => {
    let text = pick(texts)
    for (let slips = 1 + draw(2); slips > 0; slips--) text = spoil(text)
    return text
  })
  return [...texts, ...spoilt]
}

export const answerHash = (answer: string): string => textHash(answer)
