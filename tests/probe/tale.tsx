import { useMemo, useState } from 'react'
import { stateFor } from '../../src/engine/kernel/index.ts'
import { createTables } from '../../src/playback/create-tables.ts'
import { createTaleStores } from '../../src/playback/tale-stores.ts'
import { aboutAny } from '../../src/session/testing.ts'
import { createControllers } from '../../src/store/controllers-store.ts'
import { createSettingsStore } from '../../src/store/enum-settings.ts'
import { savedLeaders } from '../../src/store/saved-controllers.ts'
import { browserStorage } from '../../src/store/storage.ts'
import { defineTale } from '../../src/ui/define-tale.ts'
import { createBots } from '../../src/ui/frames/bots/create-bots.tsx'
import { BottomSheet } from '../../src/ui/frames/table/BottomSheet.tsx'
import { SidePanel } from '../../src/ui/frames/table/SidePanel.tsx'
import { tableKeys } from '../../src/ui/frames/table/table-keys.ts'
import { tableKit } from '../../src/ui/frames/table/table-kit.ts'
import { tableLayout } from '../../src/ui/frames/table/table-layout.tsx'
import { tablePage } from '../../src/ui/frames/table/table-page.tsx'
import { tableParts } from '../../src/ui/frames/table/table-parts.tsx'
import { taleDialogs } from '../../src/ui/frames/table/tale-dialogs.tsx'
import { toldParts } from '../../src/ui/frames/table/told-parts.tsx'
import { tipsOf } from '../../src/ui/frames/tips/tale-tips.tsx'
import { shared, shortcutsIn } from '../../src/ui/input/shortcuts.ts'
import { part } from '../../src/ui/parts/part.ts'
import type { Book } from '../../src/ui/tale.ts'
import { type DiceRace, diceRace, type RaceView } from './dice-race.ts'
import { RACE_PLAYERS } from './players.ts'
import { nameOf, RaceMark, raceLines } from './race-lines.tsx'

// The smallest tale there can be on the kit of all tales: the race with its table, its dialogs and its book.

const ROLES = ['hare', 'tortoise'] as const
const COMPUTERS = ['random', 'careful'] as const
type Role = (typeof ROLES)[number]
type Computer = (typeof COMPUTERS)[number]

const OPTIONS = { warnings: ['off', 'all'] } as const

const CLOSED = createTaleStores<DiceRace>({ game: 'dice-race', storage: 'the-dice-race' })

/** The race, with the stores of this browser. */
export const { useGame: useRace } = CLOSED

const useChoices = createSettingsStore({
  storage: browserStorage,
  key: CLOSED.storageKeys.settings,
  options: OPTIONS,
  fresh: { warnings: 'all' },
})

const TABLES = createTables({
  game: diceRace,
  closed: CLOSED,
  leaders: createControllers(savedLeaders(browserStorage, CLOSED.storageKeys.leaders, ROLES, COMPUTERS)),
  roles: () => ROLES,
  turnOf: ({ at }) => at[0] + at[1],
  bots: {
    thinker: 'careful',
    worker: 'careful.worker.js',
    quick: { random: RACE_PLAYERS.random },
    standIn: 'random',
  },
  about: aboutAny(diceRace),
  timings: (events) => events.map(() => ({ ms: 0, motion: 0, words: 0 })),
  lastWatched: (moves) => moves.slice(-1),
  own: () => ({}),
})

/** The table of this tab's race. */
export const RACE_TABLE = TABLES.liveTable

type Table = typeof RACE_TABLE

const WORDS = {
  book: { title: 'The Dice Race' },
  common: { fileName: 'dice-race' },
  settings: {
    about: 'Be home first.',
    warnings: 'Warnings',
    warningsOf: { off: 'None', all: 'All' },
    speed: 'Pace',
  },
  hints: {
    ask: 'Ask',
    title: { thinker: 'Careful', quick: 'Random' },
    thinking: 'Hm.',
    close: 'Close',
  },
  table: { name: 'The track', undoAsks: 'Both must agree.' },
  bots: {
    names: { person: 'a person', random: 'the random one', careful: 'the careful one' },
    leads: (leader: string, who: string) => `${leader} leads ${who}`,
    ledBy: (leader: string) => `led by ${leader}`,
    long: 'Hm …',
    answerNow: 'Now',
  },
  giveUp: { title: 'Give up?', notNow: (who: string) => `Not while ${who} plays.` },
  tips: { start: 'Roll, or step.', away: 'Nobody knows where you are.' },
  refusals: { 'game-over': 'Over.', 'card-is-played': 'It is played.', 'has-peeked': 'You know it.' },
  keys: {
    groups: { turn: 'Your turn', board: 'On the track' },
    means: { roll: 'Roll', again: 'Show it again', hint: 'Ask' },
    onBoard: 'On the track',
  },
}

type Words = typeof WORDS

export const KIT = tableKit<DiceRace, Table, Words, DiceRace['Refusal']>({
  ...TABLES,
  useWords: () => WORDS,
  wordsNow: () => WORDS,
  refusals: { words: ({ refusals }, { code }) => refusals[code] },
  back: {
    persons: () => 2,
    isSameTurn: (one, other) => one.before.onTurn === other.before.onTurn,
    lineOf: (_m, { before }) => nameOf(before.onTurn),
    asks: ({ table }) => table.undoAsks,
    question: (_m, { before }) => `${nameOf(before.onTurn)} takes it back.`,
  },
  hints: {
    ask: ({ hints }) => hints.ask,
    early: ({ hints }) => [hints.thinking],
    linesOf: () => ['Roll.'],
  },
})

