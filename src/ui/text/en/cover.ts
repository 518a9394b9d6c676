/** Words of the cover of any tale: the tale as it was left, another, and the shelf. */
export const cover = {
  shelf: 'The shelf',
  lastTale: 'Your last tale',
  ended: 'It has ended.',
  goOn: 'Go on with your tale',
  lastPage: 'Open its last page',
  begin: 'Begin',
  beginFirst: 'the tale',
  beginAnother: 'a new one',
  replaceTitle: 'Begin another tale?',
  replaceText: 'The tale that is being told stays among your tales: go on with it whenever you like.',
  replace: 'Begin another',
  keep: 'Keep the old one',
}
