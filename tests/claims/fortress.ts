import {
  type Action,
  assaultResult,
  type CardId,
  copyOf,
  FORTRESS_IDS,
  fortress,
  HOUSE_RULES,
  isCreature,
  isLand,
  isTreasure,
  MOST_DEFENDERS,
  PRESET_IDS,
  PRESETS,
  phaseOf,
  refusePrice,
  type State,
  writeNotation,
} from '../../src/engine/fortress/index.ts'
import { type DieFace, scriptedRng, seededRng } from '../../src/engine/kernel/index.ts'
import { page } from '../../src/tales/fortress/bots/index.ts'
import {
  assaultOdds,
  columnSum,
  encountersOf,
  fellingsOf,
  isCertainDeath,
  mayDieTonight,
  moreByCast,
  nextCard,
  nightFutures,
  stateAfter,
  survival,
  THROWS,
  totalNextTurn,
  unbeatableChance,
} from '../../src/tales/fortress/foresight/index.ts'
import { hintLines } from '../../src/tales/fortress/screen/hints/hint-words.ts'
import { messagesOf } from '../../src/tales/fortress/words/testing.ts'
import { randomPlayer } from '../fortress/random-play.ts'
import { type Claim, failIn, luckOf, oneOf, playIn, positionsOf } from './claim.ts'

/** Positions of sieges of Pages who now and then do anything at all, against any number of defenders and each fortress. */
const positionAt = positionsOf<State>(function* (game) {
  const luck = luckOf(game)
  const against =
    luck.draw(3) === 0
      ? { fortress: oneOf(FORTRESS_IDS, luck) }
      : { defenders: 1 + luck.draw(MOST_DEFENDERS) }
  const rules = { order: oneOf(HOUSE_RULES.order, luck), gift: oneOf(HOUSE_RULES.gift, luck) }
  const muster = PRESETS[oneOf(PRESET_IDS, luck)]
  const state = fortress.begin({ player: '', muster, against, rules }, game)
  const anything = randomPlayer(game)
  const carelessIn = 2 + luck.draw(8)
  for (let done = 0; done < 300 && !state.outcome; done++) {
    yield copyOf(state)
    const action = luck.draw(carelessIn) === 0 ? anything(fortress.list(state)) : page(state, luck)
    fortress.apply({ state, chance: seededRng(state) }, action)
  }
})

const fail = failIn(writeNotation)

const play = playIn(fortress)

const meetings: Claim = {
  said: ['foresight.reasons', 'foresight.fates', 'foresight.chosen', 'table.meets', 'foresight.sum'],
  by: 'encountersOf, columnSum',
  holds:
    'whoever is sent is met by whom and for what was named, and the fight comes to the sum that was named',
  runs: 200,
  tried(seed) {
    const state = positionAt(seed)
    const named = encountersOf(state)
    for (const one of named) {
      const then = copyOf(state)
      const met = play(then, { type: 'send', card: one.creature }).find(({ type }) => type === 'met')
      if (met?.type !== 'met' || met.place !== one.place + 1 || met.reason !== one.reason)
        fail(state, `${one.creature} is met otherwise: ${JSON.stringify(met)}.`)
      const sum = columnSum(then)
      if (!sum) fail(then, 'There is no sum.')
      const fought = play(then, { type: 'fight' }).flatMap((event) =>
        event.type === 'fought' ? [event] : [],
      )
      const slain = fought.flatMap(({ defender, defenderFalls }) => (defenderFalls ? [defender] : []))
      const fallen = fought.flatMap(({ attacker, attackerFalls }) => (attackerFalls ? [attacker] : []))
      if (slain.join() !== sum?.slain.join() || fallen.join() !== sum.fallen.join())
        fail(state, `${slain} slain, ${fallen} fallen.`)
      if (sum?.left !== then.garrison.length || sum.loses !== (then.outcome !== null))
        fail(then, 'It stands otherwise.')
      const own = fought.at(-1)
      if (own?.attackerFalls !== one.attackerFalls || own.defenderFalls !== one.defenderFalls)
        fail(state, `${one.creature} fares otherwise.`)
    }
    return named.length
  },
}

