import { expect, test } from 'vitest'
import { boogyman, parseNotation, parseTurn } from '../../../engine/boogyman/index.ts'
import { advance } from '../../../engine/kernel/index.ts'
import type { Session } from '../game.ts'
import { OPENING, played, twoPlayers } from '../testing.ts'
import { SEALS, type SealId, sealsOf } from './seals.ts'

/** A duel played from a drawn position. */
function from(position: string, turn: string): Session {
  const read = parseNotation(position.replaceAll(' / ', '\n'))
  if (!read.ok) throw new Error(read.error.code)
  let session: Session = { config: twoPlayers, seed: 0, first: read.value, moves: [] }
  for (const action of parseTurn(turn) ?? []) {
    const next = advance(boogyman, session, action)
    if (!next.ok) throw new Error(next.error.code)
    session = next.value
  }
  return session
}

/** For each seal a duel that earns it, and one that narrowly misses it. */
const DUELS: Record<SealId, { earns: [string, string]; misses: [string, string] }> = {
  'never-called': {
    earns: ['tiles a1 rrr; b1 rr; c2 ryy; g5 g', 'spawn c2'],
    misses: ['tiles a1 rrr; b1 rr; c2 ryy; g5 g; d4 R', 'spawn c2'],
  },
  'from-one': {
    earns: ['tiles b2 R; d4 gg; a1 r; g7 G', 'prowl d4'],
    misses: ['tiles b2 R; d4 gg; a1 rr; g7 G', 'prowl d4'],
  },
  'shook-hands': {
    earns: ['tiles c2 r; g5 g / turn 20', 'agree-draw'],
    misses: ['tiles c2 r; g5 g / turn 19', 'agree-draw'],
  },
}

test.each(SEALS)('%s is earned, and just missed', (seal) => {
  const { earns, misses } = DUELS[seal]
  expect(sealsOf(from(...earns))).toContain(seal)
  expect(sealsOf(from(...misses))).not.toContain(seal)
})

test('winning by resignation with one pawn earns nothing', () => {
  expect(sealsOf(from('tiles c2 r; g5 g', 'give-up'))).toEqual([])
})

test('a running duel earns nothing, and single pawns in the opening are ignored', () => {
  expect(sealsOf(played(OPENING))).toEqual([])
  expect(sealsOf(played(`${OPENING}, give-up`))).toEqual([])
})
