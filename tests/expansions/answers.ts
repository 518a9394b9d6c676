import { readFileSync } from 'node:fs'
import type * as boxes from '../../src/engine/fairy-tale/expansions/index.ts'
import type * as engine from '../../src/engine/fairy-tale/index.ts'

// A program for `one-answer.test.ts`: loads parts of the rules in the order of its arguments, and prints the game's answers.

/** The positions and the problems of docs/NOTATION.md, and texts with content of expansions. */
const TEXTS = [
  ...[
    ...readFileSync('docs/NOTATION.md', 'utf8').matchAll(/^```(?:position|problem).*\n([\s\S]*?)^```$/gm),
  ].map(([, text = '']) => text),
  'O ━f',
  'O ━♨',
  'O ━f\nboxes fire',
  'O ━\nburning 1,0 2',
  'O ━\nburning 1,0 2\nboxes fire',
  'O ━\nrules heroes mortal',
  'O ━\nseats beast 1,0 water',
  'O ━\nseats beast 1,0 water\nboxes fire',
  'O ━1\nmonsters 1 ogre 1,0 sleep',
  'O ━1\nmonsters 1 ogre 1,0 sleep\nboxes spells',
  'O ━\nspent orders 1\nboxes soldiers',
]

const loaded: { rules?: typeof engine; boxes?: typeof boxes } = {}
for (const part of process.argv.slice(2)) {
  if (part === 'rules') loaded.rules = await import('../../src/engine/fairy-tale/index.ts')
  if (part === 'boxes') loaded.boxes = await import('../../src/engine/fairy-tale/expansions/index.ts')
}
const { createFairyTale } = loaded.rules ?? (await import('../../src/engine/fairy-tale/index.ts'))

/** Returns the reading of each text by a game with these rules, and its actions there. */
function answers(expansions: engine.Expansions | null) {
  const { game, parseNotation, writeNotation } = createFairyTale({ expansions })
  return TEXTS.map((text) => {
    const read = parseNotation(text)
    return read.ok ? { text: writeNotation(read.value), list: game.list(read.value) } : read.error
  })
}

console.log(
  JSON.stringify({ without: answers(null), with: loaded.boxes ? answers(loaded.boxes.EXPANSIONS) : null }),
)