const assault: Claim = {
  said: [
    'foresight.lastFalls',
    'foresight.odds',
    'foresight.inAll',
    'hints.because.lastFalls',
    'table.assaultNow',
    'log.goneWhy',
  ],
  by: 'totalNextTurn, assaultOdds, mayDieTonight',
  holds: 'once nobody defends, the next turn storms with that total, if one lives, and ends as was possible',
  runs: 400,
  tried(seed) {
    const start = positionAt(seed)
    const state = copyOf(start)
    const pick = randomPlayer(seed)
    // The column fights as long as it can in this turn.
    for (let done = 0; done < 20 && !state.outcome && phaseOf(state) === 'act' && !state.attacked; done++) {
      const fights = fortress.list(state).filter(({ type }) => type === 'send' || type === 'fight')
      if (fights.length === 0) break
      play(state, pick(fights))
    }
    if (state.outcome || phaseOf(state) !== 'act' || state.garrison.length > 0 || !state.attacked) return 0
    const total = totalNextTurn(state)
    const odds = assaultOdds(total, state.place.walls)
    const mayDie = mayDieTonight(state)
    state.random = luckState(seed)
    play(state, { type: 'end' })
    if (state.outcome) {
      if (!mayDie) fail(start, 'The night ended it.')
      return 1
    }
    if (phaseOf(state) !== 'assault') fail(start, 'There is no assault.')
    const rolled = play(state, { type: 'assault' }).find(({ type }) => type === 'assault-rolled')
    if (rolled?.type !== 'assault-rolled' || rolled.damage !== total)
      fail(start, `${JSON.stringify(rolled)} and not ${total}.`)
    else if (odds[rolled.result] === 0) fail(start, `${rolled.result} was never to come.`)
    return 1
  },
}

const luckState = (seed: number): State['random'] => {
  const state = { random: positionAt(0).random }
  const luck = luckOf(seed)
  return { ...state.random, dice: state.random.dice.map(() => 1 + luck.draw(2 ** 30)) }
}

const throws: Claim = {
  said: ['foresight.results', 'foresight.part', 'end.decidedBy.dice'],
  by: 'assaultOdds',
  holds: 'each end comes in exactly so many of the 216 throws',
  runs: 30,
  tried(seed) {
    const luck = luckOf(seed)
    const [total, walls] = [luck.draw(26), luck.draw(4)]
    const odds = assaultOdds(total, walls)
    const counts = new Map<string, number>()
    for (let one = 1; one <= 6; one++)
      for (let two = 1; two <= 6; two++)
        for (let three = 1; three <= 6; three++) {
          const result = assaultResult(total, one + two + three + walls)
          counts.set(result, (counts.get(result) ?? 0) + 1)
        }
    for (const [result, ways] of Object.entries(odds))
      if (ways !== (counts.get(result) ?? 0)) throw new Error(`${total} against walls ${walls}: ${result}.`)
    if (Object.values(odds).reduce((sum, ways) => sum + ways, 0) !== THROWS) throw new Error('Not 216.')
    return 1
  },
}

const fells: Claim = {
  said: [
    'foresight.felledBy',
    'foresight.crown',
    'foresight.crownWheel',
    'foresight.crownNone',
    'table.crowned',
    'foresight.ahead.*',
  ],
  by: 'fellingsOf',
  holds: 'in no way the siege goes on a defender falls to one who was not named, but by the wheel',
  runs: 60,
  tried(seed) {
    const start = positionAt(seed)
    const named = new Map(fellingsOf(start).map((one) => [one.defender, one]))
    const hasWheel = [start.treasure, ...start.hand, ...start.deck].includes('honing-wheel')
    const state = { ...copyOf(start), random: luckState(seed) }
    const pick = randomPlayer(seed)
    let looked = 0
    for (let done = 0; done < 120 && !state.outcome; done++) {
      const actions = fortress.list(state).filter(({ type }) => type !== 'again' && type !== 'give-up')
      if (actions.length === 0) break
      for (const event of play(state, pick(actions))) {
        if (event.type !== 'fought' || !event.defenderFalls) continue
        const known = named.get(event.defender)
        if (known && !known.slayers.includes(event.attacker) && !hasWheel)
          fail(start, `${event.defender} fell to ${event.attacker}.`)
        if (known?.slayers.length === 0 && known.wayOut === null) fail(start, `${event.defender} fell.`)
        looked += 1
      }
    }
    return looked
  },
}

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

