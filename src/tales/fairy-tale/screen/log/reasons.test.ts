import { describe, expect, it } from 'vitest'
import { drawn } from '../../../../../tests/drawn/index.ts'
import type { Action } from '../../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { messagesOf } from '../../words/testing.ts'
import { played } from './drawn-tale.ts'
import { logLines } from './log-lines.ts'

const roll: Action = { type: 'roll' }

/** Returns the log of a roll for new monsters in a drawn position. */
const said = (language: 'en' | 'nl', position: string, dice: readonly DieFace[]) =>
  logLines(played(drawn(`${position}\nphase new-monsters`), [roll], dice), messagesOf(language), null).map(
    ({ what, why }) => (why ? `${what} ${why}` : what),
  )

/** Every reason why no monster can enter, each with positions that have only this reason. */
const NOBODY = [
  {
    name: 'no road joins a tile to the Oak',
    positions: ['O ┃', 'O . ━'],
    en: 'No monsters came, because no tile is joined to the Oak.',
    nl: 'Er kon niemand komen, want geen tegel is met de Eik verbonden.',
  },
  {
    name: 'a chest, a palace or a fire lets nobody in',
    positions: ['O ━▣', '━ ━♜ O ━♜ ━', 'O ━\nboxes fire\nburning 1,0 2\nseats huntsman 0,0'],
    en: 'No monsters came, because no tile with a road to the Oak lets them in.',
    nl: 'Er kon niemand komen, want geen tegel met een weg naar de Eik laat ze binnen.',
  },
]

describe('the reason why no monster enters, by the rule that decides it (D8)', () => {
  describe.each(NOBODY)('$name', ({ positions, en, nl }) => {
    it.each(positions)('%s', (position) => {
      for (const face of [1, 2, 3, 4] as const) {
        expect(said('en', position, [face])).toEqual([en])
        expect(said('nl', position, [face])).toEqual([nl])
      }
    })
  })

  it('is logged once if several monsters are dealt to sides without an entrance', () => {
    const wide = '━ ━ ━ . O .\nrules noDen every-side'
    expect(said('en', wide, [6])).toEqual([
      'The die showed a 6, but no open den is in reach, so monsters came from every side.',
      'No monsters came, because no tile is joined to the Oak.',
    ])
  })
})

/** Every reason why a 6 brings no Trolls. */
const NO_DEN = [
  { name: 'there is none', position: 'O ━' },
  { name: 'no road joins it to the Oak', position: 'O ━ ┃∩' },
  { name: 'it burns', position: 'O ━ ━∩\nboxes fire\nburning 2,0 2' },
]

describe('the reason why a 6 brings no monster from a den', () => {
  it.each(NO_DEN)('$name', ({ position }) => {
    expect(said('en', `${position}\nrules noDen none`, [6])).toEqual([
      'The die showed a 6, but no open den is in reach, so none came.',
    ])
    expect(said('nl', `${position}\nrules noDen none`, [6])).toEqual([
      'De dobbelsteen gaf een 6, maar er is geen open hol binnen bereik: er kwam niemand.',
    ])
  })
})
