/** Words of any page: the name of the house, and what may be done with a page. */
export const sharedCommon = {
  title: 'The Last Fairy Tale',
  close: 'Close',
  cancel: 'Never mind',
  toNight: 'To the night page',
  toDay: 'To the day page',
  /** Several names as one phrase. */
  list: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names),
}
