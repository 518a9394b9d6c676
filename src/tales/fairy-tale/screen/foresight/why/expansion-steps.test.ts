import { afterEach, beforeAll, expect, test } from 'vitest'
import { useSettings } from '../../../../../store/settings.ts'
import { fetchWords } from '../../../../../ui/text/language.ts'
import { messagesOf } from '../../../words/testing.ts'
import { lines } from '../../expansions/lines.ts'
import { explainRun } from '../../log/explain.ts'
import { explainedEvents, momentFor } from './moments.ts'
import { stepAnswer } from './step-words.ts'
import { taleOf } from './testing.ts'

beforeAll(() => fetchWords('nl'))
afterEach(() => useSettings.setState({ language: 'en' }))

/** Returns the notation of a table with these boxes, to append to a drawn forest. */
const boxes = (names: string) => `\nseats huntsman 0,0\nboxes ${names}`

/** A reason by an expansion: a forest, the text of the card in both languages, and the quoted rulings. */
interface Row {
  why: string
  forest: string
  en: string
  nl: string
  rulings: number[]
}

const ROWS: Row[] = [
  {
    why: 'barred by fire [R 39]',
    forest: `O ━ ━1 ━${boxes('fire')}\nburning 1,0 2`,
    en: 'fire blocks the way',
    nl: 'vuur verspert de weg',
    rulings: [39],
  },
  {
    why: 'barred by water [R 39]',
    forest: `O ━ ━1 ━${boxes('river')}\nflooded 1,0 2`,
    en: 'water blocks the way',
    nl: 'water verspert de weg',
    rulings: [39],
  },
  {
    why: 'barred by a raised bridge [R 51]',
    forest: `O ━ ━BW!1 ━${boxes('ways')}`,
    en: 'the bridge is raised',
    nl: 'de brug is opgehaald',
    rulings: [51],
  },
  {
    why: 'a bridge fell before a full tile, as the exit says [R 51]',
    forest: `O ━ ━BW!3${boxes('ways')}`,
    en: 'their tile is full, so the bridge falls',
    nl: 'hun tegel is vol, dus de brug valt neer',
    rulings: [51],
  },
  {
    why: 'a bridge fell before a full tile, as what came of it says [R 51]',
    forest: `O ━ ━BW!3${boxes('ways')}`,
    en: 'The bridge fell before it.',
    nl: 'De brug viel ervoor neer.',
    rulings: [51],
  },
  {
    why: 'drawn by a signpost [R 50]',
    forest: `O ━ ━aE1 ━${boxes('ways')}`,
    en: 'The signpost lures it, so it tries this first.',
    nl: 'De wegwijzer lokt het, dus die kant eerst.',
    rulings: [50],
  },
  {
    why: 'asleep by a spell [R 65]',
    forest: `O ━ ━1\nmonsters 1 ogre 2,0 sleep${boxes('spells')}`,
    en: 'Asleep by a spell.',
    nl: 'In slaap door een spreuk.',
    rulings: [65],
  },
  {
    why: 'met a soldier [R 54]',
    forest: `O ━ ━ ━1${boxes('soldiers')}\nsoldiers 2,0 1`,
    en: 'It met a soldier: both are gone.',
    nl: 'Het stuitte op een soldaat: beiden zijn weg.',
    rulings: [54],
  },
  {
    why: 'carried a villager off [R 55]',
    forest: `O ━ ━☗ ━1${boxes('soldiers special')}\nvillagers 2,0 1`,
    en: 'It carried a villager off.',
    nl: 'Het nam een dorpeling mee.',
    rulings: [55],
  },
  {
    why: 'wrecked the tile [R 59]',
    forest: `O ━ ━b ━1\nmonsters 10 ogre 3,0${boxes('dark')}`,
    en: 'It wrecked the tile.',
    nl: 'Het sloeg de tegel kapot.',
    rulings: [59],
  },
  {
    why: 'slid down a chute [R 49]',
    forest: `O ━ ━⇩ ━1 ━${boxes('river special')}`,
    en: 'It slid down the chute to 4 east.',
    nl: 'Het gleed van de glijbaan naar 4 oost.',
    rulings: [46, 49],
  },
  {
    why: 'sounded a drum [R 57]',
    forest: `O ━ ━u3 ━1${boxes('dark')}`,
    en: 'It sounded the drum: one more appears.',
    nl: 'Het liet de trom klinken: er komt er nog één.',
    rulings: [56, 57],
  },
  {
    why: 'set a kiln alight [R 45]',
    forest: `O ━ ━♨ ━1${boxes('fire special')}`,
    en: 'It set the kiln on fire and is gone.',
    nl: 'Het stak de oven aan, en is weg.',
    rulings: [45],
  },
  {
    why: 'slid onto a kiln: what became of it in the end is quoted [R 45] [R 49]',
    forest: `O ━ ━⇩ ━1 ━♨${boxes('fire river special')}`,
    en: 'It set the kiln on fire and is gone.',
    nl: 'Het stak de oven aan, en is weg.',
    rulings: [45],
  },
  {
    why: 'took a grove, all of them [R 58]',
    forest: `O ━ ━x ━2${boxes('dark')}`,
    en: 'It took the grove, where you were fewer, and is gone.',
    nl: 'Het nam het bosje in, waar jullie met minder waren, en is weg.',
    rulings: [56, 58],
  },
]

