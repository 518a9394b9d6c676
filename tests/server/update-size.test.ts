import { expect, test } from 'vitest'
import { standardRules as duelRules } from '../../src/engine/boogyman/index.ts'
import {
  CHARACTER_IDS,
  everyBox,
  standardRules as fairyTaleRules,
} from '../../src/engine/fairy-tale/index.ts'
import { standardRules as fortlandRules } from '../../src/engine/fortland/index.ts'
import { advance, openWithWords, stateOf, viewUpdate } from '../../src/engine/kernel/index.ts'
import { createBots } from '../../src/server/bots.ts'
import { SERVER_TALES } from '../../src/server/tales.ts'

const CONFIGS = {
  'fairy-tale': {
    seats: CHARACTER_IDS.slice(0, 3).map((character) => ({ character, player: '' })),
    difficulty: 'bedtime-story',
    rules: fairyTaleRules(),
    boxes: everyBox(true),
  },
  boogyman: { players: ['', ''], first: 'red', rules: duelRules() },
  fortland: { players: ['', '', ''], rules: fortlandRules() },
} as const

/** Moves of a game that are measured. */
const MOVES = 120

/** The bytes of an update: as it is sent, and of its action with its random words alone. */
interface Size {
  readonly sent: number
  readonly bare: number
}

const bytesOf = (data: unknown): number => Buffer.byteLength(JSON.stringify(data))
const mean = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0) / counts.length

/** Plays the first moves of a game with its first quick bot. Returns the size of the update of each move. */
async function sizesOf(tale: keyof typeof CONFIGS): Promise<Size[]> {
  const { game, quick } = SERVER_TALES[tale] ?? expect.fail(`There is no tale "${tale}".`)
  const bots = createBots(SERVER_TALES, null, expect.fail)
  let word = 5
  const source = (): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0
    return word
  }
  let session = openWithWords(game, CONFIGS[tale], 1, source)
  const sizes: Size[] = []
  while (sizes.length < MOVES && game.outcome(stateOf(session)) === null) {
    const state = stateOf(session)
    const decider = game.decider(state)
    const seat = typeof decider === 'number' ? decider : 0
    const action = await bots.choose({ tale, bot: quick[0], memory: 'sizes', seat, state })
    const next = advance(game, session, action, source)
    if (!next.ok) throw new Error(JSON.stringify(next.error))
    const update = viewUpdate(game, session, next.value, 0)
    if (update.kind !== 'move') throw new Error('A device gets more than the action.')
    const { action: written, dice = [], draws = [] } = update
    sizes.push({ sent: bytesOf(update), bare: bytesOf([written, ...dice, ...draws]) })
    session = next.value
  }
  return sizes
}

// The design gives 16 to 57 bytes for an action with its random words. The names of their fields come on top.
test.each([
  ['fairy-tale', 70],
  ['boogyman', 40],
  ['fortland', 40],
] as const)('a move of %s is a message of %i bytes at most, on average', async (tale, most) => {
  const sizes = await sizesOf(tale)
  expect(sizes.length).toBeGreaterThan(30)
  expect(mean(sizes.map(({ bare }) => bare))).toBeLessThanOrEqual(57)
  expect(mean(sizes.map(({ sent }) => sent))).toBeLessThanOrEqual(most)
})
