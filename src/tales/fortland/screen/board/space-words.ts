import { armyOf, armyOn, placeAt, type Space, type State } from '../../../../engine/fortland/index.ts'
import type { Messages } from '../../words/messages.ts'
import { countryName, facingWords, placeWords, spaceWords, standingWords } from '../ring/names.ts'
import type { MoveOption } from './move-options.ts'

/** Returns the label of a space for screen readers: "south 2, Clover’s town at south 2, besieged by Ash, no army, five actions away". */
export function labelOfSpace(m: Messages, state: State, space: Space, offer: MoveOption | undefined): string {
  const { board } = m
  const place = placeAt(state, space)
  return board.space([
    spaceWords(m, space),
    placeWords(m, state, place),
    standingWords(m, state, place),
    armyWords(m, state, space),
    offerWords(m, offer),
  ])
}

function armyWords(m: Messages, state: State, space: Space): string {
  const seat = armyOn(state, space)
  const army = seat === null ? null : armyOf(state, seat)
  if (seat === null || !army) return m.board.noArmy
  return m.board.armyOf(countryName(m, seat), facingWords(m, space, army.facing))
}

function offerWords({ board }: Messages, offer: MoveOption | undefined): string {
  if (!offer) return ''
  if (offer.kind === 'muster') return board.musterHere
  return offer.store ? board.awayWithFort(offer.actions) : board.away(offer.actions)
}
