/** What the keys of this tale do, on the sheet of all keys. */
export const keys = {
  groups: { board: 'The clearing' },
  onBoard: 'While the focus is on the clearing.',
  means: {
    begin: 'On the cover: begin',
    confirm: 'Take up what stands there, or go there with it',
    'put-back': 'Put back what is in hand',
    spawn: 'Spawn',
    call: 'Call the Boogyman',
    again: 'See the last turn again',
    describe: 'Hear what threatens',
    hint: 'Ask the Guardian; again: more of it',
    level: 'Warnings: off, threats, or everything',
    rove: 'From tile to tile; up goes to the upper left, down to the lower right',
    slant: 'To the upper right and the lower left',
    'row-ends': 'To the first or the last tile of a row',
    fit: 'The whole clearing',
  },
}
