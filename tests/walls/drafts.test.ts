import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/**
 * Files that change state in drafts, and the content of their drafts. A session or a position is forbidden: a draft of a position makes a
 * proxy for each tile that is read, and immer freezes a session move by move.
 */
const DRAFTS: Readonly<Record<string, string>> = {
  'src/store/pass-seat.ts': 'who leads at the table',
  'src/tales/fairy-tale/intent/intent.ts': 'what is in hand, and why it cannot be aimed so',
  'src/tales/fortress/screen/muster/wish.ts': 'a deck that is being put together',
}

const draftingFiles = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files)
    .filter((path) => /from '(?:immer|zustand\/middleware\/immer)'/.test(files[path] ?? ''))
    .sort()

test('only these files change state in drafts', () => {
  expect(draftingFiles(projectFiles(/(?<!\.test)\.tsx?$/, 'src'))).toEqual(Object.keys(DRAFTS))
})

test('finds another file with drafts', () => {
  const files = {
    'src/a.ts': "import { produce } from 'immer'",
    'src/b.ts': "import { immer } from 'zustand/middleware/immer'",
    'src/c.ts': "import { create } from 'zustand'",
  }
  expect(draftingFiles(files)).toEqual(['src/a.ts', 'src/b.ts'])
})
