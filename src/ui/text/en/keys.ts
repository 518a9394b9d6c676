/** Words of the sheet of keys. */
export const keys = {
  title: 'Keys',
  groups: {
    turn: 'The turn',
    show: 'While it is shown',
    look: 'Looking and asking',
    page: 'Everywhere',
  },
  /** What is printed on keys that are no characters; arrows are read aloud by their names. */
  caps: { Shift: 'Shift', Enter: 'Enter', Escape: 'Esc' },
  arrows: {
    ArrowUp: 'up arrow',
    ArrowRight: 'right arrow',
    ArrowDown: 'down arrow',
    ArrowLeft: 'left arrow',
  },
  held: 'held down',
  means: {
    undo: 'Undo',
    redo: 'Do it again',
    pause: 'Pause what is shown, or go on',
    step: 'One step, then pause',
    skip: 'Skip to its end',
    pan: 'Move the view',
    'zoom-in': 'Nearer',
    'zoom-out': 'Further away',
    keys: 'This sheet',
  },
  settings: { on: 'On', off: 'Off' },
  offNote: 'They are off and left out here. All they do can be pressed.',
}
