import type { EventOf, Face } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { aTile, theThing } from '../../words/look-up.ts'
import type { Messages } from '../../words/messages.ts'
import { placeName } from '../forest/names.ts'
import { bearingWords } from '../forest/road-words.ts'
import { tileName } from '../forest/tileName.ts'
import { ownText } from './causes.ts'
import { heroIcon, heroOf, type LogIcon, type LogWriter } from './line.ts'
import type { BasicHappening } from './runs.ts'

interface Line {
  icon: LogIcon
  what: string
  why?: string
}

/** Returns a tile with everything on it: "a straight with wood". */
export const tileText = (m: Messages, face: Face | undefined): string =>
  face ? bearingWords(m, aTile(m, tileName(face)), face) : ''

/** Returns a place in the words of the log: "the Oak", "2 east". */
export const placeText = (m: Messages, at: Place): string => m.log.place(placeName(m, at))

/** Returns the line for an effect of a building or symbol on `n` monsters. */
export function tellHappening(m: Messages, event: BasicHappening, n: number): Line {
  const { log, common } = m
  const monster = n === 1 ? log.monsters[event.kind] : log.crowds[event.kind](n)
  const icon: LogIcon = { kind: 'monster', monster: event.kind }
  switch (event.type) {
    case 'monster-lost':
      return {
        icon,
        what: ownText(log.fell, event.by)?.(monster, n) ?? log.lost(monster, theThing(m, event.by), n),
      }
    case 'monster-put-out':
      return { icon, what: log.putOut(monster, common.directions[event.side], theThing(m, event.by), n) }
    case 'monster-delayed': {
      const own = ownText(log.delays, event.by)?.(monster, n)
      return { icon, what: own ?? log.delayed(monster, theThing(m, event.by), n) }
    }
    case 'bar-broken':
      return { icon, what: log.broke(monster, theThing(m, event.symbol), placeText(m, event.at), n) }
  }
}

/** Returns the line for an action on a tile of the forest, by a symbol or by felling, or on a building. */
export function tellTile(
  teller: LogWriter,
  event: EventOf<'tile-destroyed' | 'tile-felled' | 'tile-swapped' | 'tile-turned' | 'building-set'>,
  lies: Face | undefined,
): Line {
  const { m } = teller
  const { log } = m
  const name = heroOf(teller, event.seat)
  const icon = heroIcon(teller, event.seat)
  const place = placeText(m, event.at)
  switch (event.type) {
    case 'tile-destroyed': {
      const gone = event.monsters.length
      const what = log.blewUp(name, tileText(m, event.face), place)
      return { icon, what, why: gone > 0 ? log.goneWithIt(gone) : '' }
    }
    case 'tile-felled':
      return { icon, what: log.felled(name, tileText(m, event.face), place), why: log.felledWhy }
    case 'tile-swapped':
      return { icon, what: log.swapped(name, tileText(m, event.left), place, tileText(m, lies)) }
    case 'tile-turned':
      return { icon, what: log.turned(name, tileText(m, lies), place) }
    case 'building-set':
      return { icon, what: log.setAgain(name, theThing(m, event.building)) }
  }
}
