import { expect, test } from 'vitest'
import { plain } from '../../../ui/text/emphasis.ts'
import { expansionTips } from './en/expansions/table.ts'
import { tips as english } from './en/tips.ts'
import { expansionTips as expansionTipsInDutch } from './nl/expansions/table.ts'
import { tips as dutch } from './nl/tips.ts'

/** The characters that fit into two lines on the narrowest phone, as measured. A third line would cover the forest. */
const TWO_LINES = 105

test.each(
  [english, expansionTips, dutch, expansionTipsInDutch].flatMap((tips) => Object.entries<string>(tips)),
)('the tip %s has two lines on a phone', (_, tip) => {
  expect(plain(tip).length).toBeLessThanOrEqual(TWO_LINES)
})
