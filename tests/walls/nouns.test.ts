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

/** Where the tales are listed, and what is told to whoever calls a program. */
const LISTS = /\/tales\.ts$/

/** What only one tale has. */
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
  // The name under which browsers kept the settings when there was but one tale: from there they are taken over.
  "export const EARLIER_SETTINGS_KEY = 'the-last-fairy-tale.settings'",
  // The house is called after its first tale.
  "title: 'The Last Fairy Tale'",
  "title: 'Het laatste sprookje'",
]

/** What style sheets call a turn. */
const TURNED = /\brotate\(/g

test('what every tale shares names nothing that only one tale has', () => {
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
