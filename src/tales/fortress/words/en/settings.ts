/** Words of those settings that this tale reads in its own way. */
export const settings = {
  foresight: 'Foresight',
  foresightOf: { all: 'Everything', aimed: 'What is aimed', off: 'Off' },
  speed: 'Fights and nights',
  about: 'A siege for one, with a deck of your own. It sends nothing anywhere.',
}
