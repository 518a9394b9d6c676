import { describe, expect, it } from 'vitest'
import { parseNotation } from '../testing.ts'
import { FARTHEST, LONGEST_TEXT, MOST_TILES } from './limits.ts'
import { type ProblemCode, problemText } from './problem.ts'

/** Texts for every problem, with the line that is reported and the sentence. */
const EXAMPLES: Record<ProblemCode, [text: string, line: number, said: string][]> = {
  'too-long': [['O'.repeat(LONGEST_TEXT + 1), 0, 'The text is longer than 500000 characters.']],
  'unknown-version': [['the last fairy tale 2\nO', 1, 'version 2 of the notation is unknown here.']],
  'unknown-line': [
    ['O\nmood gloomy', 2, 'no line is called "mood".'],
    ['O\nthe last fairy tale 1', 2, 'no line is called "the".'],
    ['O\nheart 3', 2, 'no line is called "heart".'],
  ],
  'line-twice': [['O\nhearts 3\n\nhearts 3', 4, 'the line "hearts" is there twice.']],
  'no-forest': [
    ['', 0, 'No forest is drawn.'],
    ['the last fairy tale 1\nforest\nhearts 3', 0, 'No forest is drawn.'],
  ],
  'forest-twice': [
    ['O\nhearts 3\nO', 3, 'the forest is drawn twice.'],
    ['O\nforest', 2, 'the forest is drawn twice.'],
  ],
  'ragged-row': [['. ╻\n. O .', 2, 'this row has 3 cells, those above 2.']],
  'strange-cell': [
    ['O x', 1, '"x" is no cell of a forest.'],
    ['O ╸0', 1, '"╸0" is no cell of a forest.'],
    ['O ╸2◆', 1, '"╸2◆" is no cell of a forest.'],
    ['O ╸w◆', 1, '"╸w◆" is no cell of a forest.'],
    ['O ╸∩▽', 1, '"╸∩▽" is no cell of a forest.'],
    ['O ╸2w', 1, '"╸2w" is no cell of a forest.'],
    ['O ╸!', 1, '"╸!" is no cell of a forest.'],
    ['O w', 1, '"w" is no cell of a forest.'],
    ['O ◆', 1, '"◆" is no cell of a forest.'],
  ],
  'wrong-sides': [
    ['O ╸oNESS', 1, 'in "╸oNESS" the fixed-order does not name 4 different sides: N, E, S or W.'],
    ['O ╸oNES', 1, 'in "╸oNES" the fixed-order does not name 4 different sides: N, E, S or W.'],
    ['O ╸G', 1, 'in "╸G" the gate names no side: N, E, S or W.'],
    ['O\nmarket ╸Wx', 2, 'in "╸Wx" the wall names no side: N, E, S or W.'],
  ],
  'wrong-number': [
    ['O ╸c', 1, 'in "╸c" the capacity bears none of its numbers: 1, 2, 4, 5.'],
    ['O ╸c3', 1, 'in "╸c3" the capacity bears none of its numbers: 1, 2, 4, 5.'],
    ['O\nunder ┗#1 ┗c9#2', 2, 'in "┗c9#2" the capacity bears none of its numbers: 1, 2, 4, 5.'],
  ],
  'no-road-for-symbol': [
    ['O ┃GE', 1, 'in "┃GE" the gate has no road east to stand on.'],
    ['O\npool ┗WS', 2, 'in "┗WS" the wall has no road south to stand on.'],
  ],
  'symbol-twice': [
    ['O ┃GNGN!', 1, 'in "┃GNGN!" the gate is there twice.'],
    ['O ┃c4c5', 1, 'in "┃c4c5" the capacity is there twice.'],
    ['O ┃oNESWwoSWNE', 1, 'in "┃oNESWwoSWNE" the fixed-order is there twice.'],
  ],
  'never-spent': [
    ['O ╸w!', 1, 'in "╸w!" the wood is spent, which it never can be.'],
    ['O ╸s!2', 1, 'in "╸s!2" the swap is spent, which it never can be.'],
    ['O ╸c4!', 1, 'in "╸c4!" the capacity is spent, which it never can be.'],
    ['O ╸♜!', 1, 'in "╸♜!" the palace is spent, which it never can be.'],
  ],
  'never-numbered': [
    ['O ╋u2!\nboxes dark', 1, 'in "╋u2!" the war-drum is used up and still bears a number.'],
  ],
  // Needs missing rules of expansions: tested in tests/expansions/without.test.ts.
  'boxes-to-come': [],
  'without-its-box': [
    ['O\nseats beast 0,0 water', 2, '"water" is of the box fire, which the line "boxes" does not name.'],
    [
      'O\nboxes river\nspent turned 1,0 a',
      3,
      '"turned" is of the box ways, which the line "boxes" does not name.',
    ],
    ['O\nspent orders 1', 2, '"orders" is of the box soldiers, which the line "boxes" does not name.'],
    ['O\nspent casts shoes', 2, '"casts" is of the box spells, which the line "boxes" does not name.'],
    [
      'O ━1\nmonsters 1 ogre 1,0 sleep',
      2,
      '"sleep" is of the box spells, which the line "boxes" does not name.',
    ],
    ['O ━f', 1, '"torch" is of the box fire, which the line "boxes" does not name.'],
    ['O ━♨', 1, '"kiln" is of the box fire, which the line "boxes" does not name.'],
    [
      'O ━\nboxes river\nburning 1,0 2',
      3,
      '"burning" is of the box fire, which the line "boxes" does not name.',
    ],
  ],
  'somebody-stands-there': [
    ['O ━1\nboxes fire\nburning 1,0 2', 3, 'somebody stands at 1,0, where nobody can.'],
    ['O ━\nboxes river\nflooded 1,0 2\nseats beast 1,0', 3, 'somebody stands at 1,0, where nobody can.'],
  ],
  'hands-without-rule': [
    ['O\nhands ┗#4 ┃#5', 2, 'there are hands, but the line "rules" does not say "supply hand".'],
  ],
  'hands-and-market': [
    [
      'O\nhands ┗ ┃\nmarket ┃\nrules supply hand',
      2,
      'there are hands and a market, but only one of them can be.',
    ],
  ],
  'hand-too-large': [['O\nmarket ┗ ┃ ┃\nrules supply hand', 1, 'a hand has no more than 2 tiles.']],
  'delays-nobody': [
    ['O ╸1\nmonsters 1 ogre 1,0 palace', 2, '"palace" is nothing that delays monsters.'],
    ['O ╸1\nmonsters 1 ogre 1,0 soup', 2, '"soup" is nothing that delays monsters.'],
  ],
  'no-oak': [['╻ ╸', 1, 'no oak (O) stands in the forest.']],
  'oak-twice': [['O\nO', 2, 'the oak (O) stands in the forest twice.']],
  'too-far': [
    [
      `O ${'. '.repeat(FARTHEST)}╸`,
      1,
      'a tile lies, or could come to lie, further than 120 squares from the oak.',
    ],
    [
      `O ${'. '.repeat(FARTHEST - 1)}╸\nmarket ┗`,
      1,
      'a tile lies, or could come to lie, further than 120 squares from the oak.',
    ],
  ],
  'too-many-tiles': [
    [
      `O ${'╋ '.repeat(99)}\n${`${'╋ '.repeat(100)}\n`.repeat(MOST_TILES / 100)}`,
      1,
      'there are more than 2000 tiles.',
    ],
  ],
  'too-many-monsters': [['O ╸9999 ╸9', 1, 'there are more than 10000 monsters.']],
  unreadable: [
    ['O\nhearts four', 2, '"four" stands where a whole number in reach should be.'],
    ['O\nhearts 4', 2, '"4" stands where a whole number in reach should be.'],
    ['O\nhearts -1', 2, '"-1" stands where a whole number in reach should be.'],
    ['O\nhearts', 2, '"" stands where a whole number in reach should be.'],
    [
      'O ╸1\nmonsters 1 gnome 1,0',
      2,
      '"1 gnome 1,0" stands where a monster, such as "1 ogre 2,0" should be.',
    ],
    ['O\nseats wolf 0,0', 2, '"wolf 0,0" stands where a seat, such as "beast 0,-1" should be.'],
    ['O\nphase night', 2, '"night" stands where the name of a phase should be.'],
    [
      'O\npending spawn-side 0',
      2,
      '"spawn-side 0" stands where a question, such as "spawn-side 2" or "movement-side" should be.',
    ],
    ['O\nspent naps 1', 2, '"naps 1" stands where what was spent, such as "steps 1" should be.'],
    ['O\noutcome draw', 2, '"draw" stands where an outcome: won, lost or given-up should be.'],
    ['O\nmarket ┗#12#', 2, '"┗#12#" stands where a tile, such as ┗#12 or ╹◆#1 should be.'],
    ['O\npool ╹◆', 2, '"╹◆" stands where a tile that is no dark diamond, such as ┗#12 should be.'],
    [
      'O\npile 1 ╹∩; 0; 0',
      2,
      '"1 ╹∩" stands where a third of the pile, such as "11 ╹◆#1" or "10" should be.',
    ],
    [
      'O\nboxes special toys',
      2,
      '"toys" stands where a box: resources, simple, knotty, special, fire, river, ways, soldiers, dark, quests, spells should be.',
    ],
    ...['wolf', 'huntsman soup', 'huntsman delivery 0,0', 'huntsman palace 0,0', 'huntsman catapult'].map(
      (what): [string, number, string] => [
        `O ╸1\npending clear-place ${what}`,
        2,
        `"clear-place ${what}" stands where a question, such as "spawn-side 2" or "movement-side" should be.`,
      ],
    ),
    [
      'O ╸1\npending clear-place huntsman delivery; catapult 4,4',
      2,
      '"clear-place huntsman delivery; catapult …" stands where a question, such as "spawn-side 2" or "movement-side" should be.',
    ],
    [
      'O\npending movement-side; delivery',
      2,
      '"movement-side; delivery" stands where a question, such as "spawn-side 2" or "movement-side" should be.',
    ],
    [
      'O\nopening ╹◆ hand; ┗ hand; ┗ hand; ┗ hand',
      2,
      '"╹◆" stands where a tile that is no dark diamond, such as ┗#12 should be.',
    ],
    ['O\npile 1 ┗; 0; 0', 2, '"1 ┗" stands where a third of the pile, such as "11 ╹◆#1" or "10" should be.'],
    [
      'O\npile 0 ╹◆; 0; 0',
      2,
      '"0 ╹◆" stands where a third of the pile, such as "11 ╹◆#1" or "10" should be.',
    ],
    [
      'O\nopening ┗ up; ┗ hand; ┗ hand; ┗ hand',
      2,
      '"┗ up" stands where a first tile, such as "┗#4 north 2" or "┗#4 hand" should be.',
    ],
    [
      'O\nrules sides round',
      2,
      '"sides round" stands where a house rule and one of its readings, such as "sides half" should be.',
    ],
    ['O\ndice 1 2 3 2147483648', 2, '"2147483648" stands where a whole number of 32 bits should be.'],
  ],
  'wrong-count': [
    ['O\nmarket ┗ ┗ ┗ ┗', 2, 'there are 4 entries, but there should be 0 to 3.'],
    ['O\nseats', 2, 'there are 0 entries, but there should be 1 to 6.'],
    ['O\npile 0; 0', 2, 'there are 2 entries, but there should be 3.'],
    ['O ╸\ntiles 1 2', 2, 'there are 2 entries, but there should be 1.'],
    ['O\ndraws 1 2 3', 2, 'there are 3 entries, but there should be 4.'],
  ],
  'said-twice': [
    ['O\nseats beast 0,0; beast 0,0', 2, '"beast" is there twice.'],
    ['O ╸2\nmonsters 1 ogre 1,0; 1 troll 1,0', 2, '"1" is there twice.'],
    ['O\nspent steps 1; steps 1', 2, '"steps" is there twice.'],
    ['O\nboxes simple simple', 2, '"simple" is there twice.'],
    ['O\nrules sides half; sides half', 2, '"sides" is there twice.'],
  ],
  'no-tile-there': [
    ['O\nseats beast 0,1', 2, 'no tile for this lies at 0,1.'],
    ['O\nmonsters 1 ogre 1,0', 2, 'no tile for this lies at 1,0.'],
    ['O\nmonsters 1 ogre 0,0', 2, 'no tile for this lies at 0,0.'],
  ],
  'stands-on-diamond': [['O ╸◆\nseats beast 1,0', 2, 'nobody can stand on the dark diamond at 1,0.']],
  'unknown-seat': [['O\non-turn beast', 2, '"beast" has no seat.']],
  'side-twice': [
    ['O\nopening ╹ south 0; ╹ south 0; ╹ hand; ┗ hand', 2, 'two first tiles lie on the side south.'],
  ],
  'no-road-to-the-oak': [
    [
      'O\nopening ╹ north 0; ╹ hand; ╹ hand; ┗ hand',
      2,
      'the first tile on the side north has no road to the oak.',
    ],
  ],
  'dead-generator': [['O\ndice 0 0 0 0', 2, 'a generator of noughts never gives anything else.']],
  'monsters-disagree': [
    ['O ╸2\nmonsters 4 ogre 1,0', 2, 'at 1,0 the drawing has 2 monsters and the list 1.'],
    ['O ╸\nmonsters 4 ogre 1,0', 2, 'at 1,0 the drawing has 0 monsters and the list 1.'],
  ],
  'number-is-taken': [['O ╸2\nnext-monster 2', 2, 'monster 2 is there already, so it cannot come next.']],
  'tile-twice': [
    ['O ╸ ╸\ntiles 4 4', 2, 'tile 4 is there twice.'],
    ['O\nmarket ┗#4 ┗#4', 0, 'Tile 4 is there twice.'],
  ],
  'too-many-diamonds': [
    ['O ╸◆ ╸◆\nmarket ╹◆ ╹◆', 0, 'There are 4 dark diamonds, but no more than 3 exist.'],
    ['O ╸◆\nmarket ╹◆\ndiamonds 2', 3, 'there are 4 dark diamonds, but no more than 3 exist.'],
  ],
  'diamond-roads': [['O ┗◆', 1, 'the dark diamond 1 does not have one road.']],
  'pile-disagrees': [
    ['O\npile 2 ╹◆; 0; 0', 2, 'the thirds hide 1 path tiles, but 0 are still to come.'],
    ['O\npool ┗', 0, 'The thirds hide 0 path tiles, but 1 are still to come.'],
  ],
  'too-many-hearts': [['O\nhearts 2\nrules oak frail', 2, 'this oak has no more than 1 heart.']],
  'spent-too-much': [
    ['O\nspent steps 3', 2, 'no more than 2 steps can be spent.'],
    ['O\nspent removes 2', 2, 'no more than 1 removes can be spent.'],
  ],
  'question-disagrees': [
    ['O\nphase action\npending spawn-side', 3, 'the question does not go with the phase action.'],
    [
      'O\nphase monsters-move\npending spawn-side 1',
      3,
      'the question does not go with the phase monsters-move.',
    ],
    ['O\nphase monsters-move', 0, 'The question does not go with the phase monsters-move.'],
  ],
  'nothing-to-clear': [
    ['O\npending clear-place', 2, 'it is asked which tile to clear, but no monster stands there.'],
    [
      'O ╺ ╸2\npending clear-place huntsman catapult 0,0; delivery',
      2,
      'it is asked which tile to clear, but no monster stands there.',
    ],
  ],
  'rolls-disagree': [
    ['O\nrolls monsters 1; movement 1', 2, 'the rolls to be made do not go with the phase action.'],
    [
      'O\nphase new-monsters\nrolls monsters 0; movement 1',
      3,
      'the rolls to be made do not go with the phase new-monsters.',
    ],
    [
      'O\nphase new-monsters\nrolls monsters 2; movement 1',
      3,
      'the rolls to be made do not go with the phase new-monsters.',
    ],
  ],
  'opening-disagrees': [
    ['O\nphase opening', 0, 'The first tiles do not go with the line "phase".'],
    ['O\nturn 0', 0, 'The first tiles do not go with the line "turn".'],
    ...['phase action', 'turn 1', 'on-turn beast', 'hearts 2', 'diamonds 1', 'market ┗'].map(
      (line): [string, number, string] => [
        `O\nseats aladdin 0,0; beast 0,0\nopening ╹ hand; ╹ hand; ╹ hand; ┗ hand\n${line}`,
        3,
        `the first tiles do not go with the line "${line.split(' ')[0]}".`,
      ],
    ),
    ['O ╸\nopening ╹ hand; ╹ hand; ╹ hand; ┗ hand', 2, 'the first tiles do not go with the line "forest".'],
  ],
  'outcome-disagrees': [
    ['O\nhearts 0', 0, 'The outcome does not go with the line "hearts".'],
    ['O\nhearts 1\noutcome lost', 3, 'the outcome does not go with the line "hearts".'],
    ['O\nhearts 0\noutcome won', 3, 'the outcome does not go with the line "hearts".'],
    ['O\noutcome won', 2, 'the outcome does not go with the line "diamonds".'],
    ['O\ndiamonds 3', 0, 'The outcome does not go with the line "diamonds".'],
    ['O\nphase over', 0, 'The outcome does not go with the line "phase".'],
    ['O\noutcome given-up\nphase action', 2, 'the outcome does not go with the line "phase".'],
  ],
  'never-drawn': [
    [
      'O ━ ╸◆\nboxes spells\ncurses night 2,0; drawn feet',
      3,
      '"night" is there, but not among those that were drawn.',
    ],
  ],
  'gone-disagrees': [
    [
      'O\nseats huntsman 0,0; beast -\nrules heroes mortal',
      0,
      'Whether beast was carried off is said otherwise in the lines "seats" and "gone".',
    ],
    [
      'O\nseats huntsman 0,0; beast 0,0\ngone beast\nrules heroes mortal',
      3,
      'whether beast was carried off is said otherwise in the lines "seats" and "gone".',
    ],
  ],
  'gone-without-rule': [
    [
      'O\nseats huntsman 0,0; beast -\ngone beast\nboxes fire',
      3,
      'somebody was carried off, but the line "rules" does not say "heroes mortal".',
    ],
  ],
}

const cases = Object.entries(EXAMPLES).flatMap(([code, examples]) =>
  examples.map(([text, line, said]) => ({ code, text, line, said })),
)

describe('an invalid position', () => {
  it.each(cases)('$code: $said', ({ code, text, line, said }) => {
    const parsed = parseNotation(text)
    expect(parsed).toMatchObject({ ok: false, error: { code, line } })
    if (!parsed.ok) expect(problemText(parsed.error)).toBe(line > 0 ? `Line ${line}: ${said}` : said)
  })

  it('is quoted only in part in the problem', () => {
    const parsed = parseNotation(`O\nphase ${'x'.repeat(1000)}`)
    expect(!parsed.ok && problemText(parsed.error).length).toBeLessThan(120)
  })
})
