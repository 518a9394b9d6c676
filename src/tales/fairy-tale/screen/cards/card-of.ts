import { handOf, type State } from '../../../../engine/fairy-tale/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { Subject } from '../subject.ts'
import type { Entry } from './card.ts'
import type { EntryInput } from './entries/entry.ts'
import { diamondsEntry, dieEntry, goalEntry, heartsEntry, sideEntry, thirdEntry } from './entries/goals.ts'
import { actEntry, carriedEntry, characterEntries, monsterEntry } from './entries/pieces.ts'
import { symbolEntry } from './entries/symbols.ts'
import { firstTileEntries, offeredEntries, placeEntries } from './entries/tiles.ts'

/**
 * Returns the entries of an info card for the current state: the thing itself first, then its parts and contents. Empty if there is nothing
 * to explain.
 */
export function cardOf(subject: Subject, state: State, m: AllWords): Entry[] {
  const telling: EntryInput = { m, state }
  switch (subject.kind) {
    case 'place':
      return placeEntries(telling, subject.at)
    case 'market':
      return offeredEntries(telling, state.market[subject.slot])
    case 'in-hand':
      return offeredEntries(telling, handOf(state, subject.seat)[subject.slot])
    case 'first-tile':
      return firstTileEntries(telling, subject.tile)
    case 'monster':
      return monsterEntry(telling, subject.n)
    case 'character':
      return [...characterEntries(telling, [subject.seat]), ...carriedEntry(telling, subject.seat)]
    case 'carried':
      return carriedEntry(telling, subject.seat)
    case 'symbol':
      return [symbolEntry(telling, subject.symbol)]
    case 'act':
      return [actEntry(telling, subject.act)]
    case 'side':
      return [sideEntry(telling, subject.side)]
    case 'hearts':
      return [heartsEntry(telling)]
    case 'diamonds':
      return [diamondsEntry(telling)]
    case 'goal':
      return goalEntry(telling)
    case 'die':
      return [dieEntry(telling, subject.for)]
    case 'third':
      return thirdEntry(telling, subject.third)
  }
}
