import * as v from 'valibot'
import {
  DEFAULT_DIFFICULTY,
  DIFFICULTIES,
  defaultBoxes,
  fairyTale,
  parseNotation,
  problemText,
  type State,
  standardRules,
  storedForm,
} from '../engine/fairy-tale/index.ts'
import { parseSeed, SEEDS } from '../engine/kernel/index.ts'
import { type Answer, fault } from './answers.ts'
import type { RequestOf } from './requests.ts'

/** A position that a request has set up, or why there is none. */
export type SetUp = { ok: true; state: State } | { ok: false; answer: Answer }

/** A new game from its options and its seed. */
export function newGame({ seats, difficulty, rules, boxes, seed }: RequestOf<'new'>): SetUp {
  const wishes = {
    seats: Array.isArray(seats) ? seats.map((character) => ({ character, player: '' })) : (seats ?? HUNTSMAN),
    difficulty: difficulty ?? DEFAULT_DIFFICULTY,
    rules: { ...standardRules(), ...rules },
    boxes: {
      ...defaultBoxes(DIFFICULTIES.find((one) => one === difficulty) ?? DEFAULT_DIFFICULTY),
      ...boxes,
    },
  }
  const config = v.safeParse(storedForm.config, wishes)
  if (!config.success) return badOptions(v.getDotPath(config.issues[0]) ?? '')
  const number = seedOf(seed)
  if (number === null) {
    const message = `A seed is a whole number from 0 to ${SEEDS - 1}, or six letters and digits.`
    return { ok: false, answer: fault({ code: 'bad-seed' }, message) }
  }
  return { ok: true, state: fairyTale.begin(config.output, number) }
}

const HUNTSMAN = [{ character: 'huntsman', player: '' }]

function badOptions(path: string): SetUp {
  const where = path.replace(/\.character$/, '')
  return { ok: false, answer: fault({ code: 'bad-options', where }, `"${where}" is wrong or unknown.`) }
}

function seedOf(seed: string | number): number | null {
  if (typeof seed === 'number') return Number.isInteger(seed) && seed >= 0 && seed < SEEDS ? seed : null
  const read = parseSeed(seed)
  return read.ok ? read.seed : null
}

/** A position from its notation. */
export function fromNotation({ notation }: RequestOf<'set'>): SetUp {
  const parsed = parseNotation(notation)
  if (parsed.ok) return parsed
  const { problem } = parsed
  return { ok: false, answer: fault({ code: 'bad-notation', problem }, problemText(problem)) }
}
