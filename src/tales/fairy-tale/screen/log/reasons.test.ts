import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../tests/drawn/index.ts'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { played } from './drawn-tale.ts'
import { logLines } from './logLines.ts'

const roll: Action = { type: 'roll' }

/** What the log says of new monsters in a drawn position. */
const said = (language: 'en' | 'nl', position: string, dice: readonly DieFace[]) =>
  logLines(played(drawn(`${position}\nphase new-monsters`), [roll], dice), messagesOf(language), null).map(
    ({ what, why }) => (why ? `${what} ${why}` : what),
  )

/** Every reason why nobody comes, each in positions where that and nothing else is the reason. */
const NOBODY = [
  {
    name: 'no road joins a tile to the Oak',
    positions: ['O ┃', 'O . ━'],
    en: 'Nobody could come, for no tile is joined to the Oak.',
    nl: 'Er kon niemand komen, want geen tegel is met de Eik verbonden.',
  },
  {
    name: 'a chest, a palace or a fire lets nobody in',
    positions: ['O ━▣', '━ ━♜ O ━♜ ━', 'O ━\nboxes fire\nburning 1,0 2\nseats huntsman 0,0'],
    en: 'Nobody could come, for no tile that is joined to the Oak lets anybody in.',
    nl: 'Er kon niemand komen, want geen tegel die met de Eik verbonden is, laat iemand binnen.',
  },
]

describe('why nobody comes is told by the rule that decides it (D8)', () => {
  describe.each(NOBODY)('$name', ({ positions, en, nl }) => {
    it.each(positions)('%s', (position) => {
      for (const face of [1, 2, 3, 4] as const) {
        expect(said('en', position, [face])).toEqual([en])
        expect(said('nl', position, [face])).toEqual([nl])
      }
    })
  })

  it('once, where several are dealt over sides without an entrance', () => {
    const wide = '━ ━ ━ . O .\nrules noDen every-side'
    expect(said('en', wide, [6])).toEqual([
      'The die showed a 6, but no open den lies in reach, so monsters came from every side.',
      'Nobody could come, for no tile is joined to the Oak.',
    ])
  })
})

/** Every reason why a 6 brings no Trolls. */
const NO_DEN = [
  { name: 'there is none', position: 'O ━' },
  { name: 'no road joins it to the Oak', position: 'O ━ ┃∩' },
  { name: 'it burns', position: 'O ━ ━∩\nboxes fire\nburning 2,0 2' },
]

describe('why a 6 brings nobody out of a den', () => {
  it.each(NO_DEN)('$name', ({ position }) => {
    expect(said('en', `${position}\nrules noDen none`, [6])).toEqual([
      'The die showed a 6, but no open den lies in reach, so nobody came.',
    ])
    expect(said('nl', `${position}\nrules noDen none`, [6])).toEqual([
      'De dobbelsteen gaf een 6, maar er ligt geen open hol binnen bereik: er kwam niemand.',
    ])
  })
})
