/** What the frames say that every tale's screens are set in. */
export const frames = {
  log: {
    heading: 'The tale so far',
    empty: 'The tale has not begun.',
    explain: 'Why?',
  },
}
