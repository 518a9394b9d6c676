import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { reached } from './reached.ts'

const files = projectFiles(/\.tsx?$/, 'src')
const table = reached(files, 'src/main.tsx', 'src/tales/fairy-tale/screen/table/PlayPage.tsx')

describe('what whoever opens the table waits for', () => {
  it('is the table and its words', () => {
    expect(table).toContain('src/tales/fairy-tale/screen/table/TablePage.tsx')
    expect(table).toContain('src/tales/fairy-tale/words/en/table.ts')
  })

  it('is no word of dialogs, and none of the last page', () => {
    const late = ['end', 'keys', 'rules', 'rulings']
    const words = late.map((room) => `src/tales/fairy-tale/words/en/${room}.ts`)
    expect(words.filter((file) => files[file] === undefined || table.has(file))).toEqual([])
  })
})
