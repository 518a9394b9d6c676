import { expect, test } from 'vitest'
import { textHash } from '../../../tests/support/state-hash.ts'
import { BOXES, type Boxes, DIFFICULTIES, EXPANSION_BOXES, everyBox, faceText } from './index.ts'
import { deckTiles, fairyTale } from './testing.ts'

/** Boxes with every combination of the named ones added. */
const choices = (from: Boxes, boxes: readonly (keyof Boxes)[]): Boxes[] =>
  boxes.reduce<Boxes[]>((all, box) => all.flatMap((one) => [one, { ...one, [box]: true }]), [from])

const TABLES = [...choices(everyBox(false), BOXES), ...choices(everyBox(true), EXPANSION_BOXES)]

/**
 * The hash of the decks of each released rules version, by difficulty. A new version adds a line; existing lines must never change.
 * Inspect the decks of a new version, then copy their hashes from the failure of this test.
 */
const DEALT: Readonly<Record<number, readonly string[]>> = {
  6: ['8689424f', '71aa4823', '77f2a3e5', '479ea801', '583c266d'],
  7: ['8689424f', '71aa4823', '77f2a3e5', '479ea801', '583c266d'],
  8: ['affc2033', '36d0505f', '4cb3e2f1', '83508b85', '1c4f5759'],
}

test.each(Object.entries(DEALT))(
  'the decks of rules version %s are dealt as they were',
  (version, hashes) => {
    const dealt = DIFFICULTIES.map((difficulty) =>
      textHash(
        TABLES.flatMap((boxes) => [1, 2].map((seats) => deckTiles(difficulty, boxes, seats, Number(version))))
          .map((deck) => deck.map((face) => `${faceText(face)}#${face.id}`).join(' '))
          .join('\n'),
      ),
    )
    expect(dealt).toEqual(hashes)
  },
)

test('records the decks of every rules version', () => {
  const versions = [...Object.keys(fairyTale.olderRules ?? {}), `${fairyTale.rulesVersion}`]
  expect(Object.keys(DEALT), 'Add a line for the new rules version to DEALT.').toEqual(versions)
})