/** The computer players of the race. */
export const { seats, useBotTurns } = createBots<DiceRace, Role, Computer, Table, Words>({
  ...TABLES,
  useWords: () => WORDS,
  computers: COMPUTERS,
  icons: { random: 'cub', careful: 'guardian' },
  roleToAct: ({ onTurn }) => ROLES[onTurn],
  prepare() {},
  goingBackOf: KIT.goingBackOf,
  useIsAsking: () => false,
  nameOf: (_, role) => nameOf(ROLES.indexOf(role)),
})

/** The tips of the race, one for the start and one for later. */
export const { Tips } = tipsOf(KIT, {
  tips: [
    { id: 'start', when: ({ at }: RaceView) => at[0] === 0, rule: null },
    { id: 'away', when: ({ at }: RaceView) => at[0] > 0, rule: 'goal' },
  ],
  useWords: () => WORDS.tips,
  useMoment: () => TABLES.useShown(),
})

const parts = tableParts(KIT, {
  tips: part(async () => Tips),
  log: {
    useLines: (session) => useMemo(() => raceLines(session, null), [session]),
    Mark: ({ icon }) => (typeof icon === 'string' ? <RaceMark icon={icon} /> : null),
    headingOf: (_m, turn) => `Turn ${turn}`,
  },
})

const { HintButton, LogPanel, UndoButton } = parts
const { Hint, Notices } = toldParts(KIT, parts)

export const SHORTCUTS = shortcutsIn({
  turn: { roll: { keys: ['R'] }, ...shared('undo', 'redo') },
  show: shared('pause', 'skip', 'again'),
  look: shared('hint'),
  board: {},
})

/** How far both are. */
const Track = ({ view }: { view: RaceView }) => <p>{`at ${view.at.join(' and ')}`}</p>

function Board() {
  const shown = TABLES.useShown()
  return shown && <Track view={stateFor(diceRace, shown, null)} />
}

const LeftSheet = () => (
  <SidePanel side="left" name="The race so far">
    <LogPanel />
  </SidePanel>
)

const RightSheet = () => (
  <SidePanel side="right" name="The goal">
    <p>Be home first.</p>
  </SidePanel>
)

function Sheet() {
  const [tab, setTab] = useState('race')
  return (
    <BottomSheet
      open={tab}
      onOpen={setTab}
      tabs={[{ id: 'race', title: 'Race', panel: <LogPanel /> }]}
      tip={null}
    >
      <UndoButton size={40} />
    </BottomSheet>
  )
}

const act = (table: Table, type: DiceRace['Action']['type']) => void table.game.getState().act({ type })

export const TablePage = tablePage(KIT, {
  turnOf: ({ at }) => at[0] + at[1],
  useBotTurns,
  useKeys: tableKeys(KIT, {
    shortcuts: SHORTCUTS,
    handOf: ({ leaders }) => leaders,
    own: (table, { onTurn }) => ({ roll: onTurn(() => act(table, 'roll')) }),
  }),
  spoken: ({ before }) => nameOf(before.onTurn),
  sound: part(async () => () => null),
  Layout: tableLayout(KIT, {
    Board,
    Header: () => null,
    told: [Hint, Notices],
    Left: LeftSheet,
    Right: RightSheet,
    Foot: () => (
      <>
        <UndoButton size={40} />
        <HintButton size={40} />
      </>
    ),
    Sheet,
  }),
})

/** The race has no action of giving up, so the dialog plays a step. */
export const GIVE_UP = {
  action: { type: 'step' },
  useBotToAct: TABLES.useBotToAct,
  ask: () => ({ text: 'Step on.' }),
} as const

/** The dialogs of the race. */
export const DIALOGS = taleDialogs(
  { ...KIT, seats },
  {
    settings: { options: OPTIONS, useChoices },
    shortcuts: SHORTCUTS,
    giveUp: GIVE_UP,
  },
)

const begin = () => useRace.getState().start({ players: ['Hanna', 'Tom'] }, 5)

const Cover = () => (
  <button type="button" onClick={begin}>
    Run
  </button>
)
const End = () => <p>The race is over.</p>
const Rules = () => <p>Who is home first has won.</p>

export const race = defineTale({
  pages: { cover: async () => Cover, table: async () => TablePage, end: async () => End },
  dialogs: async () => DIALOGS,
  ownDialogs: { rules: async () => Rules },
  closed: { ...CLOSED, connectTo: TABLES.connectTo },
  hasDay: false,
  openGame: () => TABLES.opened,
  workers: {},
  words: () => WORDS,
})

const Standing = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <h2 id="dice-race">The Dice Race</h2>
    <button type="button" onClick={onOpen}>
      Open the race
    </button>
  </>
)

export const raceBook: Book = {
  Standing,
  About: () => 'Be home first.',
  players: { fewest: 2, most: 2 },
  minutes: 5,
  open: async () => {},
}
