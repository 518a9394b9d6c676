import { afterEach, beforeAll, expect, test } from 'vitest'
import { useSettings } from '../../../../store/settings.ts'
import { fetchWords } from '../../../../ui/text/language.ts'
import { futureOf } from '../../foresight/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { drawn } from '../board/testing.ts'
import { stirWords } from './Stir.tsx'

beforeAll(() => fetchWords('nl'))
afterEach(() => useSettings.setState({ language: 'en' }))

/** The effects of a future of the east: a forest, and the sentences in both languages. */
const ROWS: [what: string, forest: string, en: string[], nl: string[]][] = [
  [
    'what burns down, what that lights, and the hearts that it costs [R 42]',
    'O ━ ━ ━\nseats huntsman 0,0\nboxes fire\nburning 1,0 1; 3,0 1',
    [
      'The fire takes one heart of the Oak.',
      '3 east burns down.',
      'The fire at 1 east goes out.',
      '2 east will catch fire.',
    ],
    ['Het vuur kost de Eik één hart.', '3 oost brandt uit.', 'Het vuur op 1 oost dooft.', '2 oost vat vlam.'],
  ],
  [
    'a grove that falls [R 58]',
    'O ━ ━x ━1\nseats huntsman 0,0\nboxes dark',
    ['The grove at 2 east falls and costs a heart.'],
    ['Het bosje op 2 oost valt en kost een hart.'],
  ],
  [
    'a grove with which the tale is lost [R 58]',
    'O ━ ━x ━1\nseats huntsman 0,0\nboxes dark\nrules grove loss',
    ['The grove at 2 east falls, and you lose the game.'],
    ['Het bosje op 2 oost valt, en jullie verliezen het spel.'],
  ],
  [
    'a wrecker [R 59]',
    'O ━ ━♜ ━⌂ ━1\nmonsters 20 ogre 4,0\nseats huntsman 0,0\nboxes dark special',
    ['A wrecker breaks a candy house at 3 east.'],
    ['Een breker slaat een snoephuisje op 3 oost kapot.'],
  ],
  [
    'a hero who is carried off [R 70]',
    'O ━ ━2 ━1\nseats beast 2,0; huntsman 0,0\nrules heroes mortal',
    ['The Beast is carried off at 2 east.'],
    ['Op 2 oost wordt het beest meegesleurd.'],
  ],
  [
    'a soldier and a drum [R 54] [R 57]',
    'O ━ ━1 ━u3 ━1\nseats huntsman 0,0\nboxes dark soldiers\nsoldiers 1,0 1',
    ['A soldier at 1 east falls.', 'The drum at 3 east sounds. One more appears.'],
    ['Op 1 oost valt een soldaat.', 'De trom op 3 oost klinkt. Er komt er nog één.'],
  ],
  [
    'a villager [R 55]',
    'O ━ ━☗ ━1\nseats huntsman 0,0\nboxes soldiers special\nvillagers 2,0 2',
    ['A villager at 2 east is carried off.'],
    ['Op 2 oost wordt een dorpeling meegenomen.'],
  ],
  ['nothing', 'O ━ ━ ━1\nseats huntsman 0,0\nboxes dark', [], []],
]

test.each(ROWS)('the stir of a future names %s', (_what, forest, en, nl) => {
  const state = drawn(forest)
  const { events } = futureOf(state, 'east')
  expect(stirWords(messagesOf('en'), events, state)).toEqual(en)
  useSettings.setState({ language: 'nl' })
  expect(stirWords(messagesOf('nl'), events, state)).toEqual(nl)
})
