/** What the keys of this tale do, on the sheet of all keys. */
export const keys = {
  groups: { board: 'The road' },
  onBoard: 'While the focus is on the road.',
  means: {
    begin: 'On the cover: begin',
    roll: 'Roll',
    end: 'End the turn',
    turn: 'Turn round',
    build: 'Build a fort: besiege or fortify',
    tear: 'Tear down, or take your own fort home',
    march: 'March one space',
    'do-all': 'Do all that is aimed at',
    confirm: 'March to the space; where more is needed, aim at it, and again: do it',
    'put-back': 'Let go of what is aimed at',
    again: 'See the last turn again',
    countries: 'Hear how all countries stand',
    describe: 'Hear what threatens',
    hint: 'Ask the Guardian',
    level: 'Dangers: off, what threatens, or everything',
    rove: 'Round the road, or straight across',
    'row-ends': 'Home: to the army on turn',
  },
}
