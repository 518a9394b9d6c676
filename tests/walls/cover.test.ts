import { describe, expect, it } from 'vitest'
import { TALES } from '../../src/shelf/tales.ts'
import { projectFiles } from './project-files.ts'
import { reached, takenThroughDoors } from './reached.ts'

const files = projectFiles(/\.tsx?$/, 'src')
const cover = reached(files, 'src/main.tsx', 'src/tales/fairy-tale/screen/setup/SetupPage.tsx')

describe('the first load of the cover', () => {
  it('is the cover and its words', () => {
    expect(cover).toContain('src/tales/fairy-tale/screen/setup/Gallery.tsx')
    expect(cover).toContain('src/tales/fairy-tale/words/en/cover.ts')
  })

  it('has no rules nor their dependents', () => {
    expect(cover).toContain('src/session/game-store.ts')
    const ruled = [
      'src/session/memory-transport.ts',
      'src/session/local/local-transport.ts',
      'src/session/local/autosave.ts',
      'src/playback/playback.ts',
      'src/tales/fairy-tale/foresight/',
      'src/tales/fairy-tale/bots/',
      'src/tales/fairy-tale/runtime.ts',
      // The database loads beside the page: the cover only asks whether a game is running.
      'src/store/saved-games/indexed-db.ts',
      'src/store/saved-games/records.ts',
      'src/playback/album/',
      'src/sharing/',
      'src/ui/frames/album/',
      'src/ui/frames/dream/',
      'src/ui/frames/sharing/',
    ]
    const paths = Object.keys(files)
    expect(ruled.filter((room) => !paths.some((file) => file.startsWith(room)))).toEqual([])
    // The cover lists bots, for which it needs their ids only.
    const late = [...cover].filter((file) => ruled.some((room) => file.startsWith(room)))
    expect(late).toEqual(['src/tales/fairy-tale/bots/player.ts'])
  })

  it('takes from the rules only the choices and how to read them', () => {
    const beforeDoor = [...cover].filter((file) => !file.startsWith('src/engine/'))
    const taken = takenThroughDoors(files, beforeDoor)
    expect(taken).toContain('src/engine/fairy-tale/stored-config.ts')
    const late = [
      'rules/',
      'notation/',
      'symbols.ts',
      'buildings.ts',
      'stored.ts',
      'view.ts',
      'begin-game.ts',
    ]
    const rooms = late.map((room) => `src/engine/fairy-tale/${room}`)
    expect(rooms.filter((room) => !Object.keys(files).some((file) => file.startsWith(room)))).toEqual([])
    expect([...taken].filter((file) => rooms.some((room) => file.startsWith(room)))).toEqual([])
  })

  it('has no other words, and no other language', () => {
    const words = [...cover].filter((file) => /\/(text|words)\/(en|nl)\//.test(file))
    expect(words.sort()).toEqual([
      ...['base', 'cover'].map((room) => `src/tales/fairy-tale/words/en/${room}.ts`),
      ...['bots', 'house', 'numbers'].map((room) => `src/ui/text/en/${room}.ts`),
    ])
  })
})

describe.each(Object.keys(TALES).filter((id) => id !== 'fairy-tale'))(
  'the first load of the cover of %s',
  (tale) => {
    const own = reached(files, 'src/main.tsx', `src/tales/${tale}/screen/cover/CoverPage.tsx`)

    it('has only the config of the rules', () => {
      const taken = takenThroughDoors(
        files,
        [...own].filter((file) => !file.startsWith('src/engine/')),
      )
      const late = ['rules/', 'notation/', 'stored.ts', 'begin-game.ts', 'copy.ts', 'game.ts']
      const rooms = late.map((room) => `src/engine/${tale}/${room}`)
      expect(taken).toContain(`src/engine/${tale}/config.ts`)
      expect(rooms.filter((room) => !Object.keys(files).some((file) => file.startsWith(room)))).toEqual([])
      expect([...taken].filter((file) => rooms.some((room) => file.startsWith(room)))).toEqual([])
    })
  },
)

it('reached files are all imports in any form, except types and lazy imports', () => {
  const planted = {
    'src/a.ts': "import { b } from './b.ts'\nimport type { T } from './t.ts'\nconst l = import('./late.ts')",
    'src/b.ts': "export { type C, c } from './c/c.ts'\nimport './side.ts'",
    'src/c/c.ts': "import {\n  d,\n  type E,\n} from '../d.ts'\nimport * as f from './f.ts'",
  }
  expect([...reached(planted, 'src/a.ts')].sort()).toEqual(
    ['a', 'b', 'c/c', 'c/f', 'd', 'side'].map((name) => `src/${name}.ts`),
  )
})
