import { chooseRescues, provedOf, type Slot } from '../../../../programs/rescues/choose.ts'
import type { Finder } from '../../../../programs/rescues/finder.ts'
import { fairyTale } from '../../rules.ts'
import { type Found, findIn } from './find.ts'

/** How many of each hardness the book has: mostly the oak is saved, now and then a diamond is broken. */
const SLOTS: readonly Slot[] = [
  ...[1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5].map((acorns) => ({ acorns, trait: 'survive' })),
  ...[2, 2, 4, 4, 4, 5].map((acorns) => ({ acorns, trait: 'diamond' })),
]

/** Fills the book of The Last Fairy Tale. */
export const fairyTaleFinder: Finder = {
  book: 'src/tales/fairy-tale/rescues/book.json',
  games: 250,
  find(games, seed, finished) {
    const found: Found[] = []
    for (let game = 0; game < games; game++) {
      found.push(...findIn(game, seed))
      finished(game + 1)
    }
    return chooseRescues(found, SLOTS)
      .sort((one, other) => one.acorns - other.acorns || one.size - other.size)
      .map(({ position, goal, proof, acorns }) => ({
        position: position.trimEnd().split('\n'),
        goal,
        proved: provedOf(proof),
        acorns,
        way: proof.way.map(fairyTale.codec.writeAction),
      }))
  },
}
