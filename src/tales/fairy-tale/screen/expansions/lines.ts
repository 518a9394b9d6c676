import type { EventOf, ExpansionEventType, LitBy, MonsterKind } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../engine/kernel/index.ts'
import type { ExpansionWords } from '../../words/expansion-words.ts'
import { expansionWordsNow } from '../../words/expansions.ts'
import { theThing } from '../../words/look-up.ts'
import {
  type EventInMove,
  type ExpansionLines,
  heroIcon,
  heroOf,
  type LogIcon,
  type LogSentence,
} from '../log/line.ts'
import type { ExpansionHappening } from '../log/runs.ts'
import { placeText, tileText } from '../log/tell-content.ts'

const monster = (kind: MonsterKind): LogIcon => ({ kind: 'monster', monster: kind })
const HEART: LogIcon = { kind: 'heart' }
const FOREST: LogIcon = { kind: 'oak' }

const log = (): ExpansionWords['log'] => expansionWordsNow().log
const names = (): ExpansionWords['names'] => expansionWordsNow().names

/** Returns a line with the icon and the name of the acting hero. */
const byHero = (telling: EventInMove, seat: number, say: (name: string) => string): LogSentence => ({
  icon: heroIcon(telling, seat),
  what: say(heroOf(telling, seat)),
})

/** Returns the words for a lit tile, by its cause. */
function litWords(telling: EventInMove, by: LitBy, at: Place, gone: number): string {
  const { litBy, lit } = log()
  const place = placeText(telling.m, at)
  if (by === 'torch') return litBy.torch(heroOf(telling, telling.state.onTurn), place, gone)
  return by === 'kiln' || by === 'fire' || by === 'sparks' ? litBy[by](place, gone) : lit(place, gone)
}

const iconOf = (telling: EventInMove, by: LitBy): LogIcon =>
  by === 'torch' ? heroIcon(telling, telling.state.onTurn) : FOREST

