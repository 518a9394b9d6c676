import { expect, test } from 'vitest'
import { projectFiles } from './project-files.ts'

/**
 * Files of the Citadel's screens that may name a whole position, and why. All others take what somebody may see of it: the
 * compiler then refuses a whole position (`PlayerView`).
 */
const WHOLE_POSITION: Readonly<Record<string, string>> = {
  'album/WhoHas.tsx': 'redacts for a seat; a rule book shows every hand',
  'cover/leaves.ts': 'a picture of the town alone',
  'cover/standing.ts': 'whose turn it is, without the rules',
  'end/chronicle.ts': 'a game that is over',
  'end/EndPage.tsx': 'who has won',
  'end/decided/Decision.tsx': 'a game that is over, played on',
  'lessons/doing.ts': 'plays a lesson, in which nothing is hidden',
  'lessons/lessons.ts': 'plays a lesson, in which nothing is hidden',
  'table/testing.ts': 'lays games for tests',
  'town/looks.ts': 'draws owners and buildings alone',
  'town/Markers.tsx': 'draws points alone',
  'town/StillTown.tsx': 'draws owners, buildings and points alone',
  'town/TownDrawing.tsx': 'draws owners, buildings and points alone',
  'town/TownPicture.tsx': 'draws owners, buildings and points alone',
}

const ROOM = 'src/tales/citadel/screen'
const IMPORTED = /import (?:type )?\{([^}]*)\} from '(?:\.\.\/)+engine\/citadel\/index\.ts'/g

/** The files that import the type of a whole position. */
const naming = (files: Readonly<Record<string, string>>): string[] =>
  Object.keys(files)
    .filter((path) =>
      [...(files[path] ?? '').matchAll(IMPORTED)].some(([, names = '']) =>
        names.split(',').some((name) => /^(type )?State$/.test(name.trim())),
      ),
    )
    .map((path) => path.slice(ROOM.length + 1))
    .sort()

test('no other screen of the Citadel takes a whole position', () => {
  const screens = projectFiles(/(?<!\.test)\.tsx?$/, ROOM)
  expect(naming(screens)).toEqual(Object.keys(WHOLE_POSITION).sort())
})

test('a screen that takes one would be found', () => {
  const named = "import {\n  citadel,\n  type State,\n} from '../../../../engine/citadel/index.ts'"
  const redacted = "import type { View } from '../../../../engine/citadel/index.ts'"
  expect(naming({ [`${ROOM}/a.tsx`]: named, [`${ROOM}/b.tsx`]: redacted })).toEqual(['a.tsx'])
})