const nights: Claim = {
  said: [
    'table.tonight',
    'table.faceOf',
    'table.certainDeath',
    'table.nightRange',
    'foresight.nightSaid',
    'foresight.warnings.*',
    'foresight.ahead.lasts',
  ],
  by: 'nightFutures, isCertainDeath, survival',
  holds: 'each face of the night leaves the life that was named, and the chances are those of all nights',
  runs: 60,
  tried(seed) {
    const state = positionAt(seed)
    if (fortress.refuse(state, { type: 'end' })) return 0
    const futures = nightFutures(state)
    for (const { face, life, dies } of futures) {
      const then = copyOf(state)
      play(then, { type: 'end' }, scriptedRng({ dice: [face] }, { die: () => 1, draw: () => 0 }))
      if (then.life !== life) fail(state, `A ${face} leaves ${then.life}, not ${life}.`)
      if (dies !== (then.outcome?.cause === 'life')) fail(state, `A ${face} ends it, or not.`)
    }
    if (isCertainDeath(state) !== futures.every(({ dies }) => dies)) fail(state, 'Certain death.')
    const lives = (life: number, count: number): number =>
      life <= 0
        ? 0
        : count === 0
          ? 1
          : FACES.reduce((sum, face) => sum + lives(life + changeOf(futures, face), count - 1), 0) / 6
    if (Math.abs(survival(state, 3).chance - lives(state.life, 3)) > 1e-9) fail(state, 'Three nights.')
    return futures.length
  },
}

const changeOf = (futures: ReturnType<typeof nightFutures>, face: DieFace): number =>
  futures.find((one) => one.face === face)?.change ?? 0

const draws: Claim = {
  said: ['table.nextCard.*'],
  by: 'nextCard',
  holds: 'the card that is drawn is of a sort that could come, and can be cast next turn as was named',
  runs: 150,
  tried(seed) {
    const state = positionAt(seed)
    if (state.deck.length === 0 || fortress.refuse(state, { type: 'end' })) return 0
    const next = nextCard(state)
    const then = { ...copyOf(state), random: luckState(seed) }
    const drawn = play(then, { type: 'end' }).flatMap((event) => (event.type === 'drawn' ? [event.card] : []))
    const [card] = drawn
    if (!card || then.outcome) return 0
    if (!sortsOf(next, then, card)) fail(state, `${card} was not to come.`)
    if (next.lands + next.castable + next.tooDear + next.treasure !== next.of) fail(state, 'The shares.')
    return 1
  },
}

function sortsOf(next: ReturnType<typeof nextCard>, then: State, card: CardId): boolean {
  if (isLand(card)) return next.lands > 0
  if (isTreasure(card)) return next.treasure > 0
  return isCreature(card) && (refusePrice(then, card) === null ? next.castable > 0 : next.tooDear > 0)
}

const casts: Claim = {
  said: ['foresight.atCast', 'foresight.atAimed', 'foresight.atNow', 'hints.because.grows'],
  by: 'moreByCast',
  holds: 'what is named can be cast and adds so much, and no way of casting adds more',
  runs: 100,
  tried(seed) {
    const state = positionAt(seed)
    if (state.outcome || phaseOf(state) !== 'act' || state.column.length > 0 || state.pending) return 0
    const more = moreByCast(state)
    const best = copyOf(state)
    if (more.lay) play(best, { type: 'lay', card: more.lay })
    for (const card of more.cast) play(best, { type: 'cast', card })
    const added = totalNextTurn(best) - totalNextTurn(state)
    if (added !== more.added) fail(state, `It adds ${added}, not ${more.added}.`)
    const pick = randomPlayer(seed)
    for (let game = 0; game < 10; game++) {
      const then = copyOf(state)
      for (let done = 0; done < 12; done++) {
        const actions = fortress
          .list(then)
          .filter((action) => action.type === 'cast' || isFreeLand(then, action))
        if (actions.length === 0) break
        play(then, pick(actions))
      }
      const gained = totalNextTurn(then) - totalNextTurn(state)
      if (gained > more.added) fail(state, `Casting adds ${gained}, more than ${more.added}.`)
    }
    return 1
  },
}

