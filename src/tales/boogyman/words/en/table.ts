/** What stands round the board. */
export const table = {
  name: 'The table',
}
