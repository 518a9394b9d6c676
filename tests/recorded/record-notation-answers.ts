import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { writeNotation as writeDuel } from '../../src/engine/boogyman/index.ts'
import { writeNotation as writeTown } from '../../src/engine/citadel/index.ts'
import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import { everyBox } from '../../src/engine/fairy-tale/index.ts'
import { writeNotation as writeLands } from '../../src/engine/fortland/index.ts'
import { writeMuster, writeNotation as writeSiege } from '../../src/engine/fortress/index.ts'
import { playInPlace, seededRng } from '../../src/engine/kernel/index.ts'
import { addExpansions, fairyTale, writeNotation as writeForest } from '../../src/tales/fairy-tale/rules.ts'
import { randomPositions as duels } from '../boogyman/random-play.ts'
import { randomPositions as towns } from '../citadel/random-play.ts'
import { randomPositions as lands } from '../fortland/random-play.ts'
import { randomPositions as siegePositions, configs as sieges } from '../fortress/random-play.ts'
import { begunGame, randomPlayer, someConfig } from '../support/random-play.ts'
import { answerHash, NOTATION_READERS, type RecordedAnswers, spoiltTexts } from './notation-answers.ts'

/**
 * Records the answers of the readers of positions to spoilt texts: `node scripts/run.mjs tests/recorded/record-notation-answers.ts`.
 * Run it only when a notation was changed on purpose. Otherwise every answer must stay the same, byte for byte.
 */
const FILE = 'tests/recorded/notation-answers.json'

const written = <State>(states: fc.Arbitrary<State>, write: (state: State) => string, numRuns: number) =>
  fc.sample(states, { seed: 1, numRuns }).map(write)

addExpansions(EXPANSIONS)

/** Returns a position of the first tale after a number of random actions. */
function forestAfter(
  actions: number,
  ...[seats, difficulty, rules, boxes]: Parameters<typeof someConfig>
): string {
  const state = begunGame(someConfig(seats, difficulty, rules, boxes), actions)
  const pick = randomPlayer(actions)
  for (let left = actions; left > 0; left--) {
    const all = fairyTale.list(state)
    if (all.length === 0) break
    playInPlace(fairyTale, state, pick(all), seededRng(state))
  }
  return writeForest(state)
}