/** One land is free; with the key several are, which the claim ignores. */
const isFreeLand = (state: State, { type }: Action): boolean => type === 'lay' && state.laid === 0

const unbeatable: Claim = {
  said: ['muster.unbeatable.never', 'muster.unbeatable.chance'],
  by: 'unbeatableChance',
  holds: 'where it is never, no garrison that is drawn has a defender whom nobody left could fell',
  runs: 60,
  tried(seed) {
    const luck = luckOf(seed)
    const muster = PRESETS[oneOf(PRESET_IDS, luck)]
    const defenders = 1 + luck.draw(MOST_DEFENDERS)
    const chance = unbeatableChance(muster, { defenders })
    const rules = { order: HOUSE_RULES.order[0], gift: HOUSE_RULES.gift[0] }
    const state = fortress.begin({ player: '', muster, against: { defenders }, rules }, seed)
    const crowned = fellingsOf(state).some(({ slayers, wayOut }) => slayers.length === 0 && !wayOut)
    if (crowned && chance === 0) fail(state, 'Nobody could fell one.')
    return 1
  },
}

const hints: Claim = {
  said: ['hints.because.*'],
  by: 'hintLines',
  holds: 'every reason of a hint is so once the plan has been carried out',
  runs: 150,
  tried(seed) {
    const state = positionAt(seed)
    if (state.outcome || state.pending) return 0
    const plan = planFor(state, seed)
    const reasons: [string, ...number[]][] = []
    const note =
      (kind: string) =>
      (...counts: unknown[]) => {
        reasons.push([kind, ...counts.map(Number)])
        return kind
      }
    const m = messagesOf('en')
    const because = {
      slays: note('slays'),
      lastFalls: note('lastFalls'),
      grows: note('grows'),
      waits: 'waits',
      free: 'free',
    }
    const lines = hintLines({ ...m, hints: { ...m.hints, because } }, state, plan)
    const then = playedOut(state, plan)
    for (const [kind, one, two] of reasons) {
      if (!lines.includes(kind)) continue
      if (kind === 'slays' && then.column.length === 0) {
        const slain = state.garrison.length - then.garrison.length
        if (one !== slain || two !== then.fallen.length - state.fallen.length) fail(state, 'It slays others.')
      }
      if (kind === 'lastFalls' && (then.outcome || then.garrison.length > 0 || one !== totalNextTurn(then)))
        fail(state, `The assault, by ${JSON.stringify(plan)}`)
      if (kind === 'grows' && one !== totalNextTurn(then)) fail(state, 'The army.')
    }
    if (lines.includes('free')) {
      const laid = plan.findIndex(({ type }) => type === 'lay')
      const before = playedOut(state, plan.slice(0, laid))
      if (playedOut(before, plan.slice(laid, laid + 1)).life !== before.life)
        fail(state, 'The land cost a life.')
    }
    if (lines.includes('waits') && (then.garrison.length !== 1 || isCertainDeath(then)))
      fail(state, 'Nobody may wait.')
    return lines.length - 1
  },
}

const playedOut = (state: State, plan: readonly Action[]): State =>
  plan.reduce((now, action) => stateAfter(now, action) ?? now, state)

function planFor(state: State, seed: number): Action[] {
  const pick = randomPlayer(seed)
  let now = state
  const plan: Action[] = []
  while (plan.length < 6) {
    const sure = fortress
      .list(now)
      .filter((action) => stateAfter(now, action) !== null && action.type !== 'give-up')
    if (sure.length === 0) break
    const action = pick(sure)
    now = stateAfter(now, action) ?? now
    plan.push(action)
    if (now.outcome) return plan
  }
  return [...plan, { type: 'end' }]
}

export const FORTRESS_CLAIMS: readonly Claim[] = [
  meetings,
  assault,
  throws,
  fells,
  nights,
  draws,
  casts,
  unbeatable,
  hints,
]
