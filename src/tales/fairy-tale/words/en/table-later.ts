import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { verb } from './base.ts'

/** How the table stands, in sentences, for whoever asks to have it described. */
export const described = {
  left: (things: string) => `Left: ${things}.`,
  steps: (n: number) => countNoun(n, 'step', 'steps'),
  expands: (n: number) => countNoun(n, 'tile to lay', 'tiles to lay'),
  removes: (n: number) => countNoun(n, 'monster to remove', 'monsters to remove'),
  standsAt: (name: string, place: string) => `${capital(name)} ${verb(name, 'stands', 'stand')} at ${place}.`,
  standsOnOak: (name: string) => `${capital(name)} ${verb(name, 'stands', 'stand')} on the Oak.`,
  /** Of a hero who was carried off. */
  isGone: (name: string) => `${capital(name)} ${verb(name, 'was', 'were')} carried off.`,
  noMonsters: 'No monster is in the forest.',
  monsters: (n: number) =>
    `${capital(countNoun(n, 'monster', 'monsters'))} in the forest${n === 1 ? '' : ', the nearest first'}.`,
  /** The monsters of one side, or of the border between two. */
  onSide: (sides: string, groups: string) => `${capital(sides)}: ${groups}.`,
  forest: (width: number, height: number, come: number) =>
    `The forest is ${inWords(width)} wide and ${inWords(height)} high: ${countNoun(come, 'monster comes', 'monsters come')} at a time.`,
}

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')

/** The card between two players: who is on turn now, and what happened meanwhile. */
export const handover = {
  newMonsters: (n: number) => `New monsters: ${inWords(n)}`,
  /** Where one person leads several heroes, and nothing is handed over. */
  turnOf: (hero: string) => `${capital(hero.endsWith('s') ? `${hero}’` : `${hero}’s`)} turn`,
  quiet: 'All was quiet in the forest.',

  /** What happened, and after it what that means. */
  reached: (monster: string) => `${capital(monster)} reached the Oak:`,
  reachedAll: (n: number) => `${capital(monsters(n))} reached the Oak:`,
  heartsLost: (n: number) => `The Oak lost ${n === 1 ? 'a heart' : countNoun(n, 'heart', 'hearts')}:`,
  heartsLeft: (n: number) => `${n === 1 ? 'one heart is' : `${countNoun(n, 'heart', 'hearts')} are`} left.`,
  shattered: (name: string) => `${capital(name)} broke a dark diamond:`,
  broken: (n: number) => (n === 1 ? 'the first of three.' : n === 2 ? 'one is left.' : 'the last.'),
  laidDiamond: (name: string) => `${capital(name)} laid a dark diamond`,
  at: (place: string) => `at ${place}.`,
  near: (n: number) => `${capital(monsters(n))} ${n === 1 ? 'stands' : 'stand'} one step from the Oak.`,
  came: (n: number) => `${capital(monsters(n))} came`,
  from: (sides: string) => `from ${sides}.`,
  /** What one did, as parts of a sentence. */
  did: (name: string, deeds: string) => `${capital(name)} ${deeds}.`,
  deeds: {
    gone: (_name: string, n: number) => `removed ${monsters(n)}`,
    tiles: (_name: string, n: number) => `laid ${n === 1 ? 'a tile' : countNoun(n, 'tile', 'tiles')}`,
    steps: (_name: string, n: number) => `walked ${countNoun(n, 'step', 'steps')}`,
  },
}

/** What the keys of this tale do, on the sheet of all keys. */
export const keys = {
  groups: { board: 'The forest' },
  onBoard: 'While the focus is on the forest.',
  means: {
    seal: 'Roll, end the turn, begin the tale',
    take: 'Take a tile in hand',
    turn: 'Turn what is in hand',
    'turn-back': 'Turn it back',
    confirm: 'Confirm',
    'put-back': 'Put back what is in hand, or close a card or the futures',
    wield: 'Take up a power or a symbol',
    pour: 'Pour the bucket over a fire (newer boxes)',
    order: 'Recruit a soldier, or march one (newer boxes)',
    cast: 'Cast the spell (newer boxes)',
    switch: 'Turn the signpost or move the bridge here (newer boxes)',
    side: 'Choose north, east, south or west, when a side is asked',
    again: 'Watch the monsters’ turn again',
    describe: 'Hear how the table stands',
    about: 'What is this? Its card',
    why: 'Why will this monster go there?',
    hint: 'A hint of the Guardian; again: more of it',
    futures: 'The six futures',
    routes: 'All ways to the Oak',
    peek: 'See all that is to come, as long as it is held',
    level: 'Warnings: on request, dangers only, or everything',
    rove: 'From place to place; the view, where the forest itself has the focus',
    'row-ends': 'To the first or the last place of a row',
    fit: 'The whole forest',
  },
}

const suggests = (name: string) => `${capital(name)} ${verb(name, 'suggests', 'suggest')}`

/** What those who are not on turn suggest to the one who is. */
export const pins = {
  suggests,
  how: 'Point at a place, monster, tile or power. It is only a suggestion.',
  refused: (name: string) => `Only ${name} can do that. Suggest a walk, a tile, a monster or a power.`,
  walk: (place: string) => `walk to ${place}`,
  tile: (tile: string, place: string) => `lay ${tile} at ${place}`,
  monster: (monster: string, n: number) => `remove ${monster}, number ${n}`,
  pull: (character: string) => `pull ${character} here`,
  fly: (place: string) => `fly to ${place}`,
  clear: (place: string) => `clear ${place} of monsters`,
  destroy: (place: string) => `blow up the tile at ${place}`,
  swap: (tile: string, place: string) => `swap the tile at ${place} for ${tile}`,
  turn: (place: string) => `turn the tile at ${place}`,
  spoken: (name: string, words: string) => `${suggests(name)}: ${words}.`,
}
