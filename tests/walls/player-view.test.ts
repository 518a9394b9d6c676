import type { ComponentProps } from 'react'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Citadel, State, View } from '../../src/engine/citadel/index.ts'
import type { lastView, Move, Session, VisibleMove } from '../../src/engine/kernel/index.ts'
import type { Album, stateAt } from '../../src/playback/album/stops.ts'
import type { PlayedGame } from '../../src/playback/shown-table.ts'
import type { EndSlots } from '../../src/ui/frames/end/end-page.tsx'
import type { hintsAt } from '../../src/ui/frames/hints/hints.ts'
import type { LinkedTale } from '../../src/ui/frames/sharing/LinkPage.tsx'
import type { DiceRace, RaceState, RaceView } from '../probe/dice-race.ts'
import { projectFiles } from './project-files.ts'

/** The screens of a game with hidden information: their files, and their name for a whole position. */
interface HidingGame {
  screens: RegExp
  folder: string
  /** The end of the import path of a whole position's type, and the name of that type. */
  module: string
  whole: string
  /** The name of the game's types; their `State` is the whole position. */
  types: string
  /**
   * Screens that may name a whole position, and why. All others take a view, for which the compiler rejects a whole position
   * (`PlayerView`).
   */
  allowed: Readonly<Record<string, string>>
}

const CITADEL: HidingGame = {
  screens: /(?<!\.test)\.tsx?$/,
  folder: 'src/tales/citadel/screen',
  module: 'engine/citadel/index.ts',
  whole: 'State',
  types: 'Citadel',
  allowed: {
    'album/WhoHas.tsx': 'redacts for a seat; a rule book shows every hand',
    'end/turn-history.ts': 'a game that is over',
    'end/decided/Decision.tsx': 'a game that is over, played on',
    'table/testing.ts': 'lays games for tests',
    'town/looks.ts': 'draws owners and buildings alone',
    'town/Markers.tsx': 'draws points alone',
    'town/StillTown.tsx': 'draws owners, buildings and points alone',
    'town/TownDrawing.tsx': 'draws owners, buildings and points alone',
    'town/TownPicture.tsx': 'draws owners, buildings and points alone',
  },
}

/**
 * Ways from a table to a whole game: its session, and states and hooks without redaction. `import * as` would hide names from this check.
 */
const WHOLE_GAME =
  /\b(stateOf|selectState|useGameState|useReal|useSession|useShown|useShownState|Session)\b|\bsession\b(?!\/)|import (type )?\* as/

/** Screens of the Citadel that hold a whole game, and their reason. */
const HOLDERS: Readonly<Record<string, string>> = {
  'back/who-agrees.ts': 'which seats have played',
  'end/EndPage.tsx': 'a game that is over',
  'end/turn-history.ts': 'a game that is over',
  'end/decided/Decided.tsx': 'a game that is over',
  'handover/Gate.tsx': 'the names of the players',
  'handover/gate-now.ts': 'who was on turn before a move',
  'state/table-state.ts': 'redacts for whoever looks',
  'table/Board.tsx': 'where the last turn built',
  'table/commands.ts': 'redacts for whoever looks',
  'table-kit.ts': 'how many seats there are, and who led them',
  'table/testing.ts': 'lays games for tests',
}

/** The sample game. Its screens are in its tests. */
const RACE: HidingGame = {
  screens: /\.tsx$/,
  folder: 'tests/probe',
  module: 'dice-race.ts',
  whole: 'RaceState',
  types: 'DiceRace',
  allowed: { 'computers.test.tsx': 'asks computer players, who are given what their seat sees' },
}

/** Shared frames that get a whole position, and why. */
const FRAMES: Readonly<Record<string, string>> = {
  'bots/create-bots.tsx': 'asks computer players, and draws who must act',
  'bots/useTableComputers.ts': 'asks computer players, who are given what their seat sees',
  'cover/LeftPage.tsx': 'shows more of the last game',
  'cover/last-game.tsx': 'whose turn it is, and the picture of the board',
  'dream/Dreaming.tsx': 'asks for the number of a turn',
  'dream/dream.ts': 'asks whether a game is over',
  'dream/wake-up.ts': 'asks for the number of a turn',
  'end/end-page.tsx': 'asks for the number of a turn',
  'end/decided/TheDecision.tsx': 'a game that is over',
  'lessons/lesson-kit.ts': 'plays a lesson, in which nothing is hidden',
  'rulebook/moments.ts': 'an example of a rule book, in which nothing is hidden',
  'rulebook/tale-rules.tsx': 'an example of a rule book, in which nothing is hidden',
  'shelved/tale-book.tsx': 'what a book shows beside the board',
  'game-status.ts': 'asks whether a game is over',
  'table/at-table.ts': 'the table of a tale, which redacts for whoever looks',
  'table/table-page.tsx': 'asks for the number of a turn',
  'turn-end/end-question.ts': 'asks whether something may be lost, and shows nothing of it',
  'tale-kit.ts': 'asks for the number of a turn',
}

type Files = Readonly<Record<string, string>>

/** Returns the paths inside a folder, relative to it, of the files with a matching text. */
const below = (folder: string, files: Files, holds: (text: string) => boolean): string[] =>
  Object.keys(files)
    .filter((path) => holds(files[path] ?? ''))
    .map((path) => path.slice(folder.length + 1))
    .sort()

