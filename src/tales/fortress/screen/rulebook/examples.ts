import {
  type Fortress,
  fortress,
  parseAction,
  parseNotation,
  positionConfig,
} from '../../../../engine/fortress/index.ts'
import {
  type Example,
  exampleBook,
  type Several,
  writing,
} from '../../../../ui/frames/rulebook/example-book.ts'
import { drawn } from '../../../../ui/frames/written.ts'
import type { AllWords } from '../../words/all-words.ts'

type Ruling = keyof AllWords['rules']['numbered']

/** Positions use the notation of docs/FORTRESS.md. */
const { does, no } = writing<Fortress, Ruling>({ actionOf: parseAction, line: ' / ' })

/** The pages of the rule book in order, with their examples. */
const EXAMPLES = {
  opening: [
    does(
      'turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*3 wood*5',
      ['keep or redraw'],
      'turn-began',
      [4],
    ),
    does(
      'turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*9',
      ['redraw'],
      'hand-dealt',
      [4],
    ),
    does(
      'turn 0; pending opening; life 20; garrison goose-maid; hand wood*7; deck mill-ox*9',
      ['lay wood'],
      no('answer-first'),
      [4],
    ),
  ],
  lay: [
    does(
      'life 20; garrison goose-maid; hand wood*3; deck mill-ox*3',
      ['lay wood', 'lay wood', 'lay wood'],
      'life-lost',
      [7],
    ),
    does(
      'life 1; garrison goose-maid; army mill-ox; lands 1 0 0; laid 1; hand wood',
      ['lay wood'],
      no('last-life'),
      [7],
    ),
    does(
      'life 9; garrison goose-maid; army mill-ox; lands 1 0 0; laid 1; treasure golden-key; hand wood',
      ['lay wood'],
      'land-laid',
      [7, 21],
    ),
  ],
  cast: [
    does(
      'garrison goose-maid; lands 2 0 0; hand bridge-goat',
      ['cast bridge-goat', 'send bridge-goat'],
      no('not-ready'),
      [9],
    ),
    does('garrison goose-maid; lands 1 5 0; hand antler-king', ['cast antler-king'], no('kind-missing'), [8]),
    does(
      'garrison goose-maid; lands 0 0 4; spent 1; hand river-nix',
      ['cast river-nix'],
      no('too-few-lands'),
      [8],
    ),
    does(
      'garrison goose-maid; lands 1 6 0; treasure golden-key; hand antler-king',
      ['cast antler-king'],
      'cast',
      [8, 21],
    ),
    does('garrison goose-maid; lands 2 0 0; hand mill-ox', ['cast bridge-goat'], no('not-in-hand')),
  ],
  treasure: [
    does(
      'garrison goose-maid; army mill-ox!; lands 0 2 0; hand league-boots',
      ['cast league-boots', 'send mill-ox'],
      'met',
      [9, 21],
    ),
    does(
      'garrison honey-bear; army honey-bear; treasure honing-wheel; deck wood',
      ['send honey-bear', 'fight'],
      'fought',
      [21],
    ),
    does(
      'life 12; garrison honey-bear; army mill-ox; treasure wishing-table; deck wood*3',
      ['end'],
      'night-rolled',
      [16, 21],
    ),
  ],
  attack: [
    does(
      'garrison goose-maid thumb-knight; army donkey-drummer honey-bear; deck wood',
      ['send donkey-drummer', 'send honey-bear', 'fight'],
      'fought',
      [11],
    ),
    does(
      'garrison goose-maid; army donkey-drummer honey-bear',
      ['send donkey-drummer', 'send honey-bear'],
      no('nobody-to-meet'),
      [14],
    ),
    does(
      'garrison goose-maid; army donkey-drummer; deck wood',
      ['send donkey-drummer', 'end'],
      no('fight-first'),
      [11],
    ),
    does(
      'garrison iron-hans; army iron-hans hedgehog-piper',
      ['send iron-hans', 'fight', 'send hedgehog-piper'],
      no('attacked-already'),
      [10],
    ),
    does(
      'garrison goose-maid thumb-knight; army mill-ox',
      ['send mill-ox', 'send mill-ox'],
      no('sent-already'),
      [11],
    ),
    does('garrison goose-maid; army mill-ox; hand honey-bear', ['send honey-bear'], no('not-in-army'), [11]),
    does('garrison goose-maid; army mill-ox', ['fight'], no('nobody-sent'), [11]),
  ],
  meet: [
    does('garrison goose-maid honey-bear antler-king; army bridge-goat', ['send bridge-goat'], 'met', [12]),
    does('garrison snow-maid moss-boar; army donkey-drummer', ['send donkey-drummer'], 'met', [12, 13]),
    does(
      'garrison antler-king goose-maid; army donkey-drummer honey-bear; deck wood',
      ['send donkey-drummer or send honey-bear'],
      'met',
      [12],
    ),
    does(
      'garrison mirror-imp gander-rider brave-tailor; army antler-king donkey-drummer',
      ['send antler-king', 'send donkey-drummer'],
      'met',
      [12, 13],
    ),
  ],
  fight: [
    does(
      'garrison broom-witch; army brave-tailor mill-ox; deck wood',
      ['send brave-tailor', 'fight'],
      'fought',
      [15],
    ),
    does(
      'garrison snow-maid moss-boar; army donkey-drummer; deck wood',
      ['send donkey-drummer', 'fight'],
      'fought',
      [15],
    ),
    does(
      'garrison thumb-knight; army bean-giant; deck wood',
      ['send bean-giant', 'fight'],
      'garrison-gone',
      [15, 18],
    ),
  ],
  night: [
    does('life 12; garrison goose-maid; army mill-ox; deck wood*5', ['end', 'end'], 'night-rolled', [16]),
    does(
      'life 19; garrison goose-maid; army mill-ox; deck wood*5',
      ['end', 'end', 'end', 'end'],
      'life-gained',
      [16],
    ),
    does('life 20; garrison goose-maid; army mill-ox; hand wood', ['end'], 'turn-began', [5, 16]),
    does('life 20; garrison goose-maid; army mill-ox; hand wood*8; deck wood', ['end'], 'drawn', [6]),
    does(
      'fortress-name winter-palace; own snow-maid; weather 0 -1 -1 -2 -2 -2; walls 2; life 12; garrison snow-maid; army mill-ox; deck wood*5',
      ['end', 'end'],
      'night-rolled',
      [16, 26],
    ),
  ],
  assault: [
    does('life 8; army bean-giant bean-giant; deck wood', ['assault'], 'assault-rolled', [18]),
    does(
      'life 8; army bean-giant antler-king!; treasure siege-ram; deck wood',
      ['assault'],
      'assault-rolled',
      [18],
    ),
    does('life 8; army bean-giant bean-giant bean-giant; deck wood', ['assault'], 'over', [18, 24]),
    does(
      'fortress-name glass-hill; own brave-tailor; weather 0 -1 -1 -1 -2 -2; walls 3; life 8; slain brave-tailor; army bean-giant iron-hans; deck wood',
      ['assault'],
      'assault-rolled',
      [18, 26],
    ),
    does('life 8; army bean-giant; deck wood', ['end'], no('must-assault'), [18]),
    does('garrison goose-maid; army bean-giant; deck wood', ['assault'], no('garrison-stands'), [18]),
  ],
  again: [
    does(
      'pending again; life 6; slain goose-maid; army hedgehog-piper; deck wood*8 mill-ox*2',
      ['again'],
      'siege-began',
      [19],
    ),
    does(
      'pending again; life 6; slain goose-maid; army hedgehog-piper; deck wood*8',
      ['yield'],
      'over',
      [19],
    ),
    does(
      'drawn 3; pending again; life 4; slain bridge-goat*3; fallen donkey-drummer*3 mill-ox; army mill-ox mill-ox; lands 3 0 0; treasure honing-wheel; hand honey-bear*3; deck wood*10 antler-king*3',
      ['again'],
      'siege-began',
      [2, 3, 19],
    ),
    does('life 9; garrison goose-maid; army mill-ox', ['again'], no('not-asked'), [19]),
  ],
  end: [
    does('garrison broom-witch; army broom-witch', ['send broom-witch', 'fight'], 'over', [17]),
    does('life 9; garrison goose-maid; army mill-ox', ['give-up', 'end'], no('over'), [20]),
    does('life 9; garrison goose-maid; army mill-ox', ['give-up'], 'over', [20]),
  ],
  order: [
    does(
      'rules order=strongest; garrison antler-king goose-maid; army donkey-drummer honey-bear',
      ['send donkey-drummer', 'send honey-bear'],
      no('stronger-first'),
      [25],
    ),
    does(
      'rules order=strongest; garrison antler-king goose-maid; army donkey-drummer honey-bear; deck wood',
      ['send honey-bear', 'send donkey-drummer'],
      'met',
      [25],
    ),
  ],
} satisfies Record<string, Several<Example<Fortress, Ruling>>>

export type PageId = keyof typeof EXAMPLES

export const BOOK = exampleBook(fortress, EXAMPLES, ({ position }) => {
  const first = drawn(parseNotation(position))
  return { first, config: positionConfig(first, '') }
})
