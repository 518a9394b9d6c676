import { expect, it } from 'vitest'
import {
  AFTER_TABLE,
  ART_OF_TABLE,
  artOf,
  BESIDE_DOOR,
  coverOf,
  doorOf,
  FIRST_TALE,
  isWholeApp,
  KEPT_GAMES,
  OF_COVER,
  OF_SOME_TABLES,
  tableOf,
  WHOLE_APP,
} from '../../scripts/page-groups.mjs'
import { projectFiles } from './project-files.ts'

const files = Object.keys(projectFiles(/\.tsx?$/, 'src'))

it('every file assigned to groups exists', () => {
  const named = [
    ...WHOLE_APP,
    ...[AFTER_TABLE, ART_OF_TABLE, BESIDE_DOOR, OF_COVER].flatMap((of) => Object.values(of).flat()),
    ...Object.values(OF_SOME_TABLES),
    FIRST_TALE,
    KEPT_GAMES,
  ]
  expect(named.filter((file) => !files.includes(file))).toEqual([])
})

it('a file belongs to tale, page or chunk', () => {
  expect(doorOf('/somewhere/src/tales/boogyman/tale.ts')).toBe('boogyman')
  expect(doorOf('/somewhere/src/tales/fairy-tale/screen/shortcuts.ts')).toBe('fairy-tale')
  expect(doorOf('/somewhere/src/tales/boogyman/screen/shortcuts.ts')).toBeNull()
  expect(doorOf('/somewhere/src/tales/fairy-tale/runtime.ts')).toBeNull()
  expect(coverOf('/somewhere/src/tales/fairy-tale/screen/setup/draft.ts')).toBe('fairy-tale-cover')
  expect(coverOf('/somewhere/src/tales/boogyman/screen/setup/draft.ts')).toBeNull()
  expect(artOf('/somewhere/src/tales/fairy-tale/art/tile/TileArt.tsx')).toBe('fairy-tale-art')
  expect(artOf('/somewhere/src/tales/fairy-tale/art/tile/border-markup.ts')).toBeNull()
  expect(isWholeApp('/somewhere/src/ui/app/App.tsx')).toBe(true)
  expect(isWholeApp('/somewhere/src/ui/app/App.module.css')).toBe(false)
})

it('a file for tables is in the chunk of one or all', () => {
  const importers: Record<string, string[]> = {
    board: ['/src/tales/fairy-tale/screen/table/TablePage.tsx'],
    camera: ['board', '/src/tales/boogyman/screen/table/TablePage.tsx'],
    tree: ['board', '/src/tales/fairy-tale/screen/setup/SetupPage.tsx'],
    theme: ['board', '/src/main.tsx'],
    ending: ['/src/tales/fairy-tale/screen/end/EndPage.tsx'],
    '/src/tales/fairy-tale/foresight/route.ts': ['board'],
    '/src/ui/input/placement.ts': ['board', '/src/tales/fortress/screen/table/TablePage.tsx'],
    tip: ['/src/tales/boogyman/screen/table/TablePage.tsx', '/src/tales/fairy-tale/screen/later.ts'],
  }
  const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }
  expect(Object.keys(importers).map((id) => tableOf(id, modules))).toEqual([
    'fairy-tale-table',
    'tables',
    null,
    null,
    null,
    null,
    'placement',
    'boogyman-shared',
  ])
})