/** Random positions, and small texts that are one slip away from rare problems. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  boogyman: [
    ...written(duels, writeDuel, 12),
    'tiles a1 R; d4 rr!; d5 ryy; e5 gyy; f6 gy; g7 g\nactions 1\nturn 9\nquiet 3',
    'tiles a1 R; a2 R; b1 g!\non-turn red',
    'tiles a1 rrr; a2 rrr; a3 r; b1 ggg; b2 ggg; b3 gg',
    'tiles a1 rrr; a2 rrrr\nrules trees three',
    'tiles\nplacing 1\nfirst green\nrules trees three',
    'tiles a1 yyy; d4 g\noutcome draw agreed',
    'tiles d4 r; d4 g\noutcome red seven',
    'tiles d4 r\noutcome green gave-up\nrules trees two',
  ],
  fortland: [
    ...written(lands, writeLands, 12),
    'a a A\nB b b\nphase muster\narmies a waits; b w2',
    'a a A\nB b b\narmies a n1; b n1',
    'a+a a+a A+a\nB+a b+a b+a',
    'B b+a a+c A\nb . . a+a\nc . . d\nC c+c d D\narmies a n3; b w1; c s2 cw; d e4\nactions 5\nbuilt e3\nturned',
    'B b a A\nb . . a\nc . . d\nC c d D\narmies a fallen; b fallen; c fallen\noutcome last d\nphase over',
    'B b a A\nb . . a\nc . . d\nC c d D\noutcome winter a b\nrules leave on; winter 30; own-forts cost',
    'B b a A\nb . . a\nc . . c\nC c c b\narmies a fallen; b waits\non-turn a\nphase act',
  ],
  fortress: [
    ...written(siegePositions, writeSiege, 14),
    'fortress-name glass-hill; own brave-tailor; lands 2 0 1; spent 2; laid 1; treasure honing-wheel; hand wood*2 golden-key',
    'garrison goose-maid; army mill-ox iron-hans!; column mill-ox>1; attacked; phase assault; life 0',
    'outcome draw assault; phase over; pending again; dice 1 2 3 4; draws 0 0 0 0',
    'garrison -; army mill-ox; turn 0; pending opening; weather 0 -1 -1 -2 -2 -3; rules gift=hand order=strongest',
    'phase act; lands 1 1 0; spent 3; laid 3; treasure siege-ram; deck golden-key',
    'garrison goose-maid; life 1; phase over',
    'garrison -; army mill-ox; phase act',
  ],
  muster: [
    ...written(sieges, writeMuster, 12),
    'muster goose-maid*3; treasure siege-ram; lands 0 12 0; defenders 5',
    'rules order=strongest; lands 1 2; fortress glass-hill; defenders 9',
  ],
  citadel: [
    ...written(towns, writeTown, 12),
    'version strategic | seat 1 bricks 9 plots c6 b6=cottage hand inn manor influence spy loan | seat 2 bricks 3 plots c4=inn h5 hand stable | seat 3 bricks 0 plots c2 | pawnshop chapel',
    'seat 1 bricks 4 plots c3=turnpike f3 hand stable* inn influence loan spy | seat 2 bricks 0 plots d3 | phase choose | on-turn 1',
    'seat 1 bricks 0 plots a4 influence loan loan spy torch | seat 2 bricks 0 plots c5 | question discard 1 ending',
    'seat 1 out bricks 2 | seat 2 bricks 1 plots a1 | seat 3 bricks 1 plots b1 | on-turn 2 | winners 2 | phase over',
    'seat 1 bricks 1 plots a1 | seat 2 bricks 1 plots b1 | winners 1 2 | phase over | two orders',
    'seat 1 bricks 2 plots a1 a2 hand inn | seat 2 bricks 1 plots b1 hand inn* stable | on-turn 2 | drawing reveal | phase reveal | question withdraw 1 a1 a2 | question withdraw 2 b1 by plague',
    'seat 1 bricks 2 plots a1 hand inn stable | seat 2 bricks 1 plots b1 hand inn | on-turn 1 | question give 1 from 2 took inn* | powers trade 1; crafts 2 | spent claims 1; sold inn stable | neutral c1=inn',
  ],
  'fairy-tale': [
    forestAfter(40, 3, 'fairy-tale', {}, everyBox(false)),
    forestAfter(25, 2, 'bedtime-story', { supply: 'hand', goal: 'rounds' }, everyBox(true)),
    forestAfter(60, 4, 'fairy-tale', { heroes: 'mortal', arrivals: 'each', noDen: 'none' }, everyBox(true)),
    'the last fairy tale 1\nforest\n . ┏2 .\n ┗ O ╸w\n . ┃GN3 .\nseats beast 1,0; aladdin 0,-1\nhearts 2\nturn 7\ndiamonds 1',
    'O ╸1\nmonsters 1 ogre 1,0 candy-house\nnext-monster 2\nphase new-monsters\nrolls monsters 1; movement 1\non-turn beast\nseats beast 0,0',
    'O\nopening ┗#4 north 2; ┃#7 hand; ╋#1 east 0; ┳#2 hand\nphase opening\nturn 0',
    '. ╻2\n. O\npending movement-side\nphase monsters-move\nspent steps 1; removes 1\nrules sides half; noDen none',
    'O ╸3\npending die new-monsters 4 3\nphase new-monsters\nrules arrivals each\nreached 1\nhearts 2',
    'O ╸1\npending clear-place beast delivery\nseats beast 0,0; huntsman 1,0\nmonsters 1 troll 1,0\nboxes resources special',
    'O\nmarket ┗#12 - ╹◆#1\npile 11 ╹◆#2; 11 ╹◆#3; 0\npool ┗#5 ┃#9\nunder ┗#7\ndice 1 2 3 4\ndraws 0 0 0 1',
    'O ╸\nhands ┗#4 ┃#5; ╋#6 -\nrules supply hand; goal last-tile\nseats beast 0,0; huntsman 0,0\ntiles 9',
    'O ━1\nboxes fire river ways soldiers\nburning 1,0 2\nspent turned 1,0 a\nseats beast 0,0 water',
    'O ━\nboxes spells river\nflooded 1,0 2\nspells vanish beast\ncurses night 1,0\noutcome lost\nphase over\nhearts 0',
    'O ┃c4 ╸\noutcome given-up\nphase over\nrules oak frail; heroes mortal',
  ],
}

const records = Object.entries(NOTATION_READERS).map(([reader, read]): RecordedAnswers => {
  const texts = TEXTS[reader] ?? []
  const answers = spoiltTexts(texts).map(read)
  const counts: Record<string, number> = {}
  for (const { code } of answers) counts[code] = (counts[code] ?? 0) + 1
  console.log(reader, counts)
  return { reader, texts, hashes: answers.map(({ answer }) => answerHash(answer)).join('') }
})
writeFileSync(FILE, `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`)
