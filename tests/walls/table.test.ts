import { describe, expect, it } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { LISTED_OF_TALE } from './new-game-files.ts'
import { projectFiles } from './project-files.ts'
import { reached } from './reached.ts'

const all = projectFiles(/\.tsx?$/, 'src')
const table = reached(all, 'src/main.tsx', 'src/tales/fairy-tale/screen/table/TablePage.tsx')

describe('the first load of the table', () => {
  it('is the table and its words', () => {
    expect(table).toContain('src/tales/fairy-tale/screen/table/TablePage.tsx')
    expect(table).toContain('src/tales/fairy-tale/words/en/table.ts')
  })

  it('has no words of the cover, dialogs, last page or optional information', () => {
    const late = ['cards', 'cover', 'end', 'our-tale', 'rules']
    const asked = ['later']
    const words = [...late, ...asked]
      .map((room) => `src/tales/fairy-tale/words/en/${room}.ts`)
      .concat(['album', 'slips'].map((room) => `src/ui/text/en/${room}.ts`))
    expect(words.filter((file) => all[file] === undefined || table.has(file))).toEqual([])
  })

  it('has no code of the cover, hints, rule book, screen reader or sound', () => {
    const late = [
      ...['screen/setup/draft.ts', 'screen/hints/hint-words.ts', 'screen/sound/sounds.ts'],
      ...['screen/spoken/table-words.ts'],
      'screen/foresight/routes/RoutesList.tsx',
    ]
    const files = late
      .map((file) => `src/tales/fairy-tale/${file}`)
      .concat(['src/ui/sound/speaker.ts', 'src/ui/frames/info-card/info-trigger.ts'])
    expect(files.filter((file) => all[file] === undefined || table.has(file))).toEqual([])
  })
})

/** The four newer tales, whose tables use the shared layout. */
const FURTHER = Object.keys(TALES).filter((id) => id !== 'fairy-tale')

describe.each(FURTHER)('the first load of the table of %s', (tale) => {
  const own = reached(all, 'src/main.tsx', `src/tales/${tale}/screen/table/TablePage.tsx`)
  const files = (names: readonly string[]) => names.map((name) => `src/tales/${tale}/words/${name}.ts`)

  it('has the words of its first paint', () => {
    expect([...own]).toEqual(
      expect.arrayContaining(files(['messages', 'en/table', 'en/log', 'en/foresight'])),
    )
  })

  it('has no words of the last page, lessons, rule book, tips or chronicle', () => {
    const late = files([
      'all-words',
      ...['end', 'lessons', 'rules', 'rule-pages', 'tips', 'stats'].map((of) => `en/${of}`),
    ])
    const optional = LISTED_OF_TALE.filter(({ isOptional }) => isOptional).map(
      ({ path }) => `src/tales/${tale}/${path}`,
    )
    const isMissing = (file: string) => all[file] === undefined && !optional.includes(file)
    expect(late.filter((file) => isMissing(file) || own.has(file))).toEqual([])
  })
})
