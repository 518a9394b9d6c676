import { describe, expect, it } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LISTED_OF_TALE } from './new-game-files.ts'
import { projectFiles } from './project-files.ts'
import { reached } from './reached.ts'

const all = projectFiles(/\.tsx?$/, 'src')
const table = reached(all, 'src/main.tsx', 'src/tales/fairy-tale/screen/table/TablePage.tsx')

describe('what whoever opens the table waits for', () => {
  it('is the table and its words', () => {
    expect(table).toContain('src/tales/fairy-tale/screen/table/TablePage.tsx')
    expect(table).toContain('src/tales/fairy-tale/words/en/table.ts')
  })

  it('is no word of cover, dialogs and last page, nor of what is asked', () => {
    const late = ['cards', 'cover', 'end', 'our-tale', 'rules']
    const asked = ['later']
    const words = [...late, ...asked]
      .map((room) => `src/tales/fairy-tale/words/en/${room}.ts`)
      .concat(['album', 'slips'].map((room) => `src/ui/text/en/${room}.ts`))
    expect(words.filter((file) => all[file] === undefined || table.has(file))).toEqual([])
  })

  it('is nothing of the cover, of what a hint or the rule book says, of what is described, nor of what is heard', () => {
    const late = [
      ...['screen/setup/draft.ts', 'screen/hints/hint-words.ts', 'screen/sound/sounds.ts'],
      ...['screen/spoken/table-words.ts'],
      'screen/foresight/routes/RoutesList.tsx',
    ]
    const files = late
      .map((file) => `src/tales/fairy-tale/${file}`)
      .concat(['src/ui/sound/speaker.ts', 'src/ui/frames/cards/watch.ts'])
    expect(files.filter((file) => all[file] === undefined || table.has(file))).toEqual([])
  })
})

/** The tales whose tables are made of the shared frame. */
const FURTHER = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

describe.each(FURTHER)('what whoever opens the table of %s waits for', (tale) => {
  const own = reached(all, 'src/main.tsx', `src/tales/${tale}/screen/table/TablePage.tsx`)
  const files = (names: readonly string[]) => names.map((name) => `src/tales/${tale}/words/${name}.ts`)

  it('is its words', () => {
    expect([...own]).toEqual(
      expect.arrayContaining(files(['messages', 'en/table', 'en/log', 'en/foresight'])),
    )
  })

  it('is no word of last page, lessons, rule book, tips and chronicle', () => {
    const late = files([
      'all-words',
      ...['end', 'lessons', 'rules', 'rule-pages', 'tips', 'told'].map((of) => `en/${of}`),
    ])
    const optional = LISTED_OF_TALE.filter(({ isOptional }) => isOptional).map(
      ({ path }) => `src/tales/${tale}/${path}`,
    )
    const isMissing = (file: string) => all[file] === undefined && !optional.includes(file)
    expect(late.filter((file) => isMissing(file) || own.has(file))).toEqual([])
  })
})
