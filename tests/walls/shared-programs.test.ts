import { expect, test } from 'vitest'
import { BUILDING_IDS, CHARACTER_IDS, SYMBOL_IDS } from '../../src/engine/fairy-tale/index.ts'
import { projectFiles } from './project-files.ts'

/** What is told by a tale of itself, and where the tales are listed. */
const OF_A_TALE = /^src\/simulator\/(fairy-tale\/|tales\.ts$)/

const NOUNS = [
  ...CHARACTER_IDS,
  ...SYMBOL_IDS,
  ...BUILDING_IDS,
  'fairy-?tale',
  'monsters?',
  'characters?',
  'difficulty',
  'boxes',
  'guardian',
]

test('what every tale shares of the simulator names nothing that only one tale has', () => {
  const shared = Object.entries(projectFiles(/\.ts$/, 'src/simulator')).filter(
    ([path]) => !OF_A_TALE.test(path),
  )
  expect(shared.map(([path]) => path)).toContain('src/simulator/crew.ts')
  const noun = new RegExp(`\\b(${NOUNS.join('|')})\\b`, 'i')
  const named = shared.flatMap(([path, text]) =>
    text.split('\n').flatMap((line) => {
      const found = noun.exec(line)
      return found && !(path.endsWith('/main.ts') && line.startsWith('//')) ? [`${path}: ${found[0]}`] : []
    }),
  )
  expect(named).toEqual([])
})