/** Returns the movement of a roll of 2 after a turn without actions. */
function movement(forest: string) {
  const session = taleOf(forest, [{ type: 'end-turn' }], [2])
  const [move] = session.moves
  if (!move) throw new Error('Nothing was done.')
  const steps = explainedEvents(move).flatMap((moment) => (moment.kind === 'step' ? [moment] : []))
  return { session, move, steps }
}

test.each(ROWS)('$why: the card says so, in both languages, and quotes its rule', (row) => {
  for (const language of ['en', 'nl'] as const) {
    useSettings.setState({ language })
    const { session, steps } = movement(row.forest)
    const teller = { m: messagesOf(language), config: session.config, lines }
    const [answer] = steps.map((moment) => stepAnswer(teller, moment))
    if (!answer) throw new Error('No step is explained.')
    const said = [
      answer.before,
      ...answer.exits.filter(({ fate }) => fate !== 'untried').flatMap(({ reason, note }) => [reason, note]),
      ...answer.after,
    ]
    expect(said).toContain(row[language])
    expect(answer.rule.where.rulings).toEqual(row.rulings)
  }
})

test('logs every monster of a taken grove, and can explain the event [R 58]', () => {
  const { session, move, steps } = movement(`O ━ ━x ━2${boxes('dark')}`)
  const teller = { m: messagesOf('en'), config: session.config, lines }
  expect(steps.map(({ run }) => explainRun(teller, run).at(-1))).toEqual([
    'Big Bad Wolf 1: It went west, toward the Oak. It took the grove, where you were fewer, and is gone.',
    'Big Bad Wolf 2: It went west, toward the Oak. It took the grove, where you were fewer, and is gone.',
  ])
  const taken = move.frames.findIndex(({ event }) => event.type === 'grove-taken')
  expect(momentFor(move, explainedEvents(move), taken)).toBe(steps.at(-1))
})

test('gives bystanders of fire no event [R 42]', () => {
  const kiln = movement('O ━ ━ ━♨ ━1\nseats huntsman 3,0\nboxes fire special')
  expect(kiln.steps[0]?.part.happened).toEqual([])
  const spread = movement(`O ━ ━ ━1 ━${boxes('fire')}\nburning 1,0 1`)
  expect(spread.move.frames.map(({ event }) => event.type)).toContain('tile-lit')
  expect(spread.steps.flatMap(({ part }) => part.happened)).toEqual([])
})

test('explains the fall of a bridge while still raised [R 51]', () => {
  const { steps } = movement(`O ━ ━BW!3${boxes('ways')}`)
  const raised = (state: (typeof steps)[0]['before'] | undefined) =>
    Object.values(state?.tiles ?? {}).some(({ symbols }) => symbols.some(({ spent }) => spent))
  expect(raised(steps[0]?.before)).toBe(true)
  expect(raised(steps[0]?.part.state)).toBe(false)
})
