// npm run -s rescues -- [--tale NAME] [--games N] [--seed N]: writes the tale's book of rescues. Bots play games; positions that can just
// be saved are chosen and proved. Equal arguments always write the same book.
import { writeFileSync } from 'node:fs'
import { exit, stderr } from 'node:process'
import { SEEDS } from '../../engine/kernel/index.ts'
import { applyOptions, reading, takeTale, UsageError, whole } from '../simulator/command-line.ts'
import { FINDERS } from './tales.ts'

const MOST_GAMES = 100_000

const asked = reading(() => {
  const taken = takeTale(process.argv.slice(2), Object.keys(FINDERS))
  if (!taken.ok) throw new UsageError(taken.error)
  const { tale, words } = taken.value
  const finder = FINDERS[tale]
  if (!finder) throw new UsageError(`The tale "${tale}" has no rescues.`)
  const options = { games: finder.games, seed: 1 }
  applyOptions(words, {
    games: (text) => {
      options.games = whole('games', text, 1, MOST_GAMES)
    },
    seed: (text) => {
      options.seed = whole('seed', text, 0, SEEDS - 1)
    },
  })
  return { finder, ...options }
})

if (!asked.ok) {
  stderr.write(`${asked.error}\n`)
  exit(2)
}
const { finder, games, seed } = asked.value
const rescues = finder.find(games, seed, (game) => stderr.write(`\r${game} of ${games} games`))
stderr.write('\n')
writeFileSync(finder.book, `[\n${rescues.map((rescue) => JSON.stringify(rescue)).join(',\n')}\n]\n`)
console.log(`Wrote ${rescues.length} rescues to ${finder.book}.`)
