/** What the keys of this tale do, on the sheet of all keys. */
export const keys = {
  groups: { board: 'Wall, field and hand' },
  onBoard: 'While the focus is on wall, column, army, lands or hand.',
  means: {
    begin: 'On the cover: begin',
    confirm: 'Send it, cast it, lay it',
    'put-back': 'Put away what is aimed',
    fight: 'Fight',
    end: 'End the turn, or storm the gate',
    back: 'Take the last step back',
    why: 'Who meets it, and why',
    odds: 'Hear the odds and the nights',
    about: 'Read the card, and hear it; again: put it away',
    again: 'See the last turn again',
    hint: 'Ask the Captain; again: more of it',
    rove: 'Along a row; up and down from row to row',
    'row-ends': 'To the first or the last of a row',
  },
}
