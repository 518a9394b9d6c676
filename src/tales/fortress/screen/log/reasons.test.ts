import { describe, expect, it } from 'vitest'
import { messagesOf } from '../../words/testing.ts'
import { siegeFrom } from '../testing.ts'
import { logLines } from './log-lines.ts'

/** Returns the reasons in the log after some actions in a position. */
const reasons = (language: 'en' | 'nl', position: string, actions: string) =>
  logLines(siegeFrom(position, actions), messagesOf(language)).map(({ why }) => why)

/** A position for each of the four steps that choose a defender [S 12]. */
const MEETINGS = [
  [
    'kills-and-lives',
    'garrison goose-maid honey-bear antler-king; army bridge-goat mill-ox',
    'send bridge-goat',
  ],
  ['lives', 'garrison snow-maid moss-boar; army donkey-drummer mill-ox', 'send donkey-drummer'],
  ['kills', 'garrison iron-hans; army iron-hans hedgehog-piper', 'send iron-hans'],
  ['weakest', 'treasure honing-wheel; garrison honey-bear; army honey-bear mill-ox', 'send honey-bear'],
] as const

describe.each(['en', 'nl'] as const)('the reasons of the log, in %s', (language) => {
  const { log } = messagesOf(language)

  it.each(MEETINGS)('explains a meeting by %s', (reason, position, actions) => {
    expect(reasons(language, position, actions)).toContain(log.metWhy[reason])
  })

  it("announces next turn's assault once the wall is empty", () => {
    const alone = 'garrison broom-witch; army bean-giant mill-ox'
    expect(reasons(language, alone, 'send bean-giant, fight')).toContain(log.goneWhy)
  })

  it('omits that announcement if no creature is left to storm the gate [S 17] (D8)', () => {
    const both = 'garrison broom-witch; army broom-witch'
    expect(reasons(language, both, 'send broom-witch, fight')).not.toContain(log.goneWhy)
    const told = logLines(siegeFrom(both, 'send broom-witch, fight'), messagesOf(language))
    expect(told.map(({ what }) => what)).toContain(log.lostBy['no-creatures'])
  })
})
