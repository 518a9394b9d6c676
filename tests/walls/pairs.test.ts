import { describe, expect, it } from 'vitest'
import { mutualRooms } from './pairs.ts'
import { projectFiles } from './project-files.ts'

/** Tests of a room look at the whole table. */
const FOR_TESTS = /(\.test|\/testing)\.tsx?$/

describe('two rooms of a screen', () => {
  it('never import each other', () => {
    const files = Object.entries(projectFiles(/\.tsx?$/, 'src')).filter(([path]) => !FOR_TESTS.test(path))
    const found = mutualRooms(Object.fromEntries(files))
    expect(found).toEqual([])
  })

  it('are found in tale and shared rooms', () => {
    expect(
      mutualRooms({
        'src/tales/a/screen/board/a.ts': "import '../table/b.ts'",
        'src/tales/a/screen/table/b.ts': "import { c } from '../board/sides/c.ts'",
        'src/ui/app/a.tsx': "import type { B } from '../parts/b.ts'",
        'src/ui/parts/b.ts': "export const a = import('../app/a.tsx')",
      }),
    ).toEqual(['src/tales/a/screen/board <-> table', 'src/ui/app <-> parts'])
  })

  it('may use one another one way, and rooms of other screens', () => {
    expect(
      mutualRooms({
        'src/tales/a/screen/board/a.ts': "import '../forest/b.ts'\nimport '../../../../ui/stage/c.ts'",
        'src/tales/a/screen/forest/b.ts': "import './c.ts'\nimport '../../table.ts'",
        'src/ui/stage/c.ts': "import '../app/d.ts'",
      }),
    ).toEqual([])
  })
})
