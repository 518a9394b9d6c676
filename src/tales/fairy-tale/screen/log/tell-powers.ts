import {
  type ClearedBy,
  type EventOf,
  memoryOf,
  POWER_IDS,
  type PowerId,
} from '../../../../engine/fairy-tale/index.ts'
import type { Frame } from '../../game.ts'
import { theThing } from '../../words/look-up.ts'
import { heroIcon, heroOf, type LogIcon, type LogWriter } from './line.ts'
import { placeText } from './tell-content.ts'

interface Telling extends LogWriter {
  state: Frame['state']
}

interface Line {
  icon: LogIcon
  what: string
  why?: string
}

/** Returns the line for a used power, or null if its effect has a line of its own. */
export function tellPower(event: EventOf<'power-used'>, telling: Telling): Line | null {
  const { powers } = telling.m.log
  const { seat, power, at, target } = event
  const name = heroOf(telling, seat)
  const line = (what: string): Line => ({
    icon: heroIcon(telling, seat),
    what,
    why: wishesLeft(telling, seat),
  })
  switch (power) {
    case 'pull':
      return line(powers.pull(name, heroOf(telling, target ?? seat)))
    case 'fly':
      return line(powers.fly(name, at === null ? '' : placeText(telling.m, at)))
    case 'clear': // told with the monsters that it clears
      return null
    case 'reroll':
    case 'bargain-movement':
    case 'bargain-monsters':
      return line(powers[power](name))
  }
}

/** Returns the line for a tile cleared of monsters: by a stroke, a wish, the basket, or a building. */
export function tellCleared(event: EventOf<'monsters-cleared'>, telling: Telling): Line {
  const { log } = telling.m
  const { seat, at, by, monsters } = event
  const name = heroOf(telling, seat)
  const icon = heroIcon(telling, seat)
  if (by === 'remove') return { icon, what: log.felledAll(name, monsters.length) }
  const place = placeText(telling.m, at)
  if (by === 'delivery') return { icon, what: log.delivered(place, monsters.length) }
  if (isPower(by)) {
    const what = log.powers.clear(name, place, log.monstersOf(monsters.length))
    return { icon, what, why: wishesLeft(telling, seat) }
  }
  return { icon, what: log.clearedBy(theThing(telling.m, by), place, monsters.length) }
}

const isPower = (by: ClearedBy): by is PowerId => POWER_IDS.some((power) => power === by)

/** Returns the number of wishes left, or '' for characters without wishes. */
function wishesLeft({ m, state }: Telling, seat: number): string {
  const wishes = memoryOf(state, seat)['wishes']
  return typeof wishes === 'number' ? m.log.wishesLeft(wishes) : ''
}