const IMPORT = /import (?:type )?\{([^}]*)\} from '([^']+)'/g

/** Returns the screens that name a whole position of their game, by an import or as a type of the game. */
const naming = ({ folder, module, whole, types }: HidingGame, files: Files): string[] =>
  below(
    folder,
    files,
    (text) =>
      text.includes(`${types}['State']`) ||
      [...text.matchAll(IMPORT)].some(
        ([, names = '', from = '']) =>
          from.endsWith(`/${module}`) &&
          names.split(',').some((name) => name.replace(/^\s*type\s|\sas\s.*$/gs, '').trim() === whole),
      ),
  )

/** Returns the screens that hold a whole game. Import paths do not count; imported names do. */
const holding = (folder: string, files: Files): string[] =>
  below(folder, files, (text) => WHOLE_GAME.test(text.replaceAll(/ from '[^']*'/g, '')))

/** Returns the frames that get a position without the mark of a view. */
const unmarked = (files: Files): string[] =>
  below('src/ui/frames', files, (text) =>
    text.replaceAll("PlayerView<K['State']>", '').includes("K['State']"),
  )

describe('screens of a game that hides something', () => {
  test.each([CITADEL, RACE])('in $folder do not name a whole position', (game) => {
    expect(naming(game, projectFiles(game.screens, game.folder))).toEqual(Object.keys(game.allowed).sort())
  })

  test.each([
    "import {\n  citadel,\n  type State,\n} from '../../../../engine/citadel/index.ts'",
    "import type { State as Whole } from '../../../../engine/citadel/index.ts'",
    "const drawn = (state: Citadel['State']) => state.seats",
  ])('one that names it is found: %s', (text) => {
    expect(naming(CITADEL, { [`${CITADEL.folder}/a.tsx`]: text })).toEqual(['a.tsx'])
  })

  test('hold no whole game without stated reason', () => {
    expect(holding(CITADEL.folder, projectFiles(CITADEL.screens, CITADEL.folder))).toEqual(
      Object.keys(HOLDERS).sort(),
    )
  })

  test.each([
    'const all = stateOf(useSession()).seats',
    'const state = useGame(selectState)',
    "import type * as rules from '../../../../engine/citadel/index.ts'",
    'function Hands({ game }: { game: Session<Citadel> })',
    'const { session } = table.game.getState()',
  ])('one that holds a whole game is found: %s', (text) => {
    expect(holding(CITADEL.folder, { [`${CITADEL.folder}/a.tsx`]: text })).toEqual(['a.tsx'])
  })

  test('one that takes a view is not found', () => {
    const text = "import type { View } from '../../../../engine/citadel/index.ts'"
    expect(naming(CITADEL, { [`${CITADEL.folder}/a.tsx`]: text })).toEqual([])
  })
})

describe('frames that all games share', () => {
  test('get no whole position', () => {
    expect(unmarked(projectFiles(/(?<!\.test)\.tsx?$/, 'src/ui/frames'))).toEqual(Object.keys(FRAMES).sort())
  })

  test('one that gets a whole position is found', () => {
    const marked = "linesOf(state: PlayerView<K['State']>): string"
    const files = {
      'src/ui/frames/a.ts': marked,
      'src/ui/frames/b.ts': "isBarred(state: K['State']): boolean",
    }
    expect(unmarked(files)).toEqual(['b.ts'])
  })

  // The type check runs the following assertions.
  test('get views by their types', () => {
    type Given<Answer extends (...args: never[]) => unknown> = Parameters<Answer>[0]
    type Race = {
      hints: Given<typeof hintsAt<DiceRace, PlayedGame<DiceRace>>>
      end: EndSlots<DiceRace, unknown, unknown, unknown, unknown>
    }
    expectTypeOf<Given<Race['hints']['linesOf']>['state']>().toEqualTypeOf<RaceView>()
    expectTypeOf<Given<Race['hints']['isOpen']>>().toEqualTypeOf<RaceView>()
    expectTypeOf<Given<Race['hints']['isBarred']>>().toEqualTypeOf<RaceView>()
    expectTypeOf<Given<Race['end']['outcomeOf']>>().toEqualTypeOf<RaceView>()
    type Picture = NonNullable<LinkedTale<DiceRace>['Picture']>
    expectTypeOf<ComponentProps<Picture>['state']>().toEqualTypeOf<RaceView>()
    expectTypeOf<Album<DiceRace>['first']>().toEqualTypeOf<RaceView>()
    expectTypeOf<ReturnType<typeof stateAt<DiceRace>>>().toEqualTypeOf<RaceView>()
    expectTypeOf<ReturnType<typeof lastView<Citadel>>>().toEqualTypeOf<View>()
  })

  test('a whole position or a whole move is not a view by type', () => {
    expectTypeOf<RaceState>().not.toExtend<RaceView>()
    expectTypeOf<State>().not.toExtend<View>()
    expectTypeOf<Move<DiceRace>>().not.toExtend<VisibleMove<DiceRace>>()
    expectTypeOf<Session<DiceRace>['moves']>().not.toExtend<Album<DiceRace>['moves']>()
  })
})
