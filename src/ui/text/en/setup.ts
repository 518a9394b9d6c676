/** Words of the cover: who plays, how dark a tale, which seed. */
export const setup = {
  whoGuards: 'Who shall guard the forest?',
  choose: 'Choose one to six. Their order is the order of play.',
  chosenAs: (name: string, order: number) => `${name}, number ${order} in the order of play`,
  oneToSix: 'one to six heroes',
  allTogether: 'No two alike. One person may lead several; all win or lose together.',
  enough: 'Six is the most. Send one away before you choose another.',
  joined: (name: string, order: number) => `${name} joins as number ${order}.`,
  left: (name: string) => `${name} leaves.`,
  movedTo: (name: string, order: number) => `${name} is now number ${order}.`,

  around: 'Around the table',
  nobody: 'Nobody yet. Choose a character to begin.',
  nobodyOnBook: 'Choose them on the other page.',
  nameOf: (character: string) => `Who leads ${character}? (may stay empty)`,
  namePlaceholder: 'name (optional)',
  earlier: (character: string) => `${character}: play earlier`,
  later: (character: string) => `${character}: play later`,
  sendAway: (character: string) => `${character}: send away`,
  addAnother: 'choose another (up to six)',
  sameName: 'Same name: one person leads both.',
  leads: (player: string, characters: string) => `${player} leads ${characters}.`,

  howDark: 'How dark a tale?',
  tiles: (count: number) => `${count} tiles`,
  longer: 'The more tiles, the longer the diamonds stay hidden, and the more monsters come.',

  seedHeading: 'The seed of the tale',
  seedLabel: 'Seed',
  seedHint: 'The same seed with the same company begins the same tale.',
  newSeed: 'New seed',
  seedWrongLength: (kept: string) =>
    `A seed has six letters and digits, like 7KM-04Q. Until it has, ${kept} is used.`,
  seedStrange: (kept: string) => `A seed has only letters A to Z and digits. Until it has, ${kept} is used.`,
  linkUnreadable: (text: string, fresh: string) =>
    `The seed in the link, “${text}”, cannot be read. The tale got a new one: ${fresh}.`,

  forestBegins: 'The forest begins',
  forestBeginsHow: 'First lay four tiles round the Oak, or let us place them for you.',

  startFlourish: 'Once upon',
  startMain: 'a time…',
  start: 'Once upon a time… Begin',
  chooseFirst: 'Choose at least one character first.',

  running: 'A tale is still being told',
  runningWho: (names: string, turn: number) => `${names}, turn ${turn}.`,
  runningOpening: (names: string) => `${names}, laying the first tiles.`,
  runningOver: (names: string) => `${names}: the tale has ended.`,
  continueTale: 'Continue the tale',
  lastPage: 'Open its last page',
  replaceTitle: 'Begin another tale?',
  replaceText: 'The tale that is being told ends here, unfinished.',
  replace: 'Begin another',
  keep: 'Keep the old one',

  rules: 'How to play',
  settings: 'Settings',
}
