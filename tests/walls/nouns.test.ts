import { expect, test } from 'vitest'
import { BUILDING_IDS, CHARACTER_IDS, SYMBOL_IDS } from '../../src/engine/fairy-tale/index.ts'
import { projectFiles } from './project-files.ts'

/** The rooms that serve every tale. */
const SHARED = [
  'src/engine/kernel',
  'src/store',
  'src/playback',
  'src/players',
  'src/programs',
  'src/protocol',
  'src/server',
  'src/ui/app',
  'src/ui/frames',
  'src/ui/keys',
  'src/ui/notices',
  'src/ui/page',
  'src/ui/parts',
  'src/ui/settings',
  'src/ui/sound',
  'src/ui/stage',
  'src/ui/text',
]

/** Lists of tales, and the help texts of command line programs. */
const LISTS = /\/tales\.ts$/

/** Words of one tale only. */
const NOUNS = [
  // In code as an id, in words as a name.
  ...CHARACTER_IDS.map((id) => id.replaceAll('-', '[- ]')),
  ...SYMBOL_IDS,
  ...BUILDING_IDS,
  'fairy[- ]?tale',
  'oak',
  'forest',
  'hero(es)?',
  'monsters?',
  'hearts?',
  'diamonds?',
  'market',
  'difficulty',
  'boxes',
  'guardian',
  'apprentice',
  'boogym[ae]n',
  'pawns?',
  'prowls?',
  'cub',
  'fortland',
  'forts?',
  'sieges?',
  'besieged?',
  'clover',
  'briar',
  // In Dutch.
  'sprookje',
  'eik',
  'bos',
  'helden',
  'hart(en)?',
  'diamant(en)?',
  'markt',
  'wachter',
  'leerling',
]

const ALLOWED = [
  // The storage key of the settings when there was one tale only; settings are migrated from it.
  "export const EARLIER_SETTINGS_KEY = 'the-last-fairy-tale.settings'",
  // The app is named after its first tale.
  "title: 'The Last Fairy Tale'",
  "title: 'Het laatste sprookje'",
]

/** CSS functions named like the turn of a tile. */
const TURNED = /\brotate\(/g

test('shared code names nothing of one tale', () => {
  const shared = Object.entries(projectFiles(/\.tsx?$/, ...SHARED)).filter(
    ([path]) => !LISTS.test(path) && !/\.test\.tsx?$/.test(path),
  )
  for (const room of SHARED) expect(shared.some(([path]) => path.startsWith(room))).toBe(true)
  const noun = new RegExp(`\\b(${NOUNS.join('|')})\\b`, 'gi')
  const named = shared.flatMap(([path, text]) =>
    text
      .replace(TURNED, '')
      .split('\n')
      .filter((line) => !ALLOWED.some((allowed) => line.includes(allowed)))
      .flatMap((line) => [...line.matchAll(noun)].map(([found]) => `${path}: ${found}: ${line.trim()}`)),
  )
  expect(named).toEqual([])
})