const LINES: {
  [Type in ExpansionEventType]: (event: EventOf<Type>, telling: EventInMove) => LogSentence | null
} = {
  'tile-lit': ({ at, by, monsters }, telling) => ({
    icon: iconOf(telling, by),
    what: litWords(telling, by, at, monsters.length),
  }),
  'fire-grew': () => null,
  'tile-burnt': ({ at, face, destroyed }, { m }) => ({
    icon: FOREST,
    what: destroyed ? log().burnt(tileText(m, face), placeText(m, at)) : log().burntOut(placeText(m, at)),
  }),
  'oak-scorched': ({ from, hearts }) => ({ icon: HEART, what: log().scorched(from.length, hearts) }),
  'fire-doused': ({ seat, at }, telling) =>
    seat === null
      ? { icon: FOREST, what: log().doused(placeText(telling.m, at)) }
      : byHero(telling, seat, (name) => log().poured(name, placeText(telling.m, at))),
  'bucket-filled': ({ seat }, telling) => byHero(telling, seat, log().filled),
  'flood-ran': ({ seat, places, monsters }, telling) =>
    byHero(telling, seat, (name) => log().flooded(name, places.length, monsters.length)),
  'flood-fell': ({ over }) => (over.length > 0 ? { icon: FOREST, what: log().dried(over.length) } : null),
  'boulder-rolled': ({ seat, path, monsters }, telling) =>
    byHero(telling, seat, (name) => log().rolled(name, path.length, monsters.length)),
  'monster-slid': ({ kind, to }, { m }) => ({
    icon: monster(kind),
    what: log().slid(m.log.monsters[kind], placeText(m, to)),
  }),
  'sign-turned': ({ seat, side }, telling) =>
    byHero(telling, seat, (name) => log().signTurned(name, telling.m.common.directions[side])),
  'bridge-moved': ({ seat, raised }, telling) =>
    byHero(telling, seat, (name) => log().bridgeMoved(name, raised)),
  'bridge-fell': ({ kind, at }, { m }) => ({
    icon: monster(kind),
    what: log().bridgeFell(m.log.monsters[kind], placeText(m, at)),
    why: log().forFullBehind,
  }),
  'soldier-recruited': ({ seat }, telling) => byHero(telling, seat, log().recruited),
  'soldier-marched': ({ seat, path }, telling) =>
    byHero(telling, seat, (name) => log().marched(name, placeText(telling.m, path.at(-1) ?? CENTRE))),
  'soldier-fell': ({ at, kind }, { m }) => ({
    icon: monster(kind),
    what: log().soldierFell(m.log.monsters[kind], placeText(m, at)),
  }),
  'villager-walked': ({ seat }, telling) => byHero(telling, seat, log().led),
  'villager-saved': ({ seat, saved }, telling) => byHero(telling, seat, () => log().saved(saved)),
  'villager-lost': ({ kind, hearts }, { m }) => ({
    icon: monster(kind),
    what: log().carriedOff(m.log.monsters[kind]),
    why: hearts === null ? '' : log().secondLost(hearts),
  }),
  'drum-sounded': ({ at, left }, { m }) => ({ icon: FOREST, what: log().drummed(placeText(m, at), left) }),
  'grove-taken': ({ at, monsters, hearts }, { m }) => ({
    icon: HEART,
    what: log().groveTaken(placeText(m, at), monsters.length, hearts),
  }),
  'tile-wrecked': ({ at, kind, lost }, { m }) => ({
    icon: monster(kind),
    what: log().wrecked(tileText(m, lost), placeText(m, at)),
  }),
  'thing-fetched': ({ seat, thing }, telling) =>
    byHero(telling, seat, (name) => log().fetched(name, names().things[thing])),
  'thing-lost': ({ seat, thing, forGood }, telling) =>
    forGood || seat === null
      ? { icon: FOREST, what: log().thingGone(names().things[thing]) }
      : byHero(telling, seat, (name) => log().thingLost(name, names().things[thing])),
  'thing-delivered': ({ seat, thing, at }, telling) => {
    const building = telling.state.tiles[at]?.building
    const house = building ? theThing(telling.m, building) : placeText(telling.m, at)
    return byHero(telling, seat, (name) => log().delivered(name, names().things[thing], house))
  },
  'heart-back': ({ hearts }) => ({ icon: HEART, what: log().heartBack(hearts) }),
  hushed: () => ({ icon: FOREST, what: log().hushed }),
  'bells-rang': ({ of, come }) => ({ icon: FOREST, what: log().rang(of, come) }),
  'curse-fell': ({ curse }) => ({
    icon: { kind: 'gem' },
    what: log().cursed(names().curses[curse], expansionWordsNow().cards.curses[curse]),
  }),
  'curse-lifted': ({ curse }) => ({ icon: { kind: 'gem' }, what: log().lifted(names().curses[curse]) }),
  'spell-found': ({ seat, spell }, telling) =>
    byHero(telling, seat, (name) => log().spellFound(name, names().spells[spell])),
  'spell-cast': ({ seat, spell }, telling) =>
    byHero(telling, seat, (name) => log().spellCast(name, names().spells[spell])),
  'die-foretold': ({ face }) => ({ icon: { kind: 'die', face }, what: log().foretold(face) }),
  'character-lost': ({ seat, monsters }, telling) =>
    byHero(telling, seat, (name) => log().characterLost(name, monsters.length)),
}

/** Returns an event on a monster's way as part of the explanation of its step. */
function explain(m: EventInMove['m'], event: ExpansionHappening): string {
  const { step } = log()
  switch (event.type) {
    case 'bridge-fell':
      return step.bridgeFell
    case 'monster-slid':
      return step.slid(placeText(m, event.to))
    case 'soldier-fell':
      return step.metSoldier
    case 'villager-lost':
      return step.carriedOff
    case 'tile-wrecked':
      return step.wrecked
    case 'drum-sounded':
      return step.drummed
    case 'tile-lit':
      return step.lit
    case 'grove-taken':
      return step.groveTaken
  }
}

/** The log lines of the expansions. */
export const lines: ExpansionLines = { lines: LINES, explain }
